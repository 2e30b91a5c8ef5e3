import { describe, expect, it } from 'vitest';
import { PASSWORD_MIN_GUESSES } from './account/guessable-password.ts';
import * as password from './account/password.ts';
import * as session from './account/session.ts';
import * as analytics from './analytics/limits.ts';
import { ANALYTICS_PERIODS, canSeeDetail, canSeePeriod } from './analytics/period.ts';
import * as healthRecord from './health-record/limits.ts';
import { BODY_MAX_BYTES } from './http/headers.ts';
import * as medication from './medication/limits.ts';
import { FREE_ATTEMPTS, WAITS_MS, waitAfter } from './lock/attempts.ts';
import { AWAY_MINUTES, DEFAULT_AWAY_MINUTES } from './lock/auto-lock.ts';
import { PIN_MAX_DIGITS, PIN_MIN_DIGITS } from './lock/pin.ts';
import * as limits from './mood-entry/limits.ts';
import { CHECK_IN_MOOD_LABELS, MOOD_LABELS } from './mood-entry/scale.ts';
import { trendOf } from './mood-entry/weekly-stats.ts';
import { DEFAULT_PRICE_CENTS, PLAN_IDS, rankedPlanOf } from './plan/plans.ts';
import { PLAN_QUOTAS, REFUND_WINDOW_DAYS } from './plan/quotas.ts';
import * as reminder from './reminder/limits.ts';
import * as sharing from './sharing/limits.ts';
import * as tag from './tag/limits.ts';
import { DAY_MS } from './time/local-date.ts';

const MINUTE = 60_000;
const HOUR = 3_600_000;

