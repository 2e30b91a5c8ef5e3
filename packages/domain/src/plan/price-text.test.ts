import { describe, expect, it } from 'vitest';
import { fillPrices, priceMark, priceText } from './price-text.ts';

describe('priceText() and fillPrices()', () => {
  it.each([
    [0, 'R$\u00a00'],
    [2990, 'R$\u00a029,90'],
    [1490, 'R$\u00a014,90'],
    [100_000, 'R$\u00a01.000'],
    [5, 'R$\u00a00,05'],
  ])('format %i centavos as %s', (cents, text) => expect(priceText(cents)).toBe(text));

  it('replace every placeholder in a page', () => {
    const page = `${priceMark('premium')} ou ${priceMark('essencial')}, ${priceMark('free')}; ${priceMark('premium')}`;
    expect(fillPrices(page, { free: 0, essencial: 1490, premium: 2990 })).toBe(
      'R$\u00a029,90 ou R$\u00a014,90, R$\u00a00; R$\u00a029,90',
    );
  });
});
