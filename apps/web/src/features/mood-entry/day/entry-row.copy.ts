import type { EntrySource } from '@alento/domain/mood-entry/plan-mood-entry';

/** Where an imported entry came from. */
const ORIGINS: Partial<Record<EntrySource, string>> = {
  daylio: 'Veio do Daylio',
  pixels: 'Veio do Pixels',
  import: 'Veio de uma cópia do Alento',
};

export const entryRowCopy = {
  origin: (source: EntrySource | undefined): string | undefined => source && ORIGINS[source],
  /** Who wrote a comment. */
  authors: {
    local: 'Comentário do assistente, modelo local, sem IA externa. Não é diagnóstico.',
    external: 'Comentário de uma IA externa. Não é diagnóstico.',
  },
  comment: 'Comentar',
  commentOn: (when: string): string => `Comentar a nota de ${when}, com uma das mensagens do dia`,
  /** What a comment costs, which matters in plans with a limit. */
  commentCost: '(usa 1 mensagem)',
  commentMissing: 'O comentário não veio. Verifique sua internet e tente de novo.',
  more: 'Ler mais',
  less: 'Ler menos',
  editOf: (when: string): string => `Editar registro de ${when}`,
  removeOf: (when: string): string => `Excluir registro de ${when}`,
  at: (day: string, time: string): string => `${day} às ${time}`,
} as const;
