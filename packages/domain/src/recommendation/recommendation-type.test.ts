import { expect, it } from 'vitest';
import { recommendationTypeOf } from './recommendation-type.ts';

it.each([
  ['article', 'article'],
  ['podcast', 'other'],
  ['book', 'other'],
] as const)('recommendationTypeOf() returns for a %s the type %s (companion §3)', (kind, type) => {
  expect(recommendationTypeOf(kind)).toBe(type);
});
