import { describe, expect, it } from 'vitest';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../account/password.ts';
import { NAME_MAX, PASSKEY_LABEL_MAX, PASSKEYS_MAX, TIME_ZONE_CHANGE_MS } from '../account/session.ts';
import { ANALYTICS_PERIODS } from '../analytics/period.ts';
import { ATTACHMENT_MAX_BYTES, ATTACHMENTS_OF_ENTRY, VOICE_NOTE_MAX_MS } from '../attachment/attachment.ts';
import { CHAT_MESSAGE_MAX, CHAT_TITLE_MAX } from '../chat/limits.ts';
import { CONTENT_QUERY_MAX } from '../content/limits.ts';
import { RECORD_DAYS, RECORD_MIN_DAYS } from '../health-record/limits.ts';
import { INSIGHT_MIN_DAYS } from '../insight/limits.ts';
import {
  DOSE_BACK_DAYS,
  MEDICATION_DOSE_MAX,
  MEDICATION_NAME_MAX,
  MEDICATION_RANGE_MAX_DAYS,
  MEDICATION_TIMES_MAX,
  MEDICATIONS_MAX,
} from '../medication/limits.ts';
import { BATCH_MAX, CONCERNING_WINDOW_MAX_DAYS, SEARCH_QUERY_MAX } from '../mood-entry/limits.ts';
import { MAX_SCORE, MIN_SCORE } from '../mood-entry/scale.ts';
import {
  EXPORTS_PER_DAY,
  IMPORT_ENTRIES_MAX,
  IMPORT_FILE_MAX_BYTES,
  IMPORT_TEXTS_MAX_BYTES,
  IMPORT_UNDO_DAYS,
  IMPORT_UNPACKED_MAX_BYTES,
} from '../my-data/limits.ts';
import { ADULT_AGE, AGE_MAX, AGE_MIN, SLEEP_HOURS_MAX, SLEEP_HOURS_MIN } from '../onboarding/limits.ts';
import { PLAN_QUOTAS } from '../plan/quotas.ts';
import { OPEN_SHARES_MAX, OWNER_NAME_MAX, SHARE_DAYS_MAX } from '../sharing/limits.ts';
import { ENTRY_TAGS_MAX, TAG_GROUP_MAX, TAG_NAME_MAX, TAGS_MAX } from '../tag/limits.ts';
import { VOICE_RECORDING_MAX_MS } from '../voice/limits.ts';
import { ERROR_TEXTS, type ErrorCode } from './catalogue.ts';

