import { SUMMARY_CACHE_MS, SUMMARY_ENTRIES_CACHE_MS } from '@alento/domain/insight/limits';
import type { LocalDate } from '@alento/domain/time/local-date';
import { readObject, writeJson } from '../../../lib/session/device/device-json.ts';
import { now } from '../../../lib/time/clock.ts';
import { KEPT_SUMMARY } from '../../../state/mood/weekly-summary-store.ts';
import type { Insight } from '../insight.ts';

/** What the entries looked like that the kept summary was made from. */
const ENTRIES = 'weekly-summary-entries';
/** The summary that was asked for and has not come yet. */
const BEGUN = 'weekly-summary-begun';

const isYoung = (since: unknown, lifeMs: number): boolean => {
  if (typeof since !== 'number') return false;
  const age = now() - since;
  return age >= 0 && age < lifeMs;
};

const keepEntries = (userId: string, mark: string): void => {
  void writeJson(userId, ENTRIES, { keptAt: now(), mark });
};

/** Keeps a summary on this device, with what its entries looked like. */
export function keepSummary(userId: string, insight: Insight, mark: string): void {
  void writeJson(userId, KEPT_SUMMARY, { keptAt: now(), ...insight });
  keepEntries(userId, mark);
}

/**
 * The summary of the week that ends today, for an hour, and as long as its entries are known to be the
 * same: what they looked like is kept for half an hour after the last look (core §9, companion §9).
 */
export function keptSummary(userId: string | null, today: LocalDate, mark: string): Insight | null {
  if (userId === null) return null;
  const kept = readObject(userId, KEPT_SUMMARY);
  const entries = readObject(userId, ENTRIES);
  if (!kept || kept.endDate !== today || !isYoung(kept.keptAt, SUMMARY_CACHE_MS)) return null;
  if (!entries || entries.mark !== mark || !isYoung(entries.keptAt, SUMMARY_ENTRIES_CACHE_MS)) return null;
  const { text, startDate, endDate, writtenBy } = kept;
  if (typeof text !== 'string' || typeof startDate !== 'string') return null;
  return { text, startDate, endDate, writtenBy: writtenBy === 'local' || writtenBy === 'external' ? writtenBy : null };
}

/** Entries were looked at: the kept summary is still theirs, or goes. */
export function checkSummary(userId: string, today: LocalDate, mark: string): void {
  if (keptSummary(userId, today, mark)) {
    keepEntries(userId, mark);
    return;
  }
  void writeJson(userId, KEPT_SUMMARY, null);
  void writeJson(userId, ENTRIES, null);
}

type Begun = { requestId: string; mark: string };

/** Remembers what was asked for: who leaves and comes back finds it, and does not ask for another. */
export function keepBegun(userId: string, today: LocalDate, begun: Begun): void {
  void writeJson(userId, BEGUN, { keptAt: now(), today, ...begun });
}

export const dropBegun = (userId: string): void => {
  void writeJson(userId, BEGUN, null);
};

export function begunSummary(userId: string | null, today: LocalDate): Begun | null {
  const kept = userId === null ? null : readObject(userId, BEGUN);
  if (!kept || kept.today !== today || !isYoung(kept.keptAt, SUMMARY_CACHE_MS)) return null;
  const { requestId, mark } = kept;
  return typeof requestId === 'string' && typeof mark === 'string' ? { requestId, mark } : null;
}
