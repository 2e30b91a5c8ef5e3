import type { CrisisCheck } from '@alento/crisis-check/crisis-check';

/**
 * Fixed replies to crisis messages, not written by a model. They follow the rules of safe messaging: acknowledge what
 * the person wrote, link help contacts, and end with a question.
 */
const HELP = '**CVV: [188](tel:188)**, a qualquer hora, de graça. Em perigo agora, **SAMU: [192](tel:192)**.';

const SELF: readonly string[] = [
  `Obrigado por me contar isso. O que você está sentindo importa, e você não precisa passar por esta hora a sós.\n\n${HELP}\n\nSe você já escreveu um [plano de segurança](/plano-de-seguranca), este é um bom momento de abrir. Você está em segurança agora? Tem alguém por perto?`,
  `Recebi o que você contou, e levo a sério. Uma dor assim pede gente ao lado, com voz e com tempo.\n\n${HELP}\n\nVocê consegue ligar agora, ou mandar mensagem para uma pessoa em quem confia? Eu continuo aqui. Você está em segurança neste momento?`,
];

const SELF_HARM: readonly string[] = [
  `Obrigado por confiar isso a mim. Essa dor merece cuidado, sem bronca.\n\n${HELP} Se há um ferimento, o 192 também orienta.\n\nVocê está em segurança agora? Consegue ficar num lugar onde tenha alguém por perto?`,
];

/** The means are at hand, or the person is at a place: distance comes first. */
const MEANS: readonly string[] = [
  `Antes de qualquer coisa, distância. Afaste-se agora: vá para outro cômodo, para a rua, para perto de gente. O que estiver à mão, entregue a alguém ou deixe onde não alcance com facilidade. A distância dá tempo para esta hora baixar.\n\nChame alguém que possa vir, e peça que fique. Em perigo, **SAMU: [192](tel:192)**. Para falar enquanto isso, **CVV: [188](tel:188)**.\n\nVocê consegue dar esse passo agora? Quem pode ficar com você?`,
];

/** The helpline was called and nobody answered; it is not named again. */
const HOTLINE: readonly string[] = [
  `Sinto muito que ninguém tenha atendido. Você fez bem em tentar, e há outros caminhos agora.\n\nPor escrito, o [chat e o e-mail do CVV](https://cvv.org.br) são atendidos por voluntários. Se você tomou alguma coisa, se feriu ou corre perigo, ligue agora para o **SAMU: [192](tel:192)**. Uma UPA atende a qualquer hora, e o CAPS recebe sem marcar no horário dele.\n\nEnquanto isso, chame alguém para perto e respire devagar comigo: o ar entra contando até quatro e sai contando até seis, algumas vezes. Você está em segurança neste momento? Quem pode ficar com você?`,
];

const ACUTE: readonly string[] = [
  `Ligue agora para o **SAMU: [192](tel:192)**. Se você tomou alguma coisa ou se feriu, cada minuto ajuda, e vale ligar mesmo na dúvida.\n\nFique perto de alguém, ou chame quem puder vir. O **CVV, [188](tel:188)**, também escuta. Você consegue ligar agora?`,
];

const VIOLENCE: readonly string[] = [
  `Sinto muito que isso esteja acontecendo. Sofrer violência nunca é culpa de quem sofre.\n\nSe há perigo agora, **[190](tel:190)**. Para orientação, **Ligue [180](tel:180)** ou **Disque [100](tel:100)**, a qualquer hora. Em [Ajuda agora](/ajuda) há outros caminhos.\n\nVocê está em segurança neste momento?`,
];

/** The writer is a child or a teenager. Simple words. */
const CHILD: readonly string[] = [
  `Que bom que você contou. Isso não é culpa sua, e ninguém pode fazer isso com você.\n\nSe há perigo agora, ligue **[190](tel:190)** ou vá para perto de outras pessoas. O **Disque [100](tel:100)** ouve crianças e adolescentes, de graça, a qualquer hora, e você não precisa dizer seu nome. Conte também a um adulto da escola em quem você confia, ou ao Conselho Tutelar da sua cidade: o trabalho deles é proteger você.\n\nVocê está em segurança agora? Com que adulto dá para falar ainda hoje?`,
];

