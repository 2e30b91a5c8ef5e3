import { expect, it } from 'vitest';
import { reaching } from './reaching.mjs';

it('reaching() returns true for a test that imports the test database, and false for one that does not', () => {
  const reachesDatabase = reaching('apps/server/src/testing/database/');
  expect(reachesDatabase('apps/server/src/features/tag/tag.test.ts')).toBe(true);
  expect(reachesDatabase('apps/server/src/crypto/seal.test.ts')).toBe(false);
});
