import { randomUUID } from 'node:crypto';
import type { MoodEntry } from '@alento/contract/mood-entry';
import { IDEMPOTENCY_KEY_HEADER, NEXT_CURSOR_HEADER } from '@alento/domain/http/headers';
import { clientHeaders } from '../load.ts';

const REQUEST_TIMEOUT_MS = 30_000;
const PAGE = 500;

/** An entry to create, identified by its note, with the idempotency key that all attempts use. */
type Attempt = { token: string; note: string; key: string };

/** What the server did with the entries that people tried to create. */
export type Ledger = {
  /** Ids that the server returned, by the note of the acknowledged entry. */
  acknowledged: Map<string, string>;
  unanswered: Attempt[];
  /** Number of 5xx responses, for example while the database was down. */
  failures: number;
  /** Forbidden results. */
  violations: string[];
};

/** Sends a request. @returns whether the server decided on the entry. */
async function attempt(address: string, { token, note, key }: Attempt, ledger: Ledger): Promise<boolean> {
  let status: number;
  let entry: MoodEntry;
  try {
    const response = await fetch(`${address}/api/mood-entries`, {
      method: 'POST',
      headers: { ...clientHeaders(token), 'Content-Type': 'application/json', [IDEMPOTENCY_KEY_HEADER]: key },
      body: JSON.stringify({ score: 3, note }),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    status = response.status;
    entry = (await response.json()) as MoodEntry;
  } catch {
    // The server was killed before it responded.
    return false;
  }
  if (status >= 500) {
    ledger.failures += 1;
    return false;
  }
  if (status === 201 && entry.note === note) ledger.acknowledged.set(note, entry.id);
  else ledger.violations.push(`${note}: answered ${status} ${JSON.stringify(entry)}`);
  return true;
}

/**
 * Starts writers. Each creates one entry after the other for a person of its own, until a request gets no response or
 * they are stopped.
 *
 * @returns a function that stops them.
 */
export function startWriters(address: string, tokens: readonly string[], cycle: string, ledger: Ledger) {
  let isOver = false;
  const write = async (token: string, writer: number): Promise<void> => {
    for (let entry = 0; !isOver; entry += 1) {
      const next = { token, note: `${cycle}, escritor ${writer}, nota ${entry}`, key: randomUUID() };
      if (await attempt(address, next, ledger)) continue;
      ledger.unanswered.push(next);
      return;
    }
  };
  const all = Promise.all(tokens.map(write));
  return async (): Promise<void> => {
    isOver = true;
    await all;
  };
}

/** Retries requests without a response, with the same keys. Those that fail again are retried at the next call. */
export async function retryUnanswered(address: string, ledger: Ledger): Promise<void> {
  const retry = async (one: Attempt): Promise<void> => {
    if (!(await attempt(address, one, ledger))) ledger.unanswered.push(one);
  };
  await Promise.all(ledger.unanswered.splice(0).map(retry));
}

/** Reads all entries of these people, page by page. */
export async function readAll(address: string, tokens: readonly string[]): Promise<MoodEntry[]> {
  const entries: MoodEntry[] = [];
  for (const token of tokens) {
    for (let before: string | null = ''; before !== null; ) {
      const continued: string = before === '' ? '' : `&before=${encodeURIComponent(before)}`;
      const headers = clientHeaders(token);
      const response = await fetch(`${address}/api/mood-entries?limit=${PAGE}${continued}`, { headers });
      if (response.status !== 200) throw new Error(`Reading back answered ${response.status}`);
      entries.push(...((await response.json()) as MoodEntry[]));
      before = response.headers.get(NEXT_CURSOR_HEADER);
    }
  }
  return entries;
}

/**
 * Compares the stored entries with the acknowledged ones: each acknowledged entry must exist exactly once, and no other
 * entry may exist.
 */
export function compareWithLedger(entries: readonly MoodEntry[], { acknowledged }: Ledger) {
  const byNote = Map.groupBy(entries, ({ note }) => note);
  const lost = [...acknowledged].filter(([note, id]) => !byNote.get(note)?.some((entry) => entry.id === id));
  return {
    lost: lost.map(([note]) => note),
    doubled: [...byNote].filter(([, same]) => same.length > 1).map(([note]) => note),
    unknown: [...byNote.keys()].filter((note) => !acknowledged.has(note)),
  };
}
