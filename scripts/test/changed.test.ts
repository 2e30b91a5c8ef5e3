import { expect, it } from 'vitest';
import { storiesFor } from './changed.mjs';

const there = () => true;

it.each([
  ['what all share', ['e2e/mood/a.spec.ts', 'e2e/support/fixtures.ts'], []],
  ['changed ones', ['e2e/mood/a.spec.ts', 'apps/web/src/a.ts'], ['e2e/mood/a.spec.ts']],
  ['the product', ['apps/server/src/a.ts'], ['--grep', '@smoke']],
  ['documents alone', ['docs/architecture.md'], null],
  ['nothing', [], null],
])('a change of %s runs its browser tests', (_, changed, stories) => {
  expect(storiesFor(changed, there)).toEqual(stories);
});

it('a deleted browser test is not run', () => {
  expect(storiesFor(['e2e/mood/a.spec.ts'], () => false)).toBeNull();
});