/** A friend or relative who thinks of suicide or hurts themselves. */
const OTHER: readonly string[] = [
  `Que bom que essa pessoa tem você. Fique por perto e pergunte sem rodeios se ela pensa em morrer: falar do assunto não dá a ideia, abre espaço. Escute sem discutir.\n\nAfastem juntos o que possa machucar. Se há perigo agora, não a deixe só e ligue **[192](tel:192)**. O **CVV, [188](tel:188)**, também orienta quem está ao lado. Não prometa segredo: chame mais alguém de confiança. Em [Ajuda agora](/ajuda) há um passo a passo.\n\nComo ela está neste momento? E você, como está?`,
];

/** A medical emergency of somebody else. */
const OTHER_ACUTE: readonly string[] = [
  `Ligue agora para o **SAMU: [192](tel:192)**, e fique com a pessoa; se você está longe, peça que alguém vá até ela. Diga o endereço, o que aconteceu, e se ela acorda e respira: quem atende explica o que fazer.\n\nNão dê nada para comer ou beber. Se ela tomou alguma coisa, separe a embalagem para mostrar: o **Disque-Intoxicação, [0800 722 6001](tel:08007226001)**, também orienta. Peça que alguém abra a porta e espere a ambulância.\n\nVocê consegue ligar agora? Ela está respirando?`,
];

/** Somebody else is being hurt. */
const OTHER_VIOLENCE: readonly string[] = [
  `Você fez bem em não deixar passar. Se está acontecendo agora, ligue **[190](tel:190)** e diga o endereço; não é preciso dizer seu nome. Não entre no meio: isso pode aumentar o perigo, para você e para ela.\n\nDepois, o **Ligue [180](tel:180)** orienta sobre violência contra a mulher, e o **Disque [100](tel:100)** recebe relatos sobre pessoas idosas e outras. Se a pessoa falar com você, acredite nela e pergunte o que ela quer fazer.\n\nEstá acontecendo neste momento? Você está em segurança?`,
];

/** A child or a teenager is being hurt, told by somebody else. */
const OTHER_CHILD: readonly string[] = [
  `Você fez bem em contar: uma criança precisa que um adulto aja por ela. Se está acontecendo agora, ligue **[190](tel:190)**.\n\nO **Disque [100](tel:100)** recebe o relato a qualquer hora, sem que você diga seu nome, e o Conselho Tutelar da cidade pode ir até lá. A escola dela também pode proteger. Se ela contou a você, acredite, diga que a culpa não é dela e não prometa segredo. Não enfrente quem machuca.\n\nEla está em segurança neste momento? Onde ela vai dormir hoje?`,
];

/** The writer may kill or hurt somebody. No judgement; distance comes first, from the person and from any weapon. */
const THREAT: readonly string[] = [
  `Que bom que você contou antes de agir. Uma raiva ou um medo desse tamanho pode assustar, e não precisa ser decidido agora.\n\nPrimeiro, distância: saia de perto dessa pessoa e de qualquer coisa que possa ferir, para outro cômodo ou para a rua, e chame alguém que possa ficar com você. Se for uma criança, deixe-a em lugar seguro ou com outro adulto. Se alguém corre perigo agora, inclusive você, ligue **[190](tel:190)**.\n\nPara falar disso, o **CVV, [188](tel:188)**, escuta a qualquer hora, e o CAPS recebe sem marcar. Você consegue se afastar agora?`,
];

