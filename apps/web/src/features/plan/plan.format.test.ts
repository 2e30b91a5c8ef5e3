import { expect, it } from 'vitest';
import { formatPrice, periodText } from './plan.format.ts';

it.each([
  [0, 'R$ 0'],
  [1490, 'R$ 14,90'],
  [2990, 'R$ 29,90'],
  [3000, 'R$ 30'],
  [123_456, 'R$ 1.234,56'],
])('formatPrice formats %i centavos as "%s"', (cents, text) => {
  expect(formatPrice(cents).replace(/\s/g, ' ')).toBe(text);
});

it('periodText contains the end date in the person’s time zone', () => {
  const midnight = { canceledAt: null, currentPeriodEnd: Date.UTC(2026, 11, 4, 1) };
  expect(periodText(midnight, 'America/Sao_Paulo')).toBe('Vale até 3 de dezembro de 2026.');
  expect(periodText(midnight, 'Europe/Lisbon')).toBe('Vale até 4 de dezembro de 2026.');
});

it('periodText returns null for a plan without end', () => {
  expect(periodText({ canceledAt: 1, currentPeriodEnd: null }, 'America/Sao_Paulo')).toBeNull();
});
