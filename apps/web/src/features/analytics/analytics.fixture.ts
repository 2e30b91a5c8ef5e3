import type { Analytics, AnalyticsDetail, Comparison } from '@alento/contract/analytics';
import { addDays, type LocalDate } from '@alento/domain/time/local-date';

const TODAY: LocalDate = '2026-11-21';

const figure = (average: number | null, entries: number, days = entries) => ({ average, entries, days });

const comparison = (difference: number | null, isClear: boolean, days: [number, number] = [12, 40]): Comparison => ({
  with: { days: days[0], average: difference === null ? null : 3 + difference },
  without: { days: days[1], average: difference === null ? null : 3 },
  difference,
  isClear,
});

export const detail: AnalyticsDetail = {
  weekdays: [3.9, 2.4, 3, 3, 3, null, 4.2].map((average, weekday) => ({
    ...figure(average, average === null ? 2 : 9),
    weekday,
  })),
  timesOfDay: [
    { ...figure(null, 1), part: 'night' },
    { ...figure(2.8, 20), part: 'morning' },
    { ...figure(3.1, 14), part: 'afternoon' },
    { ...figure(3.6, 25), part: 'evening' },
  ],
  rhythm: { daysLogged: 24, daysInPeriod: 30, currentStretch: 0, longestStretch: 12 },
  bestDays: [
    {
      date: '2026-11-08',
      average: 5,
      entries: 2,
      notes: [
        { id: 'n1', score: 5, timestamp: 1, note: 'Caminhei na praia' },
        { id: 'n2', score: 5, timestamp: 2, note: '' },
      ],
    },
  ],
  hardestDays: [],
  influences: [
    { tagId: 'sono', sameDay: comparison(0.1, false), nextDay: comparison(null, false, [3, 41]) },
    { tagId: 'amigos', sameDay: comparison(-0.8, true), nextDay: comparison(0, false) },
    { tagId: 'novo', sameDay: comparison(null, false, [2, 50]), nextDay: comparison(null, false, [1, 50]) },
    { tagId: 'removido', sameDay: comparison(2, true), nextDay: comparison(2, true) },
  ],
};

export const analytics: Analytics = {
  period: '30',
  startDate: '2026-10-23',
  endDate: TODAY,
  current: figure(3.2, 84, 24),
  previous: { ...figure(2.9, 71, 22), startDate: '2026-09-23', endDate: '2026-10-22' },
  change: 0.3,
  trend: 'Positiva',
  distribution: [0, 4, 20, 30, 20, 10].map((entries, score) => ({ score, entries })),
  series: {
    unit: 'day',
    points: Array.from({ length: 30 }, (_, index) => {
      const isGap = index % 6 === 4;
      return {
        startDate: addDays('2026-10-23', index),
        average: isGap ? null : 2 + (index % 4),
        entries: isGap ? 0 : 3,
      };
    }),
  },
  year: Array.from({ length: 365 }, (_, index) => {
    const isLogged = index % 5 === 0;
    return { date: addDays(TODAY, index - 364), average: isLogged ? 3 : null, entries: isLogged ? 2 : 0 };
  }),
  detail,
};

export const tags = [
  { id: 'sono', name: 'Dormi bem', icon: 'moon-star' as const },
  { id: 'amigos', name: 'Amigos', icon: 'users' as const },
  { id: 'novo', name: 'Terapia', icon: 'armchair' as const },
];
