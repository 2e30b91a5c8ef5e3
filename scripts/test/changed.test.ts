import { expect, it } from 'vitest';
import { featureFoldersOf, storiesFor } from './changed.mjs';

const there = () => true;

it.each([
  ['shared code of the browser tests', ['e2e/mood/a.spec.ts', 'e2e/support/fixtures.ts'], []],
  ['a browser test and the product', ['e2e/mood/a.spec.ts', 'apps/web/src/a.ts'], ['e2e/mood/a.spec.ts']],
  ['the product only', ['apps/server/src/a.ts'], ['--grep', '@smoke']],
  ['documents only', ['docs/architecture.md'], null],
  ['nothing', [], null],
])('storiesFor() for a change of %s returns the browser tests to run', (_, changed, stories) => {
  expect(storiesFor(changed, there)).toEqual(stories);
});

it('storiesFor() does not return a deleted browser test', () => {
  expect(storiesFor(['e2e/mood/a.spec.ts'], () => false)).toBeNull();
});

it('featureFoldersOf() names each changed feature and part of the server once', () => {
  const changed = [
    'apps/server/src/features/tag/a.ts',
    'apps/server/src/features/tag/b/c.ts',
    'apps/server/src/jobs/d.ts',
  ];
  expect(featureFoldersOf([...changed, 'apps/server/src/app.ts', 'apps/web/src/features/tag/e.ts'])).toEqual([
    'apps/server/src/features/tag',
    'apps/server/src/jobs',
  ]);
});
