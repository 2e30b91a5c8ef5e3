import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../../../testing/tier/tier.ts';
import { isInFont } from './fonts.ts';
import { printableText } from './printable-text.ts';

describe('printableText', () => {
  it.each([
    ['não, às 14h30 – “ação”… 50% de 2 €', 'não, às 14h30 – “ação”… 50% de 2 €'],
    ['cafe\u0301', 'café'],
    ['linha\r\noutra\u2028mais\rfim', 'linha\noutra\nmais\nfim'],
    ['um\tdois\u2003três', 'um dois três'],
    ['Dvořák e Wałęsa', 'Dvorák e Walesa'],
    ['𝐚𝐧𝐬𝐢𝐨𝐬𝐚 ①', 'ansiosa 1'],
    ['a\u200bb\u00adc\ufeff\u0007d', 'abcd'],
    ['z\u0351\u0310\u0489alg\u0336o', 'zalgo'],
    ['dose ≥ 5 → parar', 'dose >= 5 -> parar'],
    ['x ≠ y', 'x != y'],
    ['x ∞ y', 'x [símbolo] y'],
  ])('reads %j as %j', (text, printable) => {
    expect(printableText(text)).toBe(printable);
  });

  it.each([
    ['triste 😭😭😭', 'triste [rosto chorando]'],
    ['amo❤️você', 'amo [coração] você'],
    ['😮‍💨 cansaço', '[rosto cansado] cansaço'],
    ['👍🏽, certo', '[polegar para cima], certo'],
    ['😭 ❤️ 😭', '[rosto chorando] [coração] [rosto chorando]'],
    ['🇧🇷 e 🦩', '[emoji] e [emoji]'],
    ['🦩', '[emoji]'],
    ['dia 1️⃣', 'dia 1'],
  ])('puts a word in place of emoji: %j becomes %j', (text, printable) => {
    expect(printableText(text)).toBe(printable);
  });

  it('says once that there is a text in another script', () => {
    expect(printableText('antes مرحبا بالعالم depois')).toBe('antes [texto em outro alfabeto] depois');
    expect(printableText('Привет, 世界')).toBe('[texto em outro alfabeto], [texto em outro alfabeto]');
  });

  it('gives only characters that the fonts have, for any text, and doesn’t change its own result', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })), (text) => {
        const printable = printableText(text);
        expect(isInFont(printable)).toBe(true);
        expect(printableText(printable)).toBe(printable);
      }),
      { numRuns: runs(100) },
    );
  });

  it('keeps every line break', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('😭', 'a', '\n', 'ع', ' ', '\r\n')), (parts) => {
        const breaks = parts.filter((part) => part.includes('\n')).length;
        expect(printableText(parts.join('')).split('\n').length - 1).toBe(breaks);
      }),
    );
  });
});
