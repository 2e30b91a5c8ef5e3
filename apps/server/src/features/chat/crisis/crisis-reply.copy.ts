import type { CrisisCheck } from '@alento/crisis-check/crisis-check';

/**
 * Fixed replies to crisis messages, not written by a model (decision D22). They follow the rules of safe messaging:
 * acknowledge what the person wrote, link help contacts, and end with a question.
 */
const HELP = '**CVV: [188](tel:188)**, a qualquer hora, de graça. Em perigo agora, **SAMU: [192](tel:192)**.';

const SELF: readonly string[] = [
  `Obrigado por me contar isso. O que você está sentindo importa, e você não precisa passar por esta hora a sós.\n\n${HELP}\n\nSe você já escreveu um [plano de segurança](/plano-de-seguranca), este é um bom momento de abrir. Você está em segurança agora? Tem alguém por perto?`,
  `Eu li o que você escreveu, e levo a sério. Uma dor assim pede gente ao lado, com voz e com tempo.\n\n${HELP}\n\nVocê consegue ligar agora, ou mandar mensagem para uma pessoa em quem confia? Eu continuo aqui. Você está em segurança neste momento?`,
];

const SELF_HARM: readonly string[] = [
  `Obrigado por confiar isso a mim. Essa dor merece cuidado, sem bronca.\n\n${HELP} Se há um ferimento, o 192 também orienta.\n\nVocê está em segurança agora? Consegue ficar num lugar onde tenha alguém por perto?`,
];

const ACUTE: readonly string[] = [
  `Ligue agora para o **SAMU: [192](tel:192)**. Se você tomou alguma coisa ou se feriu, cada minuto ajuda, e vale ligar mesmo na dúvida.\n\nFique perto de alguém, ou chame quem puder vir. O **CVV, [188](tel:188)**, também escuta. Você consegue ligar agora?`,
];

const VIOLENCE: readonly string[] = [
  `Sinto muito que isso esteja acontecendo. Sofrer violência nunca é culpa de quem sofre.\n\nSe há perigo agora, **[190](tel:190)**. Para orientação, **Ligue [180](tel:180)** ou **Disque [100](tel:100)**, a qualquer hora. Em [Ajuda agora](/ajuda) há outros caminhos.\n\nVocê está em segurança neste momento?`,
];

const OTHER: readonly string[] = [
  `Que bom que você está olhando por essa pessoa. Perguntar com calma e escutar já ajuda: falar do assunto não dá a ideia, abre espaço.\n\nSe há perigo agora, não a deixe só e ligue **[192](tel:192)**. O **CVV, [188](tel:188)**, também orienta quem está ao lado. Em [Ajuda agora](/ajuda) há um passo a passo.\n\nComo ela está neste momento? E você, como está?`,
];

const BY_KIND: Readonly<Record<NonNullable<CrisisCheck['kind']>, readonly string[]>> = {
  suicide: SELF,
  'self-harm': SELF_HARM,
  acute: ACUTE,
  violence: VIOLENCE,
};

/** The reply to a kind of crisis. `variant` selects one of several texts. */
export function crisisReply({ kind, about }: CrisisCheck, variant: number): string {
  const texts = about === 'other' ? OTHER : BY_KIND[kind ?? 'suicide'];
  return texts[variant % texts.length] ?? '';
}

/** Inserted before the first reply after a crisis message if the external service writes that reply. */
export const AFTER_CRISIS =
  'Continuo aqui com você. Se a dor apertar, o **CVV** atende no [188](tel:188) e o **SAMU** no [192](tel:192), e a página [Ajuda agora](/ajuda) está sempre aberta.';