/** Somebody else may kill or hurt a third person. */
const OTHER_THREAT: readonly string[] = [
  `Você fez bem em levar isso a sério. Se há perigo agora, ligue **[190](tel:190)**, com o endereço e o que foi dito; não é preciso dar seu nome. Não fique entre os dois nem tente tirar nada da mão de ninguém.\n\nSe der sem risco, avise quem foi ameaçado para ir a um lugar seguro. Quem ameaçou também pode ter ajuda, no CAPS ou pelo **CVV, [188](tel:188)**, e o 188 escuta você. Se a ameaça é contra uma mulher, o **[180](tel:180)** orienta; contra criança ou pessoa idosa, o **[100](tel:100)**.\n\nOnde está a pessoa ameaçada agora? E você, está em segurança?`,
];

type Kind = NonNullable<CrisisCheck['kind']>;

const BY_KIND: Readonly<Record<Kind, readonly string[]>> = {
  suicide: SELF,
  'self-harm': SELF_HARM,
  means: MEANS,
  hotline: HOTLINE,
  acute: ACUTE,
  violence: VIOLENCE,
  child: CHILD,
  threat: THREAT,
};
const OTHER_BY_KIND: Readonly<Record<Kind, readonly string[]>> = {
  suicide: OTHER,
  'self-harm': OTHER,
  means: OTHER,
  hotline: HOTLINE,
  acute: OTHER_ACUTE,
  violence: OTHER_VIOLENCE,
  child: OTHER_CHILD,
  threat: OTHER_THREAT,
};

/** The reply to a kind of crisis. `variant` selects one of several texts. */
export function crisisReply({ kind, about }: CrisisCheck, variant: number): string {
  const texts = (about === 'other' ? OTHER_BY_KIND : BY_KIND)[kind ?? 'suicide'];
  return texts[variant % texts.length] ?? '';
}

/** The reply to "não era isso". */
export const NOT_MEANT = 'Entendi, e agradeço por dizer. Seguimos de onde você quiser.';

const AFTER_OWN =
  'Continuo aqui com você. Se a dor apertar, o **CVV** atende no [188](tel:188) e o **SAMU** no [192](tel:192), e a página [Ajuda agora](/ajuda) está sempre aberta.';
const AFTER_HOTLINE =
  'Continuo aqui com você. O [chat do CVV](https://cvv.org.br) também escuta; em perigo, o **SAMU** atende no [192](tel:192), e a página [Ajuda agora](/ajuda) está sempre aberta.';
const AFTER_VIOLENCE =
  'Continuo aqui com você. Em perigo, a polícia atende no [190](tel:190); o [100](tel:100) e o [180](tel:180) orientam, e a página [Ajuda agora](/ajuda) está sempre aberta.';
const AFTER_THREAT =
  'Continuo aqui com você. Distância dessa pessoa e do que possa ferir ajuda a hora a baixar. Se alguém corre perigo, a polícia atende no [190](tel:190); o **CVV** escuta no [188](tel:188), e a página [Ajuda agora](/ajuda) está sempre aberta.';
const AFTER_OTHERS_THREAT =
  'Continuo aqui com você. Se alguém corre perigo, a polícia atende no [190](tel:190). O **CVV**, no [188](tel:188), também escuta você, e a página [Ajuda agora](/ajuda) está sempre aberta.';
const AFTER_OTHER =
  'Continuo aqui com você. Se essa pessoa correr perigo, o **SAMU** atende no [192](tel:192) e a polícia no [190](tel:190), e o **CVV**, no [188](tel:188), também orienta você.';

/** Inserted before the first reply after a crisis message if the external service writes that reply. */
export function afterCrisis({ kind, about }: CrisisCheck): string {
  if (kind === 'hotline') return AFTER_HOTLINE;
  if (kind === 'threat') return about === 'other' ? AFTER_OTHERS_THREAT : AFTER_THREAT;
  if (about === 'other') return AFTER_OTHER;
  return kind === 'violence' || kind === 'child' ? AFTER_VIOLENCE : AFTER_OWN;
}
