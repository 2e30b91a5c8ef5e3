import { setTimeout as sleep } from 'node:timers/promises';
import { recordOne } from '../people/people.ts';
import { type GarbageCounts, startGarbage } from '../processes/garbage.ts';

/** Mood entries of others, per second. */
const ENTRIES_PER_SECOND = 20;

/** An entry that isn't answered in this time counts as if it was answered then, ms. */
const GIVEN_UP_MS = 30_000;

export type UnderGarbage = { quiet: number[]; disturbed: number[]; garbage: GarbageCounts[] };

/**
 * Records mood entries at a steady rate, whether the ones before were answered or not.
 *
 * @returns the times from when each was due until its response, ms.
 */
async function steadyEntries(address: string, tokens: readonly string[], seconds: number): Promise<number[]> {
  const started = performance.now();
  return Promise.all(
    Array.from({ length: seconds * ENTRIES_PER_SECOND }, async (_, at) => {
      const dueMs = (at * 1000) / ENTRIES_PER_SECOND;
      await sleep(Math.max(0, started + dueMs - performance.now()));
      const recorded = recordOne(address, tokens[at % tokens.length] ?? '');
      await Promise.race([recorded, sleep(GIVEN_UP_MS, undefined, { ref: false })]);
      return performance.now() - started - dueMs;
    }),
  );
}

/** Measures mood entries alternately without and with garbage. */
export async function entriesUnderGarbage(
  address: string,
  people: { recording: readonly string[]; disturbing: readonly string[] },
  { rounds, seconds, kind, logPath }: { rounds: number; seconds: number; kind: string; logPath: string },
): Promise<UnderGarbage> {
  const measured: UnderGarbage = { quiet: [], disturbed: [], garbage: [] };
  for (let round = 0; round < rounds; round += 1) {
    measured.quiet.push(...(await steadyEntries(address, people.recording, seconds)));
    const stop = await startGarbage(address, people.disturbing, kind, logPath);
    measured.disturbed.push(...(await steadyEntries(address, people.recording, seconds)));
    measured.garbage.push(await stop());
  }
  return measured;
}
