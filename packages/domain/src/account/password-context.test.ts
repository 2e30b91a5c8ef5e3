import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANONYMOUS_DOMAIN } from './anonymous-address.ts';
import { DATES, FAVOURITES, PRODUCT_WORDS, personalWords } from './password-context.ts';

const none = { names: [], addresses: [] };

describe('personalWords', () => {
  it('contains the whole address, the address without punctuation, and the parts of the address', () => {
    const words = personalWords({ ...none, addresses: [' Maria.Silva90@Exemplo.com.br '] });
    expect(words).toEqual([
      'maria.silva90@exemplo.com.br',
      'mariasilva90exemplocombr',
      'exemplo.com.br',
      'maria.silva90',
      'mariasilva90',
      'silva90',
      'exemplo',
      'maria',
      'silva',
    ]);
  });

  it('contains the whole name, the name without spaces, and the parts of the name, all without accents', () => {
    expect(personalWords({ ...none, names: ['João D’Ávila Neto'] })).toEqual([
      'joao d’avila neto',
      'joaodavilaneto',
      'avila',
      'joao',
      'neto',
    ]);
  });

  it('omits missing values, short words and the generated addresses of anonymous accounts', () => {
    const anonymous = `anon_${'abcdefghijklmnopqrstuvwxyz'.repeat(2)}@${ANONYMOUS_DOMAIN}`;
    expect(personalWords({ names: [null, undefined, '', ' ', 'Jo'], addresses: [anonymous, null] })).toEqual([]);
  });

  it('returns at most 60 words, all folded and different, for any text', () => {
    const text = fc.string({ unit: 'binary', maxLength: 320 });
    fc.assert(
      fc.property(text, text, (name, address) => {
        const words = personalWords({ names: [name, name], addresses: [address, `${name}@${address}`] });
        expect(words.length).toBeLessThanOrEqual(60);
        expect(new Set(words).size).toBe(words.length);
        expect(words.every((word) => word.length >= 3 && word === word.toLowerCase())).toBe(true);
      }),
    );
  });
});

describe('lists of common words', () => {
  it.each([
    ['of the product', PRODUCT_WORDS],
    ['of Brazil', FAVOURITES],
  ])('the words %s have no duplicates, capitals or accents', (_, words) => {
    expect(words.filter((word) => !/^[a-z]{4,}$/.test(word))).toEqual([]);
    expect(new Set(words).size).toBe(words.length);
  });

  it('contain every year from 1800 to 2050 and every day of the year', () => {
    expect(DATES).toEqual(
      expect.arrayContaining(['1800', '1898', '1990', '2026', '2035', '2050', '0101', '2902', '3112']),
    );
    expect(DATES.every((date) => /^\d{4}$/.test(date))).toBe(true);
    expect(new Set(DATES).size).toBe(DATES.length);
  });
});
