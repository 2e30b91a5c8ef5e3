import { ANALYTICS_PERIODS } from '@alento/domain/analytics/period';
import { TIMES_OF_DAY } from '@alento/domain/analytics/time-of-day';
import { z } from 'zod';
import { get, refusedAs } from './endpoint.ts';

/** An average and the number of entries and days behind it. The average is null if there are too few. */
const Figure = z.object({ average: z.number().nullable(), entries: z.number(), days: z.number() });

const NotableDay = z.object({
  date: z.string(),
  average: z.number(),
  entries: z.number(),
  notes: z.array(z.object({ id: z.string(), score: z.number(), timestamp: z.number(), note: z.string() })),
});

/** Averages of days with and without a tag. The difference is null if either side has too few days. */
const Comparison = z.object({
  with: z.object({ days: z.number(), average: z.number().nullable() }),
  without: z.object({ days: z.number(), average: z.number().nullable() }),
  difference: z.number().nullable(),
  isClear: z.boolean().meta({ description: 'Whether the difference exceeds what chance alone often makes' }),
});
export type Comparison = z.infer<typeof Comparison>;

/** The parts of the analysis that only essencial and premium include. */
const AnalyticsDetail = z.object({
  weekdays: z.array(Figure.extend({ weekday: z.number().meta({ description: '0 Sunday … 6 Saturday' }) })),
  timesOfDay: z.array(Figure.extend({ part: z.enum(TIMES_OF_DAY) })),
  rhythm: z.object({
    daysLogged: z.number(),
    daysInPeriod: z.number(),
    currentStretch: z
      .number()
      .meta({ description: 'Days logged in the stretch that still goes on; rest days break nothing' }),
    longestStretch: z.number(),
  }),
  bestDays: z.array(NotableDay),
  hardestDays: z.array(NotableDay),
  influences: z.array(z.object({ tagId: z.string(), sameDay: Comparison, nextDay: Comparison })),
});
export type AnalyticsDetail = z.infer<typeof AnalyticsDetail>;

export const Analytics = z.object({
  period: z.enum(ANALYTICS_PERIODS),
  startDate: z.string(),
  endDate: z.string(),
  current: Figure,
  previous: Figure.extend({ startDate: z.string(), endDate: z.string() }).nullable(),
  change: z.number().nullable().meta({ description: 'Against the period before; null without enough days in both' }),
  trend: z.enum(['Positiva', 'Estável', 'Delicada']).nullable(),
  distribution: z.array(z.object({ score: z.number(), entries: z.number() })),
  series: z.object({
    unit: z.enum(['day', 'week', 'month']),
    points: z.array(z.object({ startDate: z.string(), average: z.number().nullable(), entries: z.number() })),
  }),
  year: z.array(z.object({ date: z.string(), average: z.number().nullable(), entries: z.number() })).meta({
    description: 'The last 365 days up to today, whatever the period',
  }),
  detail: AnalyticsDetail.nullable().meta({ description: 'null on the basic plan' }),
});
export type Analytics = z.infer<typeof Analytics>;

export const readAnalytics = get('/analytics', {
  summary: 'How the moods of a period were; 365 and all need a paid plan',
  limits: ['searches'],
  query: z.object({ period: z.enum(ANALYTICS_PERIODS, refusedAs('PERIOD_INVALID')).default('30') }),
  answers: Analytics,
  errors: ['PERIOD_INVALID', 'PLAN_REQUIRED', 'UNAVAILABLE'],
});
