import { expect, it } from 'vitest';
import { formatPrice } from './plan.format.ts';

it.each([
  [0, 'R$ 0'],
  [1490, 'R$ 14,90'],
  [2990, 'R$ 29,90'],
  [3000, 'R$ 30'],
  [123_456, 'R$ 1.234,56'],
])('formatPrice formats %i centavos as "%s"', (cents, text) => {
  expect(formatPrice(cents).replace(/\s/g, ' ')).toBe(text);
});
