import { expect, it } from 'vitest';
import { z } from 'zod';
import { createLog } from '../log/log.ts';
import { jobKind, runs } from './job-kind.ts';
import { runBatch } from './run-batch.ts';

it('a job that was taken from this process while an earlier one of its batch ran is not begun', async () => {
  const begun: string[] = [];
  const taken = new AbortController();
  const work = runs(jobKind({ name: 'batched', payload: z.object({ id: z.string() }) }), async ({ id }, signal) => {
    begun.push(id);
    await new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      setImmediate(() => taken.abort());
    });
  });
  const batch = ['first', 'second'].map((id) => ({
    ...{ id, name: 'batched', expireInSeconds: 900, heartbeatSeconds: null, groupId: null, groupTier: null },
    ...{ data: { id }, signal: taken.signal },
  }));
  const results = await runBatch(work, batch as never, createLog('silent'));
  expect(begun).toEqual(['first']);
  expect(results.map(({ status }) => status)).toEqual(['failed', 'failed']);
});
