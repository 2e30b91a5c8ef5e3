import { endpoints } from '@alento/contract/endpoints';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../testing/database/test-database.ts';
import { describeFinding } from '../testing/fuzz/finding.ts';
import { fuzz } from '../testing/fuzz/run.ts';

const CALLS = 1000;
/** Any; the same calls in every run. `npm run fuzz` takes others, and more of them. */
const SEED = 20_261_122;

it(`answers ${CALLS} calls made from the contract as the contract declares`, async () => {
  const { findings, statuses, reached } = await fuzz(await openTestDatabase(), { calls: CALLS, seed: SEED });
  expect(findings.map(describeFinding)).toEqual([]);
  // Calls that are all refused would see little of the server.
  expect(statuses.get(200)).toBeGreaterThan(CALLS / 3);
  expect(reached.size).toBeGreaterThan(Object.keys(endpoints).length * 0.8);
}, 90_000);
