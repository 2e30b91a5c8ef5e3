import { describe, expect, it } from 'vitest';
import { ANONYMOUS_PREFIX } from './account/anonymous-address.ts';
import { PASSWORD_MIN_LENGTH, PASSWORD_MIN_STRENGTH, STRENGTH_LABELS, strengthColour } from './account/password.ts';
import { PENDING_PAYMENT_WINDOW_MS } from './account/pending-payment.ts';
import * as chat from './chat/limits.ts';
import { BACKOFF_BASE_MS, BACKOFF_MAX_MS, backoffMs, MAX_RETRIES } from './http/retry.ts';
import { canRequestInsight } from './insight/figures-of.ts';
import * as insight from './insight/limits.ts';
import * as gestures from './interface/gestures.ts';
import * as layout from './interface/layout.ts';
import { LEGAL_DOCUMENT_TYPES, NO_ROWS_CODE } from './legal/documents.ts';
import { CHECK_IN_NOTE_MAX, CONCERNING_WINDOW_DAYS, NOTE_PREVIEW, WEEK_DAYS } from './mood-entry/limits.ts';
import * as scale from './mood-entry/scale.ts';
import { RECOMMENDATION_BANDS, trendOf, weeklyStats } from './mood-entry/weekly-stats.ts';
import { DEFAULT_PRICE_CENTS, PLAN_IDS, PLAN_RANKS } from './plan/plans.ts';
import { HOUR_MS, weekdayOf } from './time/local-date.ts';

const labelled = (labels: readonly string[]): string => labels.map((label, score) => `${score} ${label}`).join(', ');
const android = (androidVersion: number | null): number => layout.navigationHeightOf({ os: 'android', androidVersion });
const { default: polling, extended } = insight.SUMMARY_POLLING;
const reais = (cents: number): string => `R$ ${(cents / 100).toFixed(2).replace('.', ',')}`;

