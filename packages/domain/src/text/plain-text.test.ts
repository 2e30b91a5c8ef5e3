import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginningWithin, characterCount, fitsWithin, foldForSearch, isStorable, matchesWords } from './plain-text.ts';

/** Any UTF-16 code units, including lone surrogates. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 })
  .map((units) => String.fromCharCode(...units));

const FAMILY = '👨‍👩‍👧‍👦';
/** The longest of the emoji that Unicode recommends: 15 UTF-16 units. */
const KISS = '👩🏽‍❤️‍💋‍👨🏿';

describe('characterCount()', () => {
  it.each([
    ['', 0],
    ['ação', 4],
    ['acao\u0303', 4], // The tilde is a combining character.
    ['e\u0301\u0302', 1],
    [FAMILY, 1],
    [KISS, 1],
    ['🇧🇷🇵🇹', 2],
    ['1️⃣', 1],
    ['👍🏿👍', 2],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', 1],
    ['שלום', 4],
    ['مَرْحَبًا', 5],
    ['\u202Eoi\u202C', 4],
    ['a\nb', 3],
    ['a\r\nb', 3],
  ])('counts the characters of %j as %i', (text, count) => expect(characterCount(text)).toBe(count));
});

describe('fitsWithin()', () => {
  it('accepts a text of as many units as given', () => {
    expect([fitsWithin('ab', 5, 2), fitsWithin('abc', 5, 2)]).toEqual([true, false]);
  });

  it('accepts exactly the texts with at most limit characters and 4 limit + 96 units', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.string({ unit: 'grapheme', maxLength: 90 })), fc.nat(80), (text, limit) => {
        const isShort = characterCount(text) <= limit && text.length <= 4 * limit + 96;
        expect(fitsWithin(text, limit)).toBe(isShort);
      }),
    );
  });
});

describe('beginningWithin()', () => {
  it.each([
    ['ação', 4, 'ação'],
    ['ação', 3, 'açã'],
    ['e\u0301'.repeat(5), 3, 'e\u0301'.repeat(3)],
    [FAMILY.repeat(3), 2, FAMILY.repeat(2)],
    ['oi', 0, ''],
    [`a${'\u0301'.repeat(9000)}b`, 3, `a${'\u0301'.repeat(8)}b`],
  ])('of %j with the limit %i is %j', (text, limit, beginning) => {
    expect(beginningWithin(text, limit)).toBe(beginning);
  });
});

describe('isStorable()', () => {
  it.each([
    ...['', 'oi', 'linha\noutra\r\n\tfim', 'e\u0301', FAMILY, 'שלום', '\u202Eoi\u202C', '\uFEFF', '\u0001', '😀'],
    `a${'\u0301'.repeat(8)}`,
  ])('is true for %j', (text) => expect(isStorable(text)).toBe(true));

  it.each(['\u0000', 'oi\u0000tchau', '\uD83D', '\uDE00', 'a\uDE00\uD83Db', 'oi\uD800', `a${'\u0301'.repeat(9)}`])(
    'is false for %j',
    (text) => expect(isStorable(text)).toBe(false),
  );
});

describe('foldForSearch()', () => {
  it.each([
    ['Ação', 'acao'],
    ['AÇÃO', 'acao'],
    ['acao\u0303', 'acao'],
    ['Três LÁGRIMAS', 'tres lagrimas'],
    ['İstanbul', 'istanbul'],
    ['não à toa', 'nao a toa'],
    ['😀 שָׁלוֹם', '😀 שלום'],
  ])('folds %j to %j', (text, folded) => expect(foldForSearch(text)).toBe(folded));
});

describe('matchesWords()', () => {
  it.each([
    ['Chá com a Inês no fim da tarde', 'ines cha', true],
    ['Chá com a Inês no fim da tarde', '  TARDE   chá ', true],
    ['Chá com a Inês no fim da tarde', 'cha manha', false],
    ['Caminhada longa', 'minha', true],
    ['Caminhada', '', true],
    ['', 'sol', false],
  ])('in the note %j with the query %j is %j', (note, query, found) => expect(matchesWords(note, query)).toBe(found));
});
