import { describe, expect, it } from 'vitest';
import { isFirst, nameOf, spanAfter, spanIn, spanNamed } from './span.ts';

const TODAY = '2026-11-30';

describe('spanNamed()', () => {
  it.each([
    ['2026-11', '2026-11'],
    ['2024-02', '2024-02'],
    ['2026', '2026'],
    ['2000', '2000'],
    ['2000-01', '2000-01'],
  ])('is the span of %s', (text, span) => expect(spanNamed(text, TODAY)).toBe(span));

  it.each([
    null,
    '',
    '2026-12',
    '2027',
    '1999',
    '1999-12',
    '2026-13',
    '2026-00',
    '20261',
    'abc',
    '2026-1',
    '2026-11-30',
  ])('is this month for %s', (text) => expect(spanNamed(text, TODAY)).toBe('2026-11'));
});

it('spanAfter() goes over the end of a year', () => {
  expect([spanAfter('2026-01', -1), spanAfter('2025-12', 1), spanAfter('2026', -1)]).toEqual([
    '2025-12',
    '2026-01',
    '2025',
  ]);
});

it('spanIn() never gives a span in the future', () => {
  expect(spanIn('year', '2024-05', TODAY)).toBe('2024');
  expect(spanIn('month', '2026', TODAY)).toBe('2026-11');
  expect(spanIn('month', '2024', TODAY)).toBe('2024-12');
  expect(spanIn('month', '2024-05', TODAY)).toBe('2024-05');
});

it('isFirst() ends the way back where entries can begin', () => {
  expect([isFirst('2000-01'), isFirst('2000-02'), isFirst('2000'), isFirst('2001')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

it('nameOf() names a month or a year', () => {
  expect([nameOf('2026-10'), nameOf('2025')]).toEqual(['Outubro de 2026', '2025']);
});
