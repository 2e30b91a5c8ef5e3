import { expect, it } from 'vitest';
import { recommendationTypeOf } from './recommendation-type.ts';

it.each([
  ['article', 'article'],
  ['podcast', 'other'],
  ['book', 'other'],
] as const)('recommendationTypeOf() of a %s is %s', (kind, type) => {
  expect(recommendationTypeOf(kind)).toBe(type);
});
