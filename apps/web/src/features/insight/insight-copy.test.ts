import { expect, it } from 'vitest';
import { daysCopy } from './insight.copy.ts';

it('daysCopy names the number of missing days', () => {
  expect(daysCopy.missing(4)).toMatch(/^Você já tem 4; falta 1\./);
  expect(daysCopy.missing(2)).toMatch(/^Você já tem 2; faltam 3\./);
});
