import type { TimeOfDay } from '@alento/domain/analytics/time-of-day';
import { counted } from '../../../lib/count-text.ts';

/** Texts of the points of charts and of the cells of their tables. */
export const figuresCopy = {
  entries: (total: number): string => counted(total, 'registro', 'registros'),
  entriesNoun: (count: number): string => (count === 1 ? 'registro' : 'registros'),
  empty: 'Sem registros',
  notEnough: 'Ainda não há registros suficientes',
  tiny: 'menos de 1%',
  weekOf: (day: string): string => `semana de ${day}`,
  parts: {
    night: 'Madrugada',
    morning: 'Manhã',
    afternoon: 'Tarde',
    evening: 'Noite',
  } satisfies Record<TimeOfDay, string>,
  score: (score: number, max: number): string => `${score} de ${max}`,
  band: (severity: string): string => `sintomas ${severity}`,
  /** First row of each table. */
  columns: {
    line: ['Quando', 'Humor médio', 'Registros'],
    shares: ['Humor', 'Registros', 'Parte do total'],
    parts: ['Parte do dia', 'Humor médio', 'Registros'],
    scores: ['Quando', 'Soma', 'Faixa'],
  },
} as const;
