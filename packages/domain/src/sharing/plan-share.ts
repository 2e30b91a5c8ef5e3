import type { DayRange } from '../analytics/period.ts';
import { accept, type Result, refuse } from '../result.ts';
import { DAY_MS, type LocalDate } from '../time/local-date.ts';
import { INVITE_LINK_DAYS, SHARE_DAYS_MAX } from './limits.ts';
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
