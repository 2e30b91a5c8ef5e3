import { expect, it } from 'vitest';
import { changesProduct, storiesFor } from './changed.mjs';

it.each([
  ['apps/web/src/ui/a.tsx', true],
  ['packages/domain/src/a.ts', true],
  ['content/legal/termos.md', true],
  ['docs/a.md', false],
])('a change of %s needs tests: %s', (path, needs) => {
  expect(changesProduct([path])).toBe(needs);
  expect(storiesFor([path]) !== null).toBe(needs);
});
