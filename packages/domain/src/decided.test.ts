import { expect, it } from 'vitest';
import { PASSWORD_MIN_GUESSES } from './account/password-context.ts';
import { RESET_TOKEN_MS, SESSION_MS } from './account/session.ts';
import { BODY_MAX_BYTES } from './http/headers.ts';
import { AWAY_MINUTES, DEFAULT_AWAY_MINUTES } from './lock/auto-lock.ts';
import { PIN_MAX_DIGITS, PIN_MIN_DIGITS } from './lock/pin.ts';
import { MEDICATION_TIMES_MAX, MEDICATIONS_MAX } from './medication/limits.ts';
import { DEFAULT_PRICE_CENTS, PLAN_IDS } from './plan/plans.ts';
import { PLAN_QUOTAS, type PlanQuotas, REFUND_WINDOW_DAYS } from './plan/quotas.ts';
import { DAY_MS, HOUR_MS } from './time/local-date.ts';

const quotas = (name: keyof PlanQuotas): number[] => PLAN_IDS.map((id) => PLAN_QUOTAS[id][name]);

/** Numbers about money, access and limits that we decided and that other tests know only by their names. */
it.each<[what: string, built: unknown, decided: unknown]>([
  ['prices in centavos', DEFAULT_PRICE_CENTS, { free: 0, essencial: 1490, premium: 2990 }],
  ['AI messages a day', quotas('aiMessagesPerDay'), [5, 30, Infinity]],
  ['insights a month', quotas('insightsPerMonth'), [2, Infinity, Infinity]],
  ['health records a month', quotas('healthRecordsPerMonth'), [1, 4, Infinity]],
  ['days of recommendations a month', quotas('recommendationSetsPerMonth'), [5, Infinity, Infinity]],
  ['days in which a purchase is refunded', REFUND_WINDOW_DAYS, 7],
  ['guesses that a password must need', PASSWORD_MIN_GUESSES, 10_000_000],
  ['life of a session without use', SESSION_MS, 30 * DAY_MS],
  ['life of a reset link', RESET_TOKEN_MS, HOUR_MS],
  ['digits of a PIN', [PIN_MIN_DIGITS, PIN_MAX_DIGITS], [4, 8]],
  ['minutes away before the lock', [DEFAULT_AWAY_MINUTES, AWAY_MINUTES], [1, [0, 1, 5, 15]]],
  ['medicines, and times of each', [MEDICATIONS_MAX, MEDICATION_TIMES_MAX], [20, 8]],
  ['bytes of a request', BODY_MAX_BYTES, 1_000_000],
])('we decided: %s', (_what, built, decided) => {
  expect(built).toEqual(decided);
});
