import { describe, expect, it } from 'vitest';
import { ANONYMOUS_PREFIX } from './account/anonymous-address.ts';
import { PASSWORD_MIN_LENGTH, PASSWORD_MIN_STRENGTH, STRENGTH_LABELS, strengthColour } from './account/password.ts';
import { PENDING_PAYMENT_WINDOW_MS } from './account/pending-payment.ts';
import { BACKOFF_BASE_MS, BACKOFF_MAX_MS, backoffMs, MAX_RETRIES } from './http/retry.ts';
import * as gestures from './interface/gestures.ts';
import * as layout from './interface/layout.ts';
import { LEGAL_DOCUMENT_TYPES, NO_ROWS_CODE } from './legal/documents.ts';
import { CHECK_IN_NOTE_MAX, CONCERNING_WINDOW_DAYS, NOTE_PREVIEW, WEEK_DAYS } from './mood-entry/limits.ts';
import * as scale from './mood-entry/scale.ts';
import { RECOMMENDATION_BANDS, trendOf, weeklyStats } from './mood-entry/weekly-stats.ts';
import { DEFAULT_PRICE_CENTS, PLAN_IDS, PLAN_RANKS } from './plan/plans.ts';
import { weekdayOf } from './time/local-date.ts';

const labelled = (labels: readonly string[]): string => labels.map((label, score) => `${score} ${label}`).join(', ');
const android = (androidVersion: number | null): number => layout.navigationHeightOf({ os: 'android', androidVersion });
const reais = (cents: number): string => `R$ ${(cents / 100).toFixed(2).replace('.', ',')}`;

