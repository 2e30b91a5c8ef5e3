import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_KEY_HEADER, NEXT_CURSOR_HEADER } from '@alento/domain/http/headers';
import { clientHeaders } from '../load.ts';
import type { Entry } from './people.ts';

const REQUEST_TIMEOUT_MS = 30_000;
const PAGE = 500;

/** An entry to create, identified by its note, with the idempotency key that all attempts use. */
type Attempt = { token: string; note: string; key: string; tries: number };
type Outcome = 'acknowledged' | 'unanswered' | 'failed';

export type Ledger = {
  /** Ids that the server returned, by the note of the acknowledged entry. */
  acknowledged: Map<string, string>;
  unanswered: Attempt[];
  /** Number of 5xx responses, for example while the database was down. */
  failures: number;
  /** Number of entries acknowledged at a retry, whether or not they had been stored before the kill. */
  retried: number;
  /** Forbidden results: a response that is neither a success nor a server error, or a retry that returns another id. */
  violations: string[];
};

export const newLedger = (): Ledger => ({
  acknowledged: new Map(),
  unanswered: [],
  failures: 0,
  retried: 0,
  violations: [],
});

async function attempt(address: string, { token, note, key }: Attempt, ledger: Ledger): Promise<Outcome> {
  let status: number;
  let entry: Entry;
  try {
    const response = await fetch(`${address}/api/mood-entries`, {
      method: 'POST',
      headers: { ...clientHeaders(token), 'Content-Type': 'application/json', [IDEMPOTENCY_KEY_HEADER]: key },
      body: JSON.stringify({ score: 3, note }),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    status = response.status;
    entry = (await response.json()) as Entry;
  } catch {
    return 'unanswered';
  }
  if (status >= 500) {
    ledger.failures += 1;
    return 'failed';
  }
  if (status !== 201 || entry.note !== note) {
    ledger.violations.push(`${note}: answered ${status} ${JSON.stringify(entry)}`);
    return 'acknowledged';
  }
  ledger.acknowledged.set(note, entry.id);
  return 'acknowledged';
}

/** Starts writers. Each creates one entry after the other for a person of its own, until it is stopped. */
export function startWriters(address: string, tokens: readonly string[], cycle: string, ledger: Ledger) {
  let isOver = false;
  const write = async (token: string, writer: number): Promise<void> => {
    for (let entry = 0; !isOver; entry += 1) {
      const next: Attempt = { token, note: `${cycle}, escritor ${writer}, nota ${entry}`, key: randomUUID(), tries: 1 };
      const outcome = await attempt(address, next, ledger);
      if (outcome === 'acknowledged') continue;
      ledger.unanswered.push(next);
      // After a refused connection or a 5xx the server or its database is down, so the writer stops.
      return;
    }
  };
  const all = Promise.all(tokens.map(write));
  return {
    async stop(): Promise<void> {
      isOver = true;
      await all;
    },
  };
}

/** Retries requests without a response, with the same keys. Those that fail again are retried at the next call. */
export async function retryUnanswered(address: string, ledger: Ledger): Promise<void> {
  const waiting = ledger.unanswered.splice(0);
  await Promise.all(
    waiting.map(async (one) => {
      one.tries += 1;
      if ((await attempt(address, one, ledger)) === 'acknowledged') ledger.retried += 1;
      else ledger.unanswered.push(one);
    }),
  );
}

/** Reads all entries of a person, page by page. */
export async function readAll(address: string, token: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (let before: string | null = ''; before !== null; ) {
    const continued: string = before === '' ? '' : `&before=${encodeURIComponent(before)}`;
    const response = await fetch(`${address}/api/mood-entries?limit=${PAGE}${continued}`, {
      headers: clientHeaders(token),
    });
    if (response.status !== 200) throw new Error(`Reading back answered ${response.status}`);
    entries.push(...((await response.json()) as Entry[]));
    before = response.headers.get(NEXT_CURSOR_HEADER);
  }
  return entries;
}

export type Comparison = { kept: number; lost: string[]; doubled: string[]; unknown: string[] };

/**
 * Compares the stored entries with the acknowledged ones: each acknowledged entry must exist exactly once, and no other
 * entry may exist.
 */
export function compareWithLedger(entries: readonly Entry[], { acknowledged }: Ledger): Comparison {
  const byNote = Map.groupBy(entries, ({ note }) => note);
  const lost = [...acknowledged].filter(([note, id]) => !byNote.get(note)?.some((entry) => entry.id === id));
  return {
    kept: entries.length,
    lost: lost.map(([note]) => note),
    doubled: [...byNote].filter(([, same]) => same.length > 1).map(([note]) => note),
    unknown: [...byNote.keys()].filter((note) => !acknowledged.has(note)),
  };
}
