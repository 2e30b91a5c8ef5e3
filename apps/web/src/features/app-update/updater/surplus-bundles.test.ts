import { expect, it } from 'vitest';
import { bundleOf } from '../updates.harness.ts';
import { surplusBundles } from './surplus-bundles.ts';

const versionsOf = (bundles: readonly { version: string }[]): string[] => bundles.map(({ version }) => version);
const OLD = [5, 1, 4, 2, 3].map((n) => bundleOf(`1.${n}.0`, n));

it('surplusBundles() keeps the newest three besides the current one', () => {
  const current = bundleOf('1.0.0');
  expect(versionsOf(surplusBundles([...OLD, current], current.id, []))).toEqual(['1.1.0', '1.2.0']);
});

it('surplusBundles() keeps the staged one, which is one of the three', () => {
  expect(versionsOf(surplusBundles(OLD, 'builtin', ['id-1.1.0', 'id-other']))).toEqual(['1.2.0', '1.3.0']);
});

it('surplusBundles() drops what failed downloads left, and never the version that the shell came with', () => {
  const failed = bundleOf('2.0.0', 9, false);
  const builtIn = { id: 'builtin', version: 'builtin', isComplete: true, downloadedAt: '' };
  expect(versionsOf(surplusBundles([builtIn, failed, ...OLD.slice(0, 2)], 'id-x', []))).toEqual(['2.0.0']);
});

it('surplusBundles() counts a time that can’t be parsed as the oldest', () => {
  const odd = { ...bundleOf('0.9.0'), downloadedAt: '' };
  expect(versionsOf(surplusBundles([odd, ...OLD.slice(0, 3)], 'builtin', []))).toEqual(['0.9.0']);
});