/** Statements of docs/decisions.md, each with the matching value from the domain. */
const DECIDED: readonly [decision: string, says: string, built: unknown, value: unknown][] = [
  ['D1', 'default America/Sao_Paulo', session.DEFAULT_TIME_ZONE, 'America/Sao_Paulo'],
  ['D1', 'changeable once in 24 hours', session.TIME_ZONE_CHANGE_MS, 24 * HOUR],
  ['D1', 'the last 7 local days', limits.WEEK_DAYS, 7],
  ['D2', 'Neutro in history, Regular in the popup', [MOOD_LABELS[2], CHECK_IN_MOOD_LABELS[2]], ['Neutro', 'Regular']],
  ['D3', '255 in onboarding and in the popup', limits.CHECK_IN_NOTE_MAX, 255],
  ['D3', '2,000 on /registrar and /registrar-lote', limits.NOTE_MAX, 2000],
  ['D4', 'at least 3 distinct days', limits.CONCERNING_MIN_DAYS, 3],
  ['D4', 'average below 2', limits.CONCERNING_BELOW_AVERAGE, 2],
  ['D5', 'a batch of at most 100', limits.BATCH_MAX, 100],
  ['D5', 'more than 5 minutes in the future', limits.FUTURE_TOLERANCE_MS, 5 * MINUTE],
  ['D6', 'kept 30 days', limits.IDEMPOTENCY_KEY_DAYS, 30],
  ['D6a', 'Positiva, Estável, Delicada', [4, 2, 1].map(trendOf), ['Positiva', 'Estável', 'Delicada']],
  ['D7', 'one mapping of names', PLAN_IDS.map(rankedPlanOf), ['basic', 'essential', 'premium']],
  ['D8', 'free 0, essencial 1490, premium 2990', DEFAULT_PRICE_CENTS, { free: 0, essencial: 1490, premium: 2990 }],
  [
    'D9',
    'AI messages a day 5 / 30 / unlimited',
    PLAN_IDS.map((id) => PLAN_QUOTAS[id].aiMessagesPerDay),
    [5, 30, Infinity],
  ],
  [
    'D9',
    'weekly insights a month 2 / unlimited',
    PLAN_IDS.map((id) => PLAN_QUOTAS[id].insightsPerMonth),
    [2, Infinity, Infinity],
  ],
  [
    'D9',
    'health records a month 1 / 4 / unlimited',
    PLAN_IDS.map((id) => PLAN_QUOTAS[id].healthRecordsPerMonth),
    [1, 4, Infinity],
  ],
  [
    'D9',
    'recommendation sets a month 5 / unlimited',
    PLAN_IDS.map((id) => PLAN_QUOTAS[id].recommendationSetsPerMonth),
    [5, Infinity, Infinity],
  ],
  ['D11', 'within 7 calendar days', REFUND_WINDOW_DAYS, 7],
  [
    'D9a',
    'basic sees 7, 30 and 90 days',
    ANALYTICS_PERIODS.filter((one) => canSeePeriod('basic', one)),
    ['7', '30', '90'],
  ],
  ['D9a', 'essencial sees all', [canSeeDetail('essential'), canSeePeriod('essential', 'all')], [true, true]],
  ['D13', 'nothing found with fewer than 10,000,000 guesses', PASSWORD_MIN_GUESSES, 10_000_000],
  ['D13', 'up to 128 characters', password.PASSWORD_MAX_LENGTH, 128],
  [
    'D17',
    'the last 90 local days, at least 5 of them with an entry',
    [healthRecord.RECORD_DAYS, healthRecord.RECORD_MIN_DAYS],
    [90, 5],
  ],
  [
    'D17',
    'weeks from three days with entries on, at most six tags, by day up to 31 days',
    [healthRecord.WEEK_MIN_DAYS, healthRecord.RECORD_TAGS_MAX, healthRecord.DAILY_SERIES_MAX_DAYS],
    [3, 6, 31],
  ],
  [
    'D17',
    'own words of 2,000, a name of 100, a list of 2, at most 50',
    [
      healthRecord.OWN_WORDS_MAX,
      healthRecord.DISPLAY_NAME_MAX,
      healthRecord.RECORD_LIST_DEFAULT,
      healthRecord.RECORD_LIST_MAX,
    ],
    [2000, 100, 2, 50],
  ],
  ['D18', '1 to 365 days, 30 by default', [sharing.SHARE_DAYS_MAX, sharing.SHARE_DAYS_DEFAULT], [365, 30]],
  ['D18', 'a link of 7 days, at most 20 open', [sharing.INVITE_LINK_DAYS, sharing.OPEN_SHARES_MAX], [7, 20]],
  ['D19', 'up to 300 characters of text', sharing.LISTING_TEXT_MAX, 300],
  ['own', 'a visit ends with a pause of 30 minutes', sharing.VISIT_PAUSE_MINUTES, 30],
  ['D45', 'a PIN of 4 to 8 digits', [PIN_MIN_DIGITS, PIN_MAX_DIGITS], [4, 8]],
  ['D45', 'after 1 minute away, or at once, 5 or 15', [DEFAULT_AWAY_MINUTES, AWAY_MINUTES], [1, [0, 1, 5, 15]]],
  [
    'D45',
    'from the fifth wrong PIN on a wait of 30 s to an hour',
    [FREE_ATTEMPTS + 1, waitAfter(5), WAITS_MS.at(-1)],
    [5, 30_000, HOUR],
  ],
  ['D46', '20 medicines, 8 times a day', [medication.MEDICATIONS_MAX, medication.MEDICATION_TIMES_MAX], [20, 8]],
  ['D46', 'the 31 days before', medication.DOSE_BACK_DAYS, 31],
  ['D14', '30 days sliding', session.SESSION_MS, 30 * DAY_MS],
  ['own', 'a session in use is renewed once a day', session.SESSION_RENEW_AFTER_MS, 24 * HOUR],
  ['own', 'a renewed token not seen in use is replaced after 5 minutes', session.SESSION_RENEW_RETRY_MS, 5 * MINUTE],
  ['own', 'a reset link works for an hour', session.RESET_TOKEN_MS, HOUR],
  ['own', 'a list of 100 entries, at most 500', [limits.LIST_DEFAULT, limits.LIST_MAX], [100, 500]],
  ['own', 'a date range of at most 1,000 rows', limits.DATE_RANGE_MAX_ROWS, 1000],
  ['own', 'nothing before the year 2000', limits.EARLIEST_TIMESTAMP_MS, Date.parse('2000-01-01T00:00:00Z')],
  ['own', '60 tags, 20 on an entry, names of 30', [tag.TAGS_MAX, tag.ENTRY_TAGS_MAX, tag.TAG_NAME_MAX], [60, 20, 30]],
  ['own', 'two days without an entry end no stretch', analytics.REST_DAYS_MAX, 2],
  ['own', 'an average from three entries on', analytics.FIGURE_MIN_ENTRIES, 3],
  ['own', 'a change between two times three days', analytics.CHANGE_MIN_DAYS, 3],
  ['own', 'best and hardest days from five on', analytics.NOTABLE_MIN_DAYS, 5],
  ['own', 'an influence from five days on each side', analytics.INFLUENCE_MIN_DAYS, 5],
  ['own', 'clear from three standard errors on', analytics.CLEAR_STANDARD_ERRORS, 3],
  [
    'own',
    'at most 0.5 % of up to 364 moves, 2.5 deviations, never under 50 days',
    [analytics.ROTATION_SHARE_MAX, analytics.ROTATIONS_MAX, analytics.ROTATION_DEVIATIONS, analytics.ROTATIONS_MIN + 1],
    [0.005, 364, 2.5, 50],
  ],
  ['D40', 'more than 60 minutes late', reminder.REMINDER_LATE_MAX_MS, 60 * MINUTE],
  ['D40', 'a mood in the three hours before', reminder.RECENT_MOOD_MS, 3 * HOUR],
  ['own', 'a body of 1 MB', BODY_MAX_BYTES, 1_000_000],
  ['own', 'undo for 8 seconds', limits.UNDO_MS, 8000],
];

describe('statements of docs/decisions.md', () => {
  it.each(DECIDED)('match the code, decision %s: %s', (_decision, _says, built, value) => {
    expect(built).toEqual(value);
  });

  it('use days of 24 hours', () => {
    expect(DAY_MS).toBe(24 * HOUR);
  });
});
