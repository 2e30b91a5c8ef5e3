import { endpoints } from '@alento/contract/endpoints';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../testing/database/test-database.ts';
import { describeFinding } from '../testing/fuzz/finding.ts';
import { fuzz } from '../testing/fuzz/run.ts';

const CALLS = 1000;
/** Fixed seed, so that each run makes the same calls. `npm run fuzz` uses other seeds and more calls. */
const SEED = 20_261_122;

it(`the server responds to ${CALLS} generated calls as the contract declares`, async () => {
  const { findings, statuses, reached } = await fuzz(await openTestDatabase(), { calls: CALLS, seed: SEED });
  expect(findings.map(describeFinding)).toEqual([]);
  // If most calls were refused, the test would cover only a small part of the server.
  expect(statuses.get(200)).toBeGreaterThan(CALLS / 3);
  expect(reached.size).toBeGreaterThan(Object.keys(endpoints).length * 0.8);
}, 90_000);
