import { SUMMARY_CACHE_MS, SUMMARY_ENTRIES_CACHE_MS } from '@alento/domain/insight/limits';
import { type LocalDate, localDateOf } from '@alento/domain/time/local-date';
import { readObject, writeJson } from '../../../lib/session/device/device-json.ts';
import { now, timeZone } from '../../../lib/time/clock.ts';
import { WEEKLY_SUMMARY_KEY } from '../../../state/mood/weekly-summary-store.ts';
import type { Insight } from '../insight.ts';

/** Storage key of the fingerprint of the entries from which the cached summary was written. */
const ENTRIES = 'weekly-summary-entries';
/** Storage key of the request whose summary has not been received yet. */
const RUNNING_REQUEST = 'weekly-summary-begun';

const isYoung = (since: unknown, lifeMs: number): since is number => {
  if (typeof since !== 'number') return false;
  const age = now() - since;
  return age >= 0 && age < lifeMs;
};

const storeEntriesMark = (userId: string, mark: string): void => {
  void writeJson(userId, ENTRIES, { keptAt: now(), mark });
};

/** Caches a summary on this device with the fingerprint of its entries. */
export function cacheSummary(userId: string, insight: Insight, mark: string): void {
  void writeJson(userId, WEEKLY_SUMMARY_KEY, { keptAt: now(), ...insight });
  storeEntriesMark(userId, mark);
}

/**
 * Returns the cached summary of the week that ends today, or that finished today, after midnight. It expires after an
 * hour, or if its entries' fingerprint was not checked for half an hour.
 */
export function cachedSummary(userId: string | null, today: LocalDate, mark: string): Insight | null {
  if (userId === null) return null;
  const cached = readObject(userId, WEEKLY_SUMMARY_KEY);
  const entries = readObject(userId, ENTRIES);
  if (!cached || !isYoung(cached.keptAt, SUMMARY_CACHE_MS)) return null;
  if (!entries || entries.mark !== mark || !isYoung(entries.keptAt, SUMMARY_ENTRIES_CACHE_MS)) return null;
  const { keptAt, text, startDate, endDate, writtenBy } = cached;
  if (typeof text !== 'string' || typeof startDate !== 'string' || typeof endDate !== 'string') return null;
  if (endDate !== today && localDateOf(keptAt, timeZone()) !== today) return null;
  return { text, startDate, endDate, writtenBy: writtenBy === 'local' || writtenBy === 'external' ? writtenBy : null };
}

/**
 * Compares the entries' fingerprint with the cached one. If they are equal, the check's time is stored; otherwise the
 * summary is dropped.
 */
export function checkSummary(userId: string, today: LocalDate, mark: string): void {
  if (cachedSummary(userId, today, mark)) {
    storeEntriesMark(userId, mark);
    return;
  }
  void writeJson(userId, WEEKLY_SUMMARY_KEY, null);
  void writeJson(userId, ENTRIES, null);
}

type RunningRequest = { requestId: string; mark: string };

/** Stores a running request, so that a person who leaves the page and returns doesn't start another one. */
export function storeRunningRequest(userId: string, request: RunningRequest): void {
  void writeJson(userId, RUNNING_REQUEST, { keptAt: now(), ...request });
}

export const dropRunningRequest = (userId: string): void => {
  void writeJson(userId, RUNNING_REQUEST, null);
};

/** The request that is still running, also after midnight: it counts, although its week has ended the day before. */
export function runningRequest(userId: string | null): RunningRequest | null {
  const stored = userId === null ? null : readObject(userId, RUNNING_REQUEST);
  if (!stored || !isYoung(stored.keptAt, SUMMARY_CACHE_MS)) return null;
  const { requestId, mark } = stored;
  return typeof requestId === 'string' && typeof mark === 'string' ? { requestId, mark } : null;
}
