import { expect, it } from 'vitest';
import { featureFoldersOf, storiesFor } from './changed.mjs';

const there = () => true;

it.each([
  ['shared code of the browser tests', ['e2e/mood/a.spec.ts', 'e2e/support/fixtures.ts'], []],
  [
    'a browser test and the product',
    ['e2e/mood/a.spec.ts', 'apps/web/src/a.ts'],
    ['e2e/mood/a.spec.ts', '--pass-with-no-tests'],
  ],
  ['code of the browser tests of a folder', ['e2e/mood/without-network.ts'], ['e2e/mood', '--pass-with-no-tests']],
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
  expect(featureFoldersOf([...changed, 'apps/web/src/features/tag/e.ts'])).toEqual([
    'apps/server/src/features/tag',
    'apps/server/src/jobs',
  ]);
});

it.each([
  ['packages/domain/src/tag/limits.ts', ['apps/server/src/features/tag']],
  ['packages/contract/src/tag.ts', ['apps/server/src/features/tag']],
  ['packages/domain/src/time/local-date.ts', []],
  ['testing/stripe-double/state.ts', ['apps/server/src/features/payment']],
  ['apps/server/src/app.ts', ['apps/server/src/main.embedded']],
])('featureFoldersOf() of %s is %j', (path, folders) => {
  expect(featureFoldersOf([path], (folder) => !folder.endsWith('/time'))).toEqual(folders);
});
