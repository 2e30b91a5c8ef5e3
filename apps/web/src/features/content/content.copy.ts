import { PLAN_NAMES } from '@alento/domain/plan/plans';

const kinds = { article: 'Artigo', podcast: 'Podcast', book: 'Livro' } as const;

/** Texts shared by all kinds of content. */
export const contentCopy = {
  free: PLAN_NAMES.free,
  premium: PLAN_NAMES.premium,
  locked: 'fechado no seu plano',
  minutes: {
    article: (minutes: number): string => `${minutes} min de leitura`,
    podcast: (minutes: number): string => `${minutes} min de áudio`,
    book: (minutes: number): string => `${minutes} min de leitura`,
  },
  kindAndMinutes: (kind: keyof typeof kinds, minutes: number): string => `${kinds[kind]} · ${minutes} min`,
  newTab: '(abre em outra aba)',
} as const;
