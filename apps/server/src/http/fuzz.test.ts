import { endpoints } from '@alento/contract/endpoints';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../testing/database/test-database.ts';
import { describeFinding } from '../testing/fuzz/finding.ts';
import { fuzz } from '../testing/fuzz/run.ts';

const CALLS = 1000;
/** Any number; it makes the calls the same in each run. `npm run fuzz` uses other seeds and more calls. */
const SEED = 20_261_122;

it(`answers ${CALLS} calls made from the contract as the contract declares`, async () => {
  const { findings, statuses, reached } = await fuzz(await openTestDatabase(), { calls: CALLS, seed: SEED });
  expect(findings.map(describeFinding)).toEqual([]);
  // If most calls were refused, the run would cover little of the server.
  expect(statuses.get(200)).toBeGreaterThan(CALLS / 3);
  expect(reached.size).toBeGreaterThan(Object.keys(endpoints).length * 0.8);
}, 90_000);
