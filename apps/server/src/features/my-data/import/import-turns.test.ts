import { setImmediate } from 'node:timers/promises';
import { zip } from '@alento/diary-import/testing/diary-files.harness';
import { expect, it } from 'vitest';
import { daylioCsv, startImportApp } from '../../../testing/import-app.ts';
import { openForFile } from '../../../testing/open-for-file.ts';
import { NOON } from '../../../testing/test-app.ts';
import { planEntries } from './plan-entries.ts';

const app = await openForFile(startImportApp());

/** How often the work runs, because other work of the process makes a turn longer by chance. */
const RUNS = 3;

/** CPU time of the longest turn of the event loop in the best of some runs, ms. Waiting for a busy machine doesn't count. */
async function longestTurnOf(work: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run += 1) least = Math.min(least, await longestTurnIn(work));
  return least;
}

async function longestTurnIn(work: () => Promise<unknown>): Promise<number> {
  let isDone = false;
  let longest = 0;
  await setImmediate();
  let before = process.threadCpuUsage();
  const working = work().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await setImmediate();
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    longest = Math.max(longest, (user + system) / 1000);
  }
  await working;
  return longest;
}

/** A small archive of this many notes. */
const archiveOf = (count: number, note: string): Uint8Array => {
  const times = Array.from({ length: count }, (_, at) => new Date(Date.UTC(2025, 0, 1, 0, at)).toISOString());
  return zip({
    'daylio.csv': daylioCsv(times.map((at) => ({ date: at.slice(0, 10), time: at.slice(11, 16), note }))),
  });
};

it('no turn of the event loop is long while notes are shortened that are large after unpacking', async () => {
  const ana = await app.newImporter();
  await ana.upload(archiveOf(1, 'oi'));
  const file = archiveOf(8, `a${'\u0301\u0334'.repeat(4)}`.repeat(45_000));
  expect(file.length).toBeLessThan(60_000);
  expect(await longestTurnOf(() => ana.upload(file))).toBeLessThan(150);
});

it('no turn of the event loop is long while the ids of many short entries are computed', async () => {
  const userKey = (await app.personForJob((await app.newPerson()).userId)).userKey();
  const entries = Array.from({ length: 20_000 }, (_, at) => ({
    line: at + 2,
    localDate: '2025-01-01',
    time: `10:${String(at % 60).padStart(2, '0')}`,
    mood: 'bem',
    note: '',
    activities: [],
  }));
  const source = 'daylio';
  const options = { source, timeZone: 'America/Sao_Paulo', now: NOON, userKey, onboardingId: undefined } as const;
  expect(await longestTurnOf(() => planEntries(entries, options))).toBeLessThan(50);
});
