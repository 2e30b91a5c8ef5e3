import type { DayRange } from '../analytics/period.ts';
import { RECORD_DAYS } from '../health-record/limits.ts';
import { accept, type Result, refuse } from '../result.ts';
import { addDays, DAY_MS, type LocalDate } from '../time/local-date.ts';
import { INVITE_LINK_DAYS, SHARE_DAYS_MAX, SHARED_FIGURES_MAX_DAYS, VISIT_PAUSE_MINUTES } from './limits.ts';
import { areWhole, SHARED_PARTS, type SharedPart } from './parts.ts';

export type ShareInput = {
  startDate: LocalDate;
  endDate: LocalDate;
  parts: readonly SharedPart[];
  expiresInDays: number;
};
/** A share: its days, its parts in their order, and until when link and share are valid, ms epoch. */
export type PlannedShare = { days: DayRange; parts: SharedPart[]; linkExpiresAt: number; endsAt: number };

/** Plans a share. A part that belongs to another one can't be shared without it. */
export function planShare({ startDate, endDate, parts, expiresInDays }: ShareInput, now: number): Result<PlannedShare> {
  if (startDate > endDate) return refuse('DATE_RANGE_INVALID');
  const shared = SHARED_PARTS.filter((part) => parts.includes(part));
  if (shared.length === 0 || !areWhole(shared)) return refuse('SHARE_PARTS_INVALID');
  if (!Number.isInteger(expiresInDays) || expiresInDays < 1 || expiresInDays > SHARE_DAYS_MAX)
    return refuse('SHARE_DAYS_INVALID');
  const endsAt = now + expiresInDays * DAY_MS;
  const linkExpiresAt = Math.min(now + INVITE_LINK_DAYS * DAY_MS, endsAt);
  return accept({ days: { start: startDate, end: endDate }, parts: shared, linkExpiresAt, endsAt });
}

/** Times of a share, ms epoch. */
type ShareTimes = {
  linkExpiresAt: number;
  endsAt: number;
  acceptedAt: number | null;
  /** When the owner revoked it, or the professional's account ended. */
  revokedAt: number | null;
};

/**
 * - `open`: the link can be accepted.
 * - `unused`: nobody accepted the link in time.
 * - `active`: a professional can read what is shared.
 * - `revoked`, `ended`: nobody can read it any more.
 */
export const SHARE_STATUSES = ['open', 'unused', 'active', 'revoked', 'ended'] as const;
export type ShareStatus = (typeof SHARE_STATUSES)[number];

/** The status of a share at an instant, ms epoch. */
export function shareStatusOf({ linkExpiresAt, endsAt, acceptedAt, revokedAt }: ShareTimes, now: number): ShareStatus {
  if (revokedAt !== null) return 'revoked';
  if (acceptedAt === null) return now < linkExpiresAt ? 'open' : 'unused';
  return now < endsAt ? 'active' : 'ended';
}

/**
 * The days of a share whose figures a professional reads: those that have begun, from the first day that has something.
 * There are at most the newest `SHARED_FIGURES_MAX_DAYS`, and without any at most as many as those of a record. A share
 * may begin in any year, and the figures of a period are computed for each of its days. A share whose days are all in
 * the future has only its first day.
 *
 * @param firstDay the first shared day with an entry or a screening; null without any.
 */
export function readRangeOf(days: DayRange, today: LocalDate, firstDay: LocalDate | null): DayRange {
  const begun = days.end < today ? days.end : today;
  const end = begun < days.start ? days.start : begun;
  const newest = addDays(end, 1 - (firstDay === null ? RECORD_DAYS : SHARED_FIGURES_MAX_DAYS));
  const start = [days.start, newest, firstDay ?? days.start].sort().at(-1) ?? end;
  return { start: start < end ? start : end, end };
}

const PAUSE_MS = VISIT_PAUSE_MINUTES * 60_000;

/**
 * The end of the visit before the current one: the last access before a pause. Null at the first visit.
 *
 * @param accesses times of accesses, newest first, ms epoch.
 */
export function lastVisitOf(accesses: readonly number[], now: number): number | null {
  let later = now;
  for (const at of accesses) {
    if (later - at >= PAUSE_MS) return at;
    later = at;
  }
  return null;
}

/** What a professional did with a person's data, as the person's log lists it. */
export const ACCESS_KINDS = [
  'accepted',
  'mood-summary',
  'mood-entries',
  'screenings',
  'health-records',
  'medication',
  'safety-plan',
  'pdf',
  'fhir',
] as const;
export type AccessKind = (typeof ACCESS_KINDS)[number];
