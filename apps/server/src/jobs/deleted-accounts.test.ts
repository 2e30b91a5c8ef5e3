import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { endingWithAccount } from './deleted-accounts.ts';
import { jobKind, runs } from './job-kind.ts';

const about = jobKind({ name: 'about', payload: z.object({ userId: z.string() }) });
const aboutSeveral = jobKind({ name: 'several', payload: z.object({ userIds: z.array(z.string()) }) });
/** Counts as if Ana’s account had been deleted. */
const countAccounts = async (userIds: readonly string[]) => userIds.filter((userId) => userId !== 'ana').length;
/** Never aborted. */
const signal = AbortSignal.any([]);
const failing = () => vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('no row'));

it('a job that fails ends without an error if its account was deleted, and fails for another account', async () => {
  const { run } = endingWithAccount(
    runs(about, async () => Promise.reject(new Error('no row'))),
    countAccounts,
  );
  await expect(run({ userId: 'ana' }, signal)).resolves.toBeUndefined();
  await expect(run({ userId: 'bia' }, signal)).rejects.toThrow('no row');
});

it('a job for several people runs again if one of their accounts was deleted, and otherwise fails', async () => {
  const work = failing();
  await endingWithAccount(runs(aboutSeveral, work), countAccounts).run({ userIds: ['bia', 'ana'] }, signal);
  expect(work).toHaveBeenCalledTimes(2);
  const other = failing();
  await expect(
    endingWithAccount(runs(aboutSeveral, other), countAccounts).run({ userIds: ['bia'] }, signal),
  ).rejects.toThrow();
  expect(other).toHaveBeenCalledTimes(1);
});

it('asks once about all accounts of a job', async () => {
  const count = vi.fn(countAccounts);
  await endingWithAccount(runs(aboutSeveral, failing()), count).run({ userIds: ['bia', 'ana', 'caio', 'ana'] }, signal);
  expect(count.mock.calls).toEqual([[['bia', 'ana', 'caio']]]);
});

it('passes the signal of the job on, also when it runs again', async () => {
  const seen: boolean[] = [];
  const work = runs(aboutSeveral, async (_, own) => {
    seen.push(own.aborted);
    if (seen.length === 1) throw new Error('no row');
  });
  await endingWithAccount(work, countAccounts).run({ userIds: ['bia', 'ana'] }, AbortSignal.abort());
  expect(seen).toEqual([true, true]);
});
