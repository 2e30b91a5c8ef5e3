import type { InsightFigures } from './figures.ts';

/** Figures of a week whose average fell: Sunday 15 to Saturday 21 November 2026. */
export const FIGURES: InsightFigures = {
  start: '2026-11-15',
  end: '2026-11-21',
  entries: 9,
  days: 6,
  average: 2.64,
  trend: 'Estável',
  best: { date: '2026-11-18', average: 4.5 },
  worst: { date: '2026-11-16', average: 1.25 },
  before: { average: 3.4, days: 22 },
  change: -0.76,
  weekdays: [{ weekday: 1, average: 1.9, n: 8, otherAverage: 3.6, otherN: 41 }],
  timesOfDay: [{ part: 'evening', average: 2.2, n: 31, otherAverage: 3.7, otherN: 38 }],
  tags: [
    { name: 'Exercício', average: 3.8, n: 14, otherAverage: 2.6, otherN: 37 },
    { name: 'Corrida 5 km', average: 4.1, n: 11, otherAverage: 2.9, otherN: 39 },
  ],
};

/** Figures of a week without earlier weeks to compare with. */
export const ALONE: InsightFigures = {
  ...FIGURES,
  before: null,
  change: null,
  best: null,
  worst: null,
  weekdays: [],
  timesOfDay: [],
  tags: [],
};