/** The numbers that each error text must contain: the limits that the code's rule uses. */
const NUMBERS: readonly [ErrorCode, number[]][] = [
  ['SCORE_INVALID', [MIN_SCORE, MAX_SCORE]],
  ['BATCH_SIZE_INVALID', [1, BATCH_MAX]],
  ['DAYS_INVALID', [1, CONCERNING_WINDOW_MAX_DAYS]],
  ['SEARCH_QUERY_INVALID', [1, SEARCH_QUERY_MAX]],
  ['CONTENT_QUERY_INVALID', [1, CONTENT_QUERY_MAX]],
  ['TAG_NAME_INVALID', [1, TAG_NAME_MAX]],
  ['TAG_GROUP_INVALID', [TAG_GROUP_MAX]],
  ['TAGS_FULL', [TAGS_MAX]],
  ['ENTRY_TAGS_TOO_MANY', [ENTRY_TAGS_MAX]],
  ['MEDICATION_NAME_INVALID', [1, MEDICATION_NAME_MAX]],
  ['MEDICATION_DOSE_INVALID', [MEDICATION_DOSE_MAX]],
  ['MEDICATION_TIMES_TOO_MANY', [MEDICATION_TIMES_MAX]],
  ['MEDICATIONS_FULL', [MEDICATIONS_MAX]],
  ['MEDICATION_RANGE_TOO_LONG', [MEDICATION_RANGE_MAX_DAYS]],
  ['DOSE_DAY_INVALID', [DOSE_BACK_DAYS]],
  ['ATTACHMENT_INVALID', [VOICE_NOTE_MAX_MS / 60_000]],
  ['ATTACHMENT_TOO_LARGE', [ATTACHMENT_MAX_BYTES / 1_000_000]],
  ['ATTACHMENTS_OF_ENTRY_FULL', [ATTACHMENTS_OF_ENTRY.photo, ATTACHMENTS_OF_ENTRY.voice]],
  ['ATTACHMENTS_MONTHLY_LIMIT_EXCEEDED', [PLAN_QUOTAS.free.attachmentsPerMonth]],
  ['PERIOD_INVALID', ANALYTICS_PERIODS.map(Number).filter(Number.isInteger)],
  ['CHAT_MESSAGE_TOO_LONG', [CHAT_MESSAGE_MAX]],
  ['CHAT_TITLE_INVALID', [1, CHAT_TITLE_MAX]],
  ['VOICE_NOT_FOR_MINORS', [ADULT_AGE]],
  ['VOICE_RECORDING_TOO_LONG', [VOICE_RECORDING_MAX_MS / 60_000]],
  ['WEEKLY_SUMMARY_INSUFFICIENT_DAYS', [INSIGHT_MIN_DAYS]],
  ['HEALTH_RECORD_INSUFFICIENT_DAYS', [RECORD_MIN_DAYS, RECORD_DAYS]],
  // An HTTP status quoted from the specification.
  ['WEEKLY_SUMMARY_NO_POLL_URL', [202]],
  ['PASSWORD_WEAK', [PASSWORD_MIN_LENGTH]],
  ['PASSWORD_TOO_LONG', [PASSWORD_MAX_LENGTH]],
  ['NAME_INVALID', [NAME_MAX]],
  ['PASSKEYS_FULL', [PASSKEYS_MAX]],
  ['PASSKEY_LABEL_INVALID', [PASSKEY_LABEL_MAX]],
  ['AGE_INVALID', [AGE_MIN, AGE_MAX]],
  ['CHECKOUT_MINOR', [ADULT_AGE]],
  ['SLEEP_HOURS_INVALID', [SLEEP_HOURS_MIN, SLEEP_HOURS_MAX]],
  // The first and the last time of a day.
  ['REMINDER_TIME_INVALID', [0, 0, 23, 59]],
  // The specification's example of a phone number with an area code.
  ['PHONE_FORMAT', [99, 99999, 9999]],
  ['CHANNEL_NUMBER_INVALID', [99, 99999, 9999]],
  ['CHANNEL_NUMBER_WITHOUT_NINE', [9, 99, 99999, 9999]],
  ['QUIET_HOURS_INVALID', [0, 0, 23, 59]],
  // The limit, and the hours in which it is counted.
  ['SHARE_DAYS_INVALID', [1, SHARE_DAYS_MAX]],
  ['SHARE_NAME_INVALID', [OWNER_NAME_MAX]],
  ['SHARES_FULL', [OPEN_SHARES_MAX]],
  ['EXPORTS_DAILY_LIMIT_EXCEEDED', [EXPORTS_PER_DAY, 24]],
  ['IMPORT_FILE_TOO_LARGE', [IMPORT_FILE_MAX_BYTES / 1_000_000, IMPORT_UNPACKED_MAX_BYTES / 1_000_000]],
  ['IMPORT_FILE_TOO_COMPLEX', [IMPORT_TEXTS_MAX_BYTES / 1_000_000]],
  ['IMPORT_FILE_TOO_MANY_ENTRIES', [IMPORT_ENTRIES_MAX]],
  ['IMPORT_TAGS_FULL', [TAGS_MAX]],
  ['IMPORT_UNDO_ENDED', [IMPORT_UNDO_DAYS]],
  ['TIME_ZONE_CHANGED_TODAY', [TIME_ZONE_CHANGE_MS / 3_600_000]],
];

describe('numbers in error texts', () => {
  it.each(NUMBERS)('of %s are the limits of its rule', (code, numbers) => {
    const plain = ERROR_TEXTS[code].replace(/(?<=\d)\.(?=\d{3})/g, '');
    expect(plain.match(/\d+/g)?.map(Number)).toEqual(numbers);
  });

  it('are checked for every error text that contains a number', () => {
    const numbered = Object.entries(ERROR_TEXTS).filter(([, text]) => /\d/.test(text));
    expect(numbered.map(([code]) => code).sort()).toEqual(NUMBERS.map(([code]) => code).sort());
  });
});
