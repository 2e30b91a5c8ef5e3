import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsPerMonth, parsePixPrices } from './offer.ts';

describe('Pix prices of the configuration', () => {
  it('are read as offers', () => {
    expect(parsePixPrices('essencial:30d:price_a:1490, premium:12m:price_b:29900')).toEqual([
      { id: 'price_a', planId: 'essencial', period: '30d', method: 'pix', cents: 1490 },
      { id: 'price_b', planId: 'premium', period: '12m', method: 'pix', cents: 29900 },
    ]);
  });

  it.each([
    ...['', 'free:30d:price_a:100', 'premium:month:price_a:100', 'premium:30d:price_a:0'],
    ...['premium:30d:price_a:29,90', 'premium:30d::100', 'premium:30d:price_a:100:x'],
    ...['premium:30d:price_a:100,premium:12m:price_a:900', 'premium:30d:price_a:100,'],
  ])('are refused as %j', (text) => {
    expect(parsePixPrices(text)).toBeNull();
  });
});

describe('the price per month', () => {
  it('never states less than is paid', () => {
    expect(centsPerMonth({ cents: 29900, period: '12m' })).toBe(2492);
    expect(centsPerMonth({ cents: 2990, period: '30d' })).toBe(2990);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (cents) => {
        const perMonth = centsPerMonth({ cents, period: '12m' });
        expect(perMonth * 12).toBeGreaterThanOrEqual(cents);
        expect((perMonth - 1) * 12).toBeLessThan(cents);
      }),
    );
  });
});
