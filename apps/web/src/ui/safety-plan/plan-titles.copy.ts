import type { LinesPart, PeoplePart } from './plan-parts.ts';

/** Titles of the seven parts of a safety plan, in everyday language. */
export const PLAN_TITLES = {
  warningSigns: 'Sinais de alerta',
  whatHelps: 'O que me ajuda quando estou só',
  reasons: 'Motivos para viver',
  places: 'Lugares e companhias que distraem',
  people: 'Pessoas para ligar',
  professionals: 'Profissionais e serviços',
  safeSpace: 'Deixar o ambiente mais seguro',
} as const satisfies Record<LinesPart | PeoplePart, string>;
