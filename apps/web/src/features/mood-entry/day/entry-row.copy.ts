import type { EntrySource } from '@alento/domain/mood-entry/entry-source';

/** Where an imported entry came from. */
const ORIGINS: Partial<Record<EntrySource, string>> = {
  daylio: 'Veio do Daylio',
  pixels: 'Veio do Pixels',
  import: 'Veio de uma cópia do Alento',
};

const NO_HOUR = 'sem hora';
const ofWhen = (when: string): string => (when === NO_HOUR ? when : `de ${when}`);

export const entryRowCopy = {
  origin: (source: EntrySource | undefined): string | undefined => source && ORIGINS[source],
  /** Who wrote a comment. */
  authors: {
    local: 'Comentário do assistente, modelo local, sem IA externa. Não é diagnóstico.',
    external: 'Comentário de uma IA externa. Não é diagnóstico.',
  },
  comment: 'Comentar',
  commentOn: (when: string): string => `Comentar a nota ${ofWhen(when)}, com uma das mensagens do dia`,
  /** What a comment costs, which matters in plans with a limit. */
  commentCost: '(usa 1 mensagem)',
  commentMissing: 'O comentário não veio. Verifique sua internet e tente de novo.',
  more: 'Ler mais',
  less: 'Ler menos',
  editOf: (when: string): string => `Editar registro ${ofWhen(when)}`,
  removeOf: (when: string): string => `Excluir registro ${ofWhen(when)}`,
  noHour: NO_HOUR,
  /** @param time null for an entry without an hour */
  at: (day: string, time: string | null): string => (time === null ? `${day}, ${NO_HOUR}` : `${day} às ${time}`),
} as const;
