import { expect, it } from 'vitest';
import { reaching } from './reaching.mjs';

it('reaching() is true for imports of the test database, false without', () => {
  const reachesDatabase = reaching('apps/server/src/testing/database/');
  expect(reachesDatabase('apps/server/src/features/tag/tag.test.ts')).toBe(true);
  expect(reachesDatabase('apps/server/src/crypto/seal.test.ts')).toBe(false);
});