/** What the specification says, in its own words, beside what the domain makes of it. */
const STATED: readonly [source: string, says: string, built: string][] = [
  // Core §1
  ['core §1', "the prefix 'anon_'", `the prefix '${ANONYMOUS_PREFIX}'`],
  [
    'core §1',
    'The plan identifiers are free, essencial and premium.',
    `The plan identifiers are ${PLAN_IDS[0]}, ${PLAN_IDS[1]} and ${PLAN_IDS[2]}.`,
  ],
  ['core §1', 'R$ 29,90 per month', `${reais(DEFAULT_PRICE_CENTS.premium)} per month`],
  ['core §1', 'R$ 0, forever', `R$ ${DEFAULT_PRICE_CENTS.free}, forever`],
  // Core §3
  ['core §3', 'score (0 to 5)', `score (${scale.MIN_SCORE} to ${scale.MAX_SCORE})`],
  ['core §3', '0 Muito mal, 1 Mal, 2 Neutro, 3 Bem, 4 Muito bem, 5 Excelente', labelled(scale.MOOD_LABELS)],
  ['core §3', 'averageMood (-1 means no data)', `averageMood (${weeklyStats([]).averageMood} means no data)`],
  ['core §3', 'document_type (TERMS_OF_USE or PRIVACY_POLICY)', `document_type (${LEGAL_DOCUMENT_TYPES.join(' or ')})`],
  // Core §4
  [
    'core §4',
    'basic=1, essential=2, premium=3',
    Object.entries(PLAN_RANKS)
      .map(([plan, rank]) => `${plan}=${rank}`)
      .join(', '),
  ],
  ['core §4', 'under 10 minutes old', `under ${PENDING_PAYMENT_WINDOW_MS / 60_000} minutes old`],
  // Core §5
  ['core §5', 'at least 8 characters', `at least ${PASSWORD_MIN_LENGTH} characters`],
  ['core §5', 'A score of at least 3 is required', `A score of at least ${PASSWORD_MIN_STRENGTH} is required`],
  ['core §5', 'Muito fraca, Fraca, Razoável, Boa, Forte, Muito forte', STRENGTH_LABELS.join(', ')],
  [
    'core §5',
    'red for 0-1, yellow for 2-3, green for 4-5',
    `${strengthColour(0)} for 0-1, ${strengthColour(2)} for 2-3, ${strengthColour(5)} for 4-5`,
  ],
  ['core §5', 'error code PGRST116', `error code ${NO_ROWS_CODE}`],
  // Core §9
  ['core §9', 'y axis is 0 to 6', `y axis is ${scale.chartBarValue(null)} to ${scale.CHART_Y_MAX}`],
  ['core §9', 'the bar value is score + 1', `the bar value is score + ${scale.chartBarValue(3) - 3}`],
  ['core §9', 'Weekly window 7 days', `Weekly window ${WEEK_DAYS} days`],
  [
    'core §9',
    'under 2, under 3, under 4, otherwise',
    RECOMMENDATION_BANDS.map(({ below }) => (Number.isFinite(below) ? `under ${below}` : 'otherwise')).join(', '),
  ],
  ['core §9', "'Positiva' when the average is over 3", `'${trendOf(3.01)}' when the average is over 3`],
  ['core §9', 'Concerning-pattern window 7 days', `Concerning-pattern window ${CONCERNING_WINDOW_DAYS} days`],
  [
    'core §9',
    'Password minimum length 8; minimum strength score 3 of 5',
    `Password minimum length ${PASSWORD_MIN_LENGTH}; minimum strength score ${PASSWORD_MIN_STRENGTH} of ${STRENGTH_LABELS.length - 1}`,
  ],
  ['core §9', 'Pending payment window 600000 ms', `Pending payment window ${PENDING_PAYMENT_WINDOW_MS} ms`],
  ['core §9', 'Network retries at most 3', `Network retries at most ${MAX_RETRIES}`],
  [
    'core §9',
    'backoff min(1000*2^n, 30000) ms',
    `backoff min(${BACKOFF_BASE_MS}*${backoffMs(1) / backoffMs(0)}^n, ${BACKOFF_MAX_MS}) ms`,
  ],
  ['core §9', 'week starts on Sunday', `week starts on ${weekdayOf('2026-11-22') === 0 ? 'Sunday' : 'another day'}`],
  ['core §9', 'Text preview length 120 characters', `Text preview length ${NOTE_PREVIEW} characters`],
  [
    'core §9',
    'Pull-to-refresh: threshold 67, maximum pull 95, fetch-more 100, reload after 500 ms',
    `Pull-to-refresh: threshold ${gestures.PULL_THRESHOLD}, maximum pull ${gestures.PULL_MAX}, fetch-more ${gestures.FETCH_MORE_DISTANCE}, reload after ${gestures.RELOAD_AFTER_MS} ms`,
  ],
  [
    'core §9',
    'Chat tooltip: 2 s delay, 8 s shown. Long press 600 ms',
    `Chat tooltip: ${gestures.CHAT_TOOLTIP_DELAY_MS / 1000} s delay, ${gestures.CHAT_TOOLTIP_SHOWN_MS / 1000} s shown. Long press ${gestures.LONG_PRESS_MS} ms`,
  ],
  ['core §9', 'Default navigation height 70', `Default navigation height ${layout.navigationHeightOf({ os: 'web' })}`],
  [
    'core §9',
    'Android 13 or later 68, Android 10 to 12 66, older Android 64, unknown 66, iOS 68',
    `Android 13 or later ${android(13)}, Android 10 to 12 ${android(12)}, older Android ${android(9)}, unknown ${android(null)}, iOS ${layout.NAVIGATION_HEIGHT_IOS}`,
  ],
  [
    'core §9',
    'Minimum bottom padding of the bottom nav 8. Player offset 76',
    `Minimum bottom padding of the bottom nav ${layout.NAVIGATION_BOTTOM_PADDING}. Player offset ${layout.PLAYER_OFFSET}`,
  ],
  [
    'core §9',
    'Scroll offset 80px. Mobile menu breakpoint 920px',
    `Scroll offset ${layout.SCROLL_OFFSET}px. Mobile menu breakpoint ${layout.MOBILE_MENU_BREAKPOINT}px`,
  ],
  // Companion
  [
    'companion §9',
    'appears after 2 s, hides after 8 s; long press 600 ms',
    `appears after ${gestures.CHAT_TOOLTIP_DELAY_MS / 1000} s, hides after ${gestures.CHAT_TOOLTIP_SHOWN_MS / 1000} s; long press ${gestures.LONG_PRESS_MS} ms`,
  ],
  [
    'companion §3',
    '0 Muito mal, 1 Mal, 2 Regular, 3 Bem, 4 Muito bem, 5 Excelente',
    labelled(scale.CHECK_IN_MOOD_LABELS),
  ],
  ['companion §5', 'the note is at most 255 characters', `the note is at most ${CHECK_IN_NOTE_MAX} characters`],
  ['companion §9', 'Mood note maximum 255 characters', `Mood note maximum ${CHECK_IN_NOTE_MAX} characters`],
];

describe('the specification', () => {
  it.each(STATED)('%s: %s', (_source, says, built) => {
    expect(built).toBe(says);
  });

  it('colours each strength as it says', () => {
    expect([0, 1, 2, 3, 4, 5].map(strengthColour)).toEqual(['red', 'red', 'yellow', 'yellow', 'green', 'green']);
  });
});
