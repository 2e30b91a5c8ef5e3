import type { EntrySource } from '@alento/domain/mood-entry/plan-mood-entry';

/** Where an imported entry came from (decision D37). */
const ORIGINS: Partial<Record<EntrySource, string>> = {
  daylio: 'Veio do Daylio',
  pixels: 'Veio do Pixels',
  import: 'Veio de uma cópia do Alento',
};

export const entryRowCopy = {
  origin: (source: EntrySource | undefined): string | undefined => source && ORIGINS[source],
  analysis: 'Comentário de uma IA externa. Não é diagnóstico.',
  more: 'Ler mais',
  less: 'Ler menos',
  editOf: (when: string): string => `Editar registro de ${when}`,
  removeOf: (when: string): string => `Excluir registro de ${when}`,
  at: (day: string, time: string): string => `${day} às ${time}`,
} as const;
