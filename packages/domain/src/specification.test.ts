import { expect, it } from 'vitest';
import { ANONYMOUS_PREFIX } from './account/anonymous-address.ts';
import * as password from './account/password.ts';
import { PENDING_PAYMENT_WINDOW_MS } from './account/pending-payment.ts';
import * as chat from './chat/limits.ts';
import { backoffMs, MAX_RETRIES } from './http/retry.ts';
import { canRequestInsight } from './insight/figures-of.ts';
import * as insight from './insight/limits.ts';
import * as gestures from './interface/gestures.ts';
import * as layout from './interface/layout.ts';
import { LEGAL_DOCUMENT_TYPES, NO_ROWS_CODE } from './legal/documents.ts';
import * as entry from './mood-entry/limits.ts';
import { onboardingEntryId } from './mood-entry/plan-mood-entry.ts';
import * as scale from './mood-entry/scale.ts';
import { RECOMMENDATION_BANDS, weeklyStats } from './mood-entry/weekly-stats.ts';
import * as popup from './mood-popup/mood-popup.ts';
import * as onboarding from './onboarding/limits.ts';
import * as options from './onboarding/options.ts';
import * as steps from './onboarding/steps.ts';
import { DEFAULT_PRICE_CENTS, PLAN_IDS, PLAN_RANKS } from './plan/plans.ts';
import { PLAN_QUOTAS } from './plan/quotas.ts';
import * as recommendation from './recommendation/limits.ts';
import * as reminder from './reminder/limits.ts';
import { SLOT_IDS } from './reminder/slots.ts';
import { FORMS, SCREENING_ANSWERS } from './screening/instruments.ts';
import { HOUR_MS, weekdayOf } from './time/local-date.ts';
import * as update from './update/updates.ts';
import * as voice from './voice/limits.ts';

const SECOND = 1000;
const MINUTE = 60_000;
const numbered = (labels: readonly string[]): string => labels.map((label, place) => `${place} ${label}`).join(', ');
const android = (androidVersion: number | null): number => layout.navigationHeightOf({ os: 'android', androidVersion });

/** The domain's lists of values. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  'age ranges': options.AGE_RANGES,
  motivations: options.MOTIVATIONS,
  'core motivations': options.CORE_MOTIVATIONS,
  conditions: options.CONDITIONS,
  treatments: options.TREATMENTS,
  'sleep issues': options.SLEEP_ISSUES,
  'support sources': options.SUPPORT_SOURCES,
  'onboarding steps': steps.ONBOARDING_STEPS,
  'labels of strengths': password.STRENGTH_LABELS,
  genders: options.GENDERS,
  regions: options.REGIONS,
  'sleep qualities': options.SLEEP_QUALITIES,
  'required steps': steps.REQUIRED_STEPS,
  'items of the PHQ-9': FORMS['PHQ-9'].items,
  'items of the GAD-7': FORMS['GAD-7'].items,
};

/** What the specification states of each. */
const SPECIFIED_LISTS = `
age ranges: menor-18, 18-24, 25-34, 35-44, 45-54, 55-64, 65-mais, prefiro-nao-informar
motivations: melhorar-humor, gerenciar-estresse, acompanhar-emocoes, recomendacao-profissional, reduzir-ansiedade, habilidades-enfrentamento, melhorar-relacionamentos, aumentar-autoestima, melhorar-sono, desenvolver-habitos, curiosidade, outro
core motivations: melhorar-humor, gerenciar-estresse, acompanhar-emocoes, reduzir-ansiedade, melhorar-sono, desenvolver-habitos
conditions: Depressão, Ansiedade, Transtorno Bipolar, TOC, TEPT, TDAH, Esquizofrenia, Transtorno de Personalidade, Transtorno Alimentar, Outro
treatments: Terapia psicológica, Medicação psiquiátrica, Terapia em grupo, Meditação/Mindfulness, Exercícios físicos, Terapias alternativas, Outro
sleep issues: Dificuldade para adormecer, Acordar durante a noite, Acordar muito cedo, Sono não reparador, Pesadelos frequentes, Ronco, Apneia do sono, Outro
support sources: Família, Amigos, Parceiro(a), Colegas de trabalho, Grupos de apoio, Comunidade religiosa, Profissionais de saúde mental, Outro
onboarding steps: personal-info, recovery-email, demographics, motivation, current-mood, depression-screening, anxiety-screening, mental-health-history, current-treatment, sleep-quality, social-support, completion
labels of strengths: Muito fraca, Fraca, Razoável, Boa, Forte, Muito forte
genders: masculino, feminino, nao-binario, prefiro-nao-informar
regions: norte, nordeste, centro-oeste, sudeste, sul, prefiro-nao-informar
sleep qualities: ruim, razoavel, boa, excelente
required steps: personal-info, recovery-email, current-mood
items of the PHQ-9: phq1, phq2, phq3, phq4, phq5, phq6, phq7, phq8, phq9
items of the GAD-7: gad1, gad2, gad3, gad4, gad5, gad6, gad7
`;

