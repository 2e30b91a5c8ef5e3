import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { asOperator, ownerFor } from '../access/operator.ts';
import { personForJobOf } from '../access/person-for-job.ts';
import { keyRingOf } from '../crypto/key-ring.ts';
import { weeklySummaries } from '../db/schema/weekly-summary.ts';
import { openForFile } from '../testing/open-for-file.ts';
import { MINUTE, NOON, startTestApp } from '../testing/test-app.ts';
import { jobKind } from './job-kind.ts';
import { leasedRows } from './leased-rows.ts';
import { leasedJobs, RowOfPerson } from './leased-work.ts';

const rows = leasedRows(weeklySummaries);
const kind = jobKind({ name: 'leased', payload: RowOfPerson });
const app = await openForFile(startTestApp());
const people = [(await app.signUp()).user.id, (await app.signUp()).user.id];
beforeEach(async () => {
  const { db } = app.database;
  await db.delete(weeklySummaries);
  for (const [place, userId] of people.entries())
    await db.insert(weeklySummaries).values({
      userId,
      id: 'um',
      startDate: '2026-11-15',
      endDate: '2026-11-21',
      status: 'processing',
      createdAt: new Date(NOON + place),
    });
});

const owner = (userId: string) => ownerFor(asOperator(), userId);
const claim = (userId: string, now: number, takesOver = true) =>
  rows.claim(app.database.db, owner(userId), 'um', now, takesOver);
const statusOf = async (userId: string) => {
  const found = await app.database.db.select().from(weeklySummaries).where(eq(weeklySummaries.userId, userId));
  return found[0]?.status;
};
const failed = { status: 'error' as const, finishedAt: new Date(NOON) };

describe('the lease of a row', () => {
  it('is given to only one of several concurrent claims', async () => {
    const [ana = '', bia = ''] = people;
    const leases = await Promise.all(Array.from({ length: 8 }, () => claim(ana, NOON)));
    expect(leases.filter(Boolean)).toHaveLength(1);
    expect(await claim(bia, NOON)).not.toBeNull();
    expect(await rows.claim(app.database.db, owner(ana), 'outro', NOON, true)).toBeNull();
  });

  it('expires after two minutes, so that its former worker can’t finish the row', async () => {
    const [ana = ''] = people;
    const { db } = app.database;
    const lost = await claim(ana, NOON);
    expect(await claim(ana, NOON + 2 * MINUTE)).toBeNull();
    expect(await claim(ana, NOON + 2 * MINUTE + 1, false)).toBeNull();
    const taken = await claim(ana, NOON + 2 * MINUTE + 1);
    if (!lost || !taken) throw new Error('No lease');
    expect(await rows.finish(db, owner(ana), 'um', lost, failed)).toBe(false);
    expect(await statusOf(ana)).toBe('processing');
    expect(await rows.finish(db, owner(ana), 'um', taken, failed)).toBe(true);
    expect(await statusOf(ana)).toBe('error');
    expect(await claim(ana, NOON + 9 * MINUTE)).toBeNull();
  });
});

describe('a renewed lease', () => {
  it('keeps others from the row, stores progress, and replaces the former lease', async () => {
    const [ana = '', bia = ''] = people;
    const { db } = app.database;
    const first = await claim(ana, NOON);
    if (!first) throw new Error('No lease');
    const renewed = await rows.renew(db, owner(ana), 'um', first, NOON + 2 * MINUTE, { startDate: '2026-11-01' });
    expect(renewed).toEqual({ startedAt: new Date(NOON + 2 * MINUTE) });
    expect(await claim(ana, NOON + 3 * MINUTE)).toBeNull();
    const [row] = await db.select().from(weeklySummaries).where(eq(weeklySummaries.userId, ana));
    expect(row).toMatchObject({ startDate: '2026-11-01', startedAt: new Date(NOON + 2 * MINUTE) });
    expect(await rows.renew(db, owner(ana), 'um', first, NOON + 3 * MINUTE)).toBeNull();
    expect(await rows.finish(db, owner(ana), 'um', first, failed)).toBe(false);
    expect(await rows.renew(db, owner(bia), 'um', first, NOON + 3 * MINUTE)).toBeNull();
    if (renewed) expect(await rows.finish(db, owner(ana), 'um', renewed, failed)).toBe(true);
  });
});

function jobsAt(now: number, work: Parameters<typeof leasedJobs>[0]['work']) {
  const { db, secrets } = app.database;
  const clock = () => now;
  const personForJob = personForJobOf({ db, keyRing: keyRingOf(secrets), clock });
  return leasedJobs({ db, clock, personForJob, rows, kind, sweep: 'sweep-leased', work });
}

describe('the job that claims abandoned rows', () => {
  const worked: string[] = [];
  const sweepAt = (now: number, signal: AbortSignal = AbortSignal.any([]), onWork = (): void => undefined) => {
    const [, sweep] = jobsAt(now, async (person) => {
      worked.push(person.owner.userId);
      onWork();
      if (person.owner.userId === people[0]) throw new Error('fails');
    });
    return sweep?.run({}, signal);
  };
  beforeEach(() => {
    worked.length = 0;
  });

  it('claims rows after two minutes, oldest first, and continues after a failure', async () => {
    await sweepAt(NOON + 2 * MINUTE);
    expect(worked).toEqual([]);
    await expect(sweepAt(NOON + 3 * MINUTE)).rejects.toThrow(AggregateError);
    expect(worked).toEqual(people);
  });

  it('stops when the job’s time is over', async () => {
    const stop = new AbortController();
    const over = new Error('over');
    await expect(sweepAt(NOON + 3 * MINUTE, stop.signal, () => stop.abort(over))).rejects.toBe(over);
    expect(worked).toEqual([people[0]]);
  });

  it('doesn’t claim rows whose lease has not expired', async () => {
    await claim(people[0] ?? '', NOON + 2 * MINUTE);
    await sweepAt(NOON + 3 * MINUTE);
    expect(worked).toEqual([people[1]]);
  });
});

it('leasedJobs enqueues a job for every unfinished row when a process starts', async () => {
  await claim(people[0] ?? '', NOON);
  const enqueued: unknown[] = [];
  const [work] = jobsAt(NOON, async () => undefined);
  await work?.resume?.({ enqueueAll: async (_kind, payloads) => void enqueued.push(...payloads) });
  expect(enqueued).toEqual(expect.arrayContaining(people.map((userId) => ({ userId, id: 'um' }))));
  expect(await claim(people[0] ?? '', NOON + 1)).not.toBeNull();
});
