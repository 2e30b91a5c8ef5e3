import type { Share } from '@alento/contract/sharing/shares';
import type { DayRange } from '@alento/domain/analytics/period';
import { accept, type Result, refuse } from '@alento/domain/result';
import { OWNER_NAME_MAX, SHARE_DAYS_DEFAULT, SHARE_DAYS_MAX } from '@alento/domain/sharing/limits';
import type { SharedPart } from '@alento/domain/sharing/parts';
import { type PlannedShare, planShare } from '@alento/domain/sharing/share';
import { isOneLineName } from '@alento/domain/text/one-line-name';
import { addDays, DAY_MS, isLocalDate, type LocalDate, localDateOf } from '@alento/domain/time/local-date';
import { timeZone } from '../../../../lib/time/clock.ts';
import type { NewShare } from '../../sharing.mutations.ts';

/** Days before today, everything, or chosen dates. All but the last include the days until the share ends. */
export const PERIODS = ['30', '90', 'all', 'dates'] as const;
export type Period = (typeof PERIODS)[number];
export const DURATIONS = ['7', '30', '90', 'other'] as const;
export type Duration = (typeof DURATIONS)[number];

/** What a person has chosen in the form so far. Dates are as the browser's date fields give them. */
export type ShareDraft = {
  parts: readonly SharedPart[];
  period: Period;
  startDate: string;
  endDate: string;
  duration: Duration;
  otherDays: string;
  ownerName: string;
};

/** Notes, the PHQ-9's item 9 and the safety plan are shared only if the person ticks them. */
const TICKED: readonly SharedPart[] = ['moods', 'screenings', 'records', 'medication'];

export const newDraft = (ownerName: string, today: LocalDate): ShareDraft => ({
  parts: TICKED,
  period: '30',
  startDate: addDays(today, -29),
  endDate: addDays(today, SHARE_DAYS_DEFAULT),
  duration: `${SHARE_DAYS_DEFAULT}`,
  otherDays: '',
  ownerName,
});

/** The same with chosen days. */
export const draftOfDays = (ownerName: string, today: LocalDate, { start, end }: DayRange): ShareDraft => ({
  ...newDraft(ownerName, today),
  period: 'dates',
  startDate: start,
  endDate: end,
});

/** The choices of an earlier share. If it included the days until its end, the new one does too. */
export function draftAgain(share: Share, now: number): ShareDraft {
  const days = Math.round((share.endsAt - share.createdAt) / DAY_MS);
  const duration = DURATIONS.find((choice) => choice === `${days}`) ?? 'other';
  const wasOpen = share.endDate >= localDateOf(share.endsAt, timeZone());
  return {
    parts: share.parts,
    period: 'dates',
    startDate: share.startDate,
    endDate: wasOpen ? localDateOf(now + days * DAY_MS, timeZone()) : share.endDate,
    duration,
    otherDays: duration === 'other' ? `${days}` : '',
    ownerName: share.ownerName,
  };
}

export type DraftField = 'parts' | 'dates' | 'start' | 'days' | 'name';

/** The chosen days begin after the end of the access, so nobody could ever read them. `endsAt` is in ms epoch. */
type StartsTooLate = { readonly ok: false; readonly code: 'STARTS_TOO_LATE'; readonly endsAt: number };

const FIELD_OF: Partial<Record<string, DraftField>> = {
  STARTS_TOO_LATE: 'start',
  SHARE_PARTS_INVALID: 'parts',
  DATE_INVALID: 'dates',
  DATE_RANGE_INVALID: 'dates',
  SHARE_DAYS_INVALID: 'days',
  SHARE_NAME_INVALID: 'name',
};

/** The field that a refusal is about; undefined if it is about none. */
export const fieldOf = (code: string): DraftField | undefined => FIELD_OF[code];

const daysOf = ({ duration, otherDays }: ShareDraft): number => Number(duration === 'other' ? otherDays : duration);

function datesOf(draft: ShareDraft, now: number, firstDay: LocalDate | null): { startDate: string; endDate: string } {
  if (draft.period === 'dates') return draft;
  const today = localDateOf(now, timeZone());
  const endDate = localDateOf(now + daysOf(draft) * DAY_MS, timeZone());
  if (draft.period === 'all') return { startDate: firstDay ?? '', endDate };
  return { startDate: addDays(today, 1 - Number(draft.period)), endDate };
}

const isDuration = (days: number): boolean => Number.isInteger(days) && days >= 1 && days <= SHARE_DAYS_MAX;

/**
 * The choices with their times, without the name, or the first reason why they can't be shared.
 *
 * @param now ms epoch.
 * @param firstDay the day of the first mood or screening; null if it is not known.
 */
export function planChoices(
  draft: ShareDraft,
  now: number,
  firstDay: LocalDate | null,
): Result<PlannedShare> | StartsTooLate {
  const expiresInDays = daysOf(draft);
  if (draft.parts.length === 0) return refuse('SHARE_PARTS_INVALID');
  // The dates depend on it.
  if (!isDuration(expiresInDays)) return refuse('SHARE_DAYS_INVALID');
  const { startDate, endDate } = datesOf(draft, now, firstDay);
  if (!isLocalDate(startDate) || !isLocalDate(endDate)) return refuse('DATE_INVALID');
  const planned = planShare({ startDate, endDate, parts: draft.parts, expiresInDays }, now);
  if (planned.ok && startDate > localDateOf(planned.value.endsAt, timeZone()))
    return { ok: false, code: 'STARTS_TOO_LATE', endsAt: planned.value.endsAt };
  return planned;
}

/** The body of the call that creates the invitation, or the first reason why it can't be created. */
export function planDraft(
  draft: ShareDraft,
  now: number,
  firstDay: LocalDate | null,
): Result<NewShare> | StartsTooLate {
  const planned = planChoices(draft, now, firstDay);
  if (!planned.ok) return planned;
  const ownerName = draft.ownerName.trim();
  if (!isOneLineName(ownerName, OWNER_NAME_MAX)) return refuse('SHARE_NAME_INVALID');
  const { days, parts } = planned.value;
  return accept({ startDate: days.start, endDate: days.end, parts, expiresInDays: daysOf(draft), ownerName });
}