/** Statements of the specification, each with the same statement built from the domain's values. */
const STATED: readonly [says: string, built: string][] = [
  // Accounts and plans
  ["the prefix 'anon_'", `the prefix '${ANONYMOUS_PREFIX}'`],
  [
    'The plan identifiers are free, essencial and premium.',
    `The plan identifiers are ${PLAN_IDS[0]}, ${PLAN_IDS[1]} and ${PLAN_IDS[2]}.`,
  ],
  ['R$ 29,90 per month', `${reais(DEFAULT_PRICE_CENTS.premium)} per month`],
  ['R$ 0, forever', `R$ ${DEFAULT_PRICE_CENTS.free}, forever`],
  // Entries and legal documents
  ['score (0 to 5)', `score (${scale.MIN_SCORE} to ${scale.MAX_SCORE})`],
  ['0 Muito mal, 1 Mal, 2 Neutro, 3 Bem, 4 Muito bem, 5 Excelente', labelled(scale.MOOD_LABELS)],
  ['averageMood (-1 means no data)', `averageMood (${weeklyStats([]).averageMood} means no data)`],
  ['document_type (TERMS_OF_USE or PRIVACY_POLICY)', `document_type (${LEGAL_DOCUMENT_TYPES.join(' or ')})`],
  // Plans and the weekly summary
  [
    'basic=1, essential=2, premium=3',
    Object.entries(PLAN_RANKS)
      .map(([plan, rank]) => `${plan}=${rank}`)
      .join(', '),
  ],
  ['under 10 minutes old', `under ${PENDING_PAYMENT_WINDOW_MS / 60_000} minutes old`],
  [
    'up to 3 automatic retries, 3 s apart',
    `up to ${insight.INSIGHT_RETRIES} automatic retries, ${insight.INSIGHT_RETRY_EVERY_MS / 1000} s apart`,
  ],
  ['shows for 5 s', `shows for ${insight.INSIGHT_FAILURE_SHOWN_MS / 1000} s`],
  [
    'shows a wait message and clears after 30 s',
    `shows a wait message and clears after ${insight.INSIGHT_ASYNC_WAIT_MS / 1000} s`,
  ],
  [
    'A 60 s stuck-loading timeout resets the state and retries after 1 s',
    `A ${insight.INSIGHT_STUCK_MS / 1000} s stuck-loading timeout resets the state and retries after ${insight.INSIGHT_STUCK_RETRY_MS / 1000} s`,
  ],
  [
    "A 'Ler mais' control shows when the text exceeds 200 characters",
    `A 'Ler mais' control shows when the text exceeds ${insight.INSIGHT_FOLD} characters`,
  ],
  // Conditions and passwords
  [
    'at least 1 mood record on each of 5 different days in the week',
    `at least 1 mood record on each of ${[0, 1, 2, 3, 4, 5, 6, 7].find(canRequestInsight)} different days in the week`,
  ],
  ['at least 8 characters', `at least ${PASSWORD_MIN_LENGTH} characters`],
  ['A score of at least 3 is required', `A score of at least ${PASSWORD_MIN_STRENGTH} is required`],
  ['Muito fraca, Fraca, Razoável, Boa, Forte, Muito forte', STRENGTH_LABELS.join(', ')],
  [
    'red for 0-1, yellow for 2-3, green for 4-5',
    `${strengthColour(0)} for 0-1, ${strengthColour(2)} for 2-3, ${strengthColour(5)} for 4-5`,
  ],
  ['error code PGRST116', `error code ${NO_ROWS_CODE}`],
  // Numbers and sizes
  ['y axis is 0 to 6', `y axis is ${scale.chartBarValue(null)} to ${scale.CHART_Y_MAX}`],
  ['the bar value is score + 1', `the bar value is score + ${scale.chartBarValue(3) - 3}`],
  ['Weekly window 7 days', `Weekly window ${WEEK_DAYS} days`],
  [
    'under 2, under 3, under 4, otherwise',
    RECOMMENDATION_BANDS.map(({ below }) => (Number.isFinite(below) ? `under ${below}` : 'otherwise')).join(', '),
  ],
  [
    'The insight needs 1 record on each of 5 days',
    `The insight needs 1 record on each of ${insight.INSIGHT_MIN_DAYS} days`,
  ],
  [
    'Insight retries: 3, 3 s apart. Async wait 30 s. Stuck timeout 60 s. Long-text threshold 200 characters',
    `Insight retries: ${insight.INSIGHT_RETRIES}, ${insight.INSIGHT_RETRY_EVERY_MS / 1000} s apart. Async wait ${insight.INSIGHT_ASYNC_WAIT_MS / 1000} s. Stuck timeout ${insight.INSIGHT_STUCK_MS / 1000} s. Long-text threshold ${insight.INSIGHT_FOLD} characters`,
  ],
  [
    'The weekly summary cache lasts 1 hour. The mood-entries cache for summary invalidation lasts 30 minutes',
    `The weekly summary cache lasts ${insight.SUMMARY_CACHE_MS / HOUR_MS} hour. The mood-entries cache for summary invalidation lasts ${insight.SUMMARY_ENTRIES_CACHE_MS / 60_000} minutes`,
  ],
  [
    'Summary polling: 15 attempts, 2 s apart. Another place says 60 attempts and a 30 s request timeout',
    `Summary polling: ${polling.attempts} attempts, ${polling.everyMs / 1000} s apart. Another place says ${extended.attempts} attempts and a ${extended.requestTimeoutMs / 1000} s request timeout`,
  ],
  ["'Positiva' when the average is over 3", `'${trendOf(3.01)}' when the average is over 3`],
  ['Concerning-pattern window 7 days', `Concerning-pattern window ${CONCERNING_WINDOW_DAYS} days`],
  [
    'Password minimum length 8; minimum strength score 3 of 5',
    `Password minimum length ${PASSWORD_MIN_LENGTH}; minimum strength score ${PASSWORD_MIN_STRENGTH} of ${STRENGTH_LABELS.length - 1}`,
  ],
  ['Pending payment window 600000 ms', `Pending payment window ${PENDING_PAYMENT_WINDOW_MS} ms`],
  ['Network retries at most 3', `Network retries at most ${MAX_RETRIES}`],
  [
    'backoff min(1000*2^n, 30000) ms',
    `backoff min(${BACKOFF_BASE_MS}*${backoffMs(1) / backoffMs(0)}^n, ${BACKOFF_MAX_MS}) ms`,
  ],
  ['week starts on Sunday', `week starts on ${weekdayOf('2026-11-22') === 0 ? 'Sunday' : 'another day'}`],
  ['Text preview length 120 characters', `Text preview length ${NOTE_PREVIEW} characters`],
  [
    'Pull-to-refresh: threshold 67, maximum pull 95, fetch-more 100, reload after 500 ms',
    `Pull-to-refresh: threshold ${gestures.PULL_THRESHOLD}, maximum pull ${gestures.PULL_MAX}, fetch-more ${gestures.FETCH_MORE_DISTANCE}, reload after ${gestures.RELOAD_AFTER_MS} ms`,
  ],
  [
    'Chat tooltip: 2 s delay, 8 s shown. Long press 600 ms',
    `Chat tooltip: ${gestures.CHAT_TOOLTIP_DELAY_MS / 1000} s delay, ${gestures.CHAT_TOOLTIP_SHOWN_MS / 1000} s shown. Long press ${gestures.LONG_PRESS_MS} ms`,
  ],
  ['Default navigation height 70', `Default navigation height ${layout.navigationHeightOf({ os: 'web' })}`],
  [
    'Android 13 or later 68, Android 10 to 12 66, older Android 64, unknown 66, iOS 68',
    `Android 13 or later ${android(13)}, Android 10 to 12 ${android(12)}, older Android ${android(9)}, unknown ${android(null)}, iOS ${layout.NAVIGATION_HEIGHT_IOS}`,
  ],
  [
    'Minimum bottom padding of the bottom nav 8. Player offset 76',
    `Minimum bottom padding of the bottom nav ${layout.NAVIGATION_BOTTOM_PADDING}. Player offset ${layout.PLAYER_OFFSET}`,
  ],
  [
    'Scroll offset 80px. Mobile menu breakpoint 920px',
    `Scroll offset ${layout.SCROLL_OFFSET}px. Mobile menu breakpoint ${layout.MOBILE_MENU_BREAKPOINT}px`,
  ],
  // Companion
  [
    'appears after 2 s, hides after 8 s; long press 600 ms',
    `appears after ${gestures.CHAT_TOOLTIP_DELAY_MS / 1000} s, hides after ${gestures.CHAT_TOOLTIP_SHOWN_MS / 1000} s; long press ${gestures.LONG_PRESS_MS} ms`,
  ],
  ['0 Muito mal, 1 Mal, 2 Regular, 3 Bem, 4 Muito bem, 5 Excelente', labelled(scale.CHECK_IN_MOOD_LABELS)],
  ['the note is at most 255 characters', `the note is at most ${CHECK_IN_NOTE_MAX} characters`],
  ['maximum height 120px', `maximum height ${chat.CHAT_INPUT_MAX_HEIGHT_PX}px`],
  ['Chat input maximum height 120px', `Chat input maximum height ${chat.CHAT_INPUT_MAX_HEIGHT_PX}px`],
  ['Chat request timeout 30 s', `Chat request timeout ${chat.CHAT_REQUEST_TIMEOUT_MS / 1000} s`],
  [
    'Chat polling every 1 s, up to 120 attempts',
    `Chat polling every ${chat.CHAT_POLL_EVERY_MS / 1000} s, up to ${chat.CHAT_POLL_ATTEMPTS} attempts`,
  ],
  ['Weekly summary cache 1 hour', `Weekly summary cache ${insight.SUMMARY_CACHE_MS / HOUR_MS} hour`],
  [
    'Mood entries cache for summary invalidation 30 minutes',
    `Mood entries cache for summary invalidation ${insight.SUMMARY_ENTRIES_CACHE_MS / 60_000} minutes`,
  ],
  [
    'Summary polling 15 attempts, 2 s apart (other readings: 60 attempts, 30 s request timeout)',
    `Summary polling ${polling.attempts} attempts, ${polling.everyMs / 1000} s apart (other readings: ${extended.attempts} attempts, ${extended.requestTimeoutMs / 1000} s request timeout)`,
  ],
  ['Mood note maximum 255 characters', `Mood note maximum ${CHECK_IN_NOTE_MAX} characters`],
];

describe('statements of the specification', () => {
  it.each(STATED)('match the domain: %s', (says, built) => {
    expect(built).toBe(says);
  });

  it('about password strength match strengthColour()', () => {
    expect([0, 1, 2, 3, 4, 5].map(strengthColour)).toEqual(['red', 'red', 'yellow', 'yellow', 'green', 'green']);
  });
});