/** Each number and text that the specification states, beside the domain's. */
const SPECIFIED: readonly [what: string, built: unknown, specified: unknown][] = [
  ['prefix of anonymous addresses', ANONYMOUS_PREFIX, 'anon_'],
  ['plan identifiers', PLAN_IDS, ['free', 'essencial', 'premium']],
  ['plan ranks', PLAN_RANKS, { basic: 1, essential: 2, premium: 3 }],
  ['prices, centavos', [DEFAULT_PRICE_CENTS.free, DEFAULT_PRICE_CENTS.premium], [0, 2990]],
  ['AI messages and records of the free plan', PLAN_QUOTAS.free, { aiMessagesPerDay: 5, healthRecordsPerMonth: 1 }],
  ['scores', [scale.MIN_SCORE, scale.MAX_SCORE], [0, 5]],
  ['labels', numbered(scale.MOOD_LABELS), '0 Muito mal, 1 Mal, 2 Neutro, 3 Bem, 4 Muito bem, 5 Excelente'],
  [
    'labels in onboarding and popup',
    numbered(scale.CHECK_IN_MOOD_LABELS),
    '0 Muito mal, 1 Mal, 2 Regular, 3 Bem, 4 Muito bem, 5 Excelente',
  ],
  ['average without data', weeklyStats([]).averageMood, -1],
  ['y axis, and the bar of 3', [scale.chartBarValue(null), scale.CHART_Y_MAX, scale.chartBarValue(3)], [0, 6, 4]],
  ['recommendation bands', RECOMMENDATION_BANDS.map(({ below }) => below), [2, 3, 4, Number.POSITIVE_INFINITY]],
  ['legal documents', LEGAL_DOCUMENT_TYPES, ['TERMS_OF_USE', 'PRIVACY_POLICY']],
  ['code of an empty read', NO_ROWS_CODE, 'PGRST116'],
  ['pending payment, ms', PENDING_PAYMENT_WINDOW_MS, 600_000],
  ['password: length and strength', [password.PASSWORD_MIN_LENGTH, password.PASSWORD_MIN_STRENGTH], [8, 3]],
  [
    'colours of strengths 0 to 5',
    [0, 1, 2, 3, 4, 5].map(password.strengthColour).join(),
    'red,red,yellow,yellow,green,green',
  ],
  ['retries, and their waits', [MAX_RETRIES, backoffMs(0), backoffMs(1), backoffMs(5)], [3, 1000, 2000, 30_000]],
  ['weekly window and concerning window, days', [entry.WEEK_DAYS, entry.CONCERNING_WINDOW_DAYS], [7, 7]],
  ['week starts on Sunday', weekdayOf('2026-11-22'), 0],
  ['note in onboarding and popup, and preview', [entry.CHECK_IN_NOTE_MAX, entry.NOTE_PREVIEW], [255, 120]],
  ['days of an insight', [4, 5].map(canRequestInsight), [false, true]],
  ['insight retries, and their distance', [insight.INSIGHT_RETRIES, insight.INSIGHT_RETRY_EVERY_MS], [3, 3 * SECOND]],
  ['insight failure is shown for', insight.INSIGHT_FAILURE_DISPLAY_MS, 5 * SECOND],
  ['insight async wait', insight.INSIGHT_ASYNC_WAIT_MS, 30 * SECOND],
  ['stuck insight, and its retry', [insight.INSIGHT_STUCK_MS, insight.INSIGHT_STUCK_RETRY_MS], [60 * SECOND, SECOND]],
  ['Ler mais from characters', insight.INSIGHT_FOLD, 200],
  ['summary cache', insight.SUMMARY_CACHE_MS, HOUR_MS],
  ['summary entries cache', insight.SUMMARY_ENTRIES_CACHE_MS, 30 * MINUTE],
  [
    'summary polling, both readings',
    insight.SUMMARY_POLLING,
    {
      default: { attempts: 15, everyMs: 2 * SECOND, requestTimeoutMs: null },
      extended: { attempts: 60, everyMs: 2 * SECOND, requestTimeoutMs: 30 * SECOND },
    },
  ],
  ['pull threshold, maximum', [gestures.PULL_THRESHOLD, gestures.PULL_MAX], [67, 95]],
  ['fetch more, reload after', [gestures.FETCH_MORE_DISTANCE, gestures.RELOAD_AFTER_MS], [100, 500]],
  ['chat tooltip: delay', gestures.CHAT_TOOLTIP_DELAY_MS, 2 * SECOND],
  ['chat tooltip: shown', gestures.CHAT_TOOLTIP_DISPLAY_MS, 8 * SECOND],
  ['long press, ms', gestures.LONG_PRESS_MS, 600],
  ['navigation height: web', layout.navigationHeightOf({ os: 'web' }), 70],
  ['navigation height: iOS', layout.navigationHeightOf({ os: 'ios' }), 68],
  ['navigation height: Android 13, 12, 10, 9, unknown', [13, 12, 10, 9, null].map(android), [68, 66, 66, 64, 66]],
  ['bottom padding, player offset', [layout.NAVIGATION_BOTTOM_PADDING, layout.PLAYER_OFFSET], [8, 76]],
  ['scroll offset, mobile menu', [layout.SCROLL_OFFSET, layout.MOBILE_MENU_BREAKPOINT], [80, 920]],
  ['chat input height, px', chat.CHAT_INPUT_MAX_HEIGHT_PX, 120],
  ['chat timeout', chat.CHAT_REQUEST_TIMEOUT_MS, 30 * SECOND],
  ['chat polling', [chat.CHAT_POLL_EVERY_MS, chat.CHAT_POLL_ATTEMPTS], [SECOND, 120]],
  ['first popup after platform time', popup.FIRST_POPUP_AFTER_MS, 15 * MINUTE],
  ['popup after time', popup.POPUP_INTERVAL_MS, 2 * HOUR_MS],
  ['popup after platform time', popup.POPUP_PLATFORM_TIME_MS, 2 * HOUR_MS],
  ['popup after dismissal, check', [popup.DISMISSAL_QUIET_MS, popup.POPUP_CHECK_MS], [HOUR_MS, 60 * SECOND]],
  ['longest increment, confirmation', [popup.INCREMENT_MAX_MS, popup.CONFIRMATION_MS], [5 * MINUTE, 2 * SECOND]],
  ['label of the popup’s note', popup.NOTE_ADVISED_MAX, 100],
  ['pending items, reset on close', [steps.PENDING_ITEMS_MAX, steps.CLOSE_RESET_MS], [3, 300]],
  ['id of an onboarding entry', onboardingEntryId(7), 'onboarding-mood-7'],
  ['age', [onboarding.AGE_MIN, onboarding.AGE_MAX], [1, 120]],
  ['hours of sleep', [onboarding.SLEEP_HOURS_MIN, onboarding.SLEEP_HOURS_MAX], [1, 24]],
  ['phone digits', onboarding.PHONE_DIGITS, 11],
  [
    'screening answers',
    numbered(SCREENING_ANSWERS),
    '0 Nenhuma vez, 1 Vários dias, 2 Mais da metade dos dias, 3 Quase todos os dias',
  ],
  ['recommendations a day, shown first', [recommendation.SET_SIZE_MAX, recommendation.INITIAL_ITEMS], [5, 3]],
  ['loading messages', recommendation.LOADING_WORDS_MS, 2 * SECOND],
  ['image margin', recommendation.IMAGE_MARGIN_PX, 50],
  ['recommendations cache', recommendation.RECOMMENDATIONS_CACHE_MS, 24 * HOUR_MS],
  ['reminder ids', SLOT_IDS, { morning: 1, afternoon: 2, evening: 3 }],
  ['push registration', [reminder.REGISTRATION_ATTEMPTS, reminder.REGISTRATION_WAIT_MS], [3, 2 * SECOND]],
  ['push token', [reminder.TOKEN_ATTEMPTS, reminder.TOKEN_WAIT_MS], [3, 1500]],
  ['push refresh', reminder.REGISTRATION_REFRESH_MS, 24 * HOUR_MS],
  ['push deduplication', reminder.PUSH_DEDUP_MS, 10 * SECOND],
  ['banner dismissal', reminder.BANNER_DISMISSAL_MS, 7_200_000],
  ['update check, after return', [update.UPDATE_CHECK_MS, update.UPDATE_CHECK_AFTER_RETURN_MS], [14_400_000, SECOND]],
  ['kept updates, channel', [update.PREVIOUS_BUNDLES_MAX, update.DEFAULT_CHANNEL], [3, 'production']],
  ['recording', voice.VOICE_RECORDING, { channels: 1, sampleRate: 16_000, bitsPerSecond: 128_000, chunkMs: 250 }],
  ['audio processing, warning', [voice.VOICE_TURN_MS, voice.VOICE_WARNING_MS], [5 * MINUTE, 8 * SECOND]],
  [
    'socket',
    voice.VOICE_SOCKET,
    {
      ...{ path: '/socket.io/', timeoutMs: 10 * SECOND },
      ...{ reconnectAttempts: 5, firstDelayMs: SECOND, longestDelayMs: 5 * SECOND },
    },
  ],
];

it.each(SPECIFIED)('the specification states: %s', (_what, built, specified) => {
  if (typeof specified === 'object' && !Array.isArray(specified)) expect(built).toMatchObject(specified as object);
  else expect(built).toEqual(specified);
});

it.each(Object.entries(LISTS))('the specification states: %s', (what, built) => {
  expect(SPECIFIED_LISTS).toContain(`\n${what}: ${built.join(', ')}\n`);
});
