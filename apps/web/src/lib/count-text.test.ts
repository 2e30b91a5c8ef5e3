import { expect, it } from 'vitest';
import { counted, countText } from './count-text.ts';

it('countText groups thousands with a point', () => {
  expect([countText(0), countText(999), countText(1204)]).toEqual(['0', '999', '1.204']);
});

it.each([
  [0, '0 registros'],
  [1, '1 registro'],
  [1204, '1.204 registros'],
])('counted writes %i with its noun as “%s”', (count, text) => {
  expect(counted(count, 'registro', 'registros')).toBe(text);
});
