import { counted } from '../../../lib/count-text.ts';
import { formatList } from '../../../lib/time/dates.format.ts';

const some = (count: number, one: string, many: string): string[] => (count > 0 ? [counted(count, one, many)] : []);

/** What is unsent, in words: '1 registro e 2 rascunhos'. Empty if only fields on the screen are. */
function unsentText(names: readonly string[]): string {
  const count = (pattern: RegExp): number => names.filter((name) => pattern.test(name)).length;
  // The draft of a step that was answered is what was answered.
  const isAnswered = (name: string): boolean =>
    name.startsWith('onboarding-draft') && names.includes(name.replace('draft', 'unsent'));
  const drafts = names.filter((name) => /^(?!chat-).*draft/.test(name) && !isAnswered(name));
  return formatList([
    ...some(count(/^outbox:(?!photo|voice)/), 'registro', 'registros'),
    ...some(count(/^outbox:photo/), 'foto', 'fotos'),
    ...some(count(/^outbox:voice/), 'nota de voz', 'notas de voz'),
    ...some(count(/^chat-/), 'mensagem', 'mensagens'),
    ...some(drafts.length, 'rascunho', 'rascunhos'),
    // A name doesn't tell how many answers it has.
    ...(count(/^(onboarding-unsent|safety-answers)/) > 0 ? ['respostas suas'] : []),
    ...(names.includes('safety-plan') ? ['seu plano de segurança'] : []),
  ]);
}

export const leaveCopy = {
  /** @param names the names of the unsent texts on this device (lib/session/ended/unsent-words.ts) */
  title: (names: readonly string[]): string => {
    const unsent = unsentText(names);
    return unsent === '' ? 'Há palavras suas que ainda não foram enviadas' : `Ainda não foi enviado: ${unsent}`;
  },
  text: 'Isso está só neste aparelho. Se você ficar, continua guardado aqui. Se sair agora, se apaga e não dá para recuperar.',
  stay: 'Ficar por enquanto',
  leave: 'Sair mesmo assim',
} as const;
