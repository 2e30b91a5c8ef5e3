import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMoodScore, MOOD_LABELS, MOOD_SCORES, moodLabelOf, roundedAverage } from './scale.ts';

describe('isMoodScore()', () => {
  it('is true for the six scores and nothing else', () => {
    for (const score of MOOD_SCORES) expect(isMoodScore(score)).toBe(true);
    for (const other of [-1, 6, 2.5, '3', null, undefined, true, Number.NaN, [3], 3n]) {
      expect(isMoodScore(other)).toBe(false);
    }
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(isMoodScore(value)).toBe((MOOD_SCORES as readonly unknown[]).includes(value));
      }),
    );
  });
});

describe('moodLabelOf()', () => {
  it.each([
    [0, 'Muito mal'],
    [0.44, 'Muito mal'],
    [0.45, 'Mal'],
    [2, 'Neutro'],
    [2.449, 'Neutro'],
    [2.45, 'Bem'],
    [4.4, 'Muito bem'],
    [5, 'Excelente'],
    [-1, 'Muito mal'],
    [9, 'Excelente'],
  ])('for an average of %f returns %s', (average, label) => {
    expect(moodLabelOf(average)).toBe(label);
  });

  it('for any mean follows from the number that people read', () => {
    const format = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...MOOD_SCORES), { minLength: 1, maxLength: 200 }), (scores) => {
        const mean = scores.reduce<number>((sum, score) => sum + score, 0) / scores.length;
        const read = Number(format.format(mean));
        expect(roundedAverage(mean)).toBe(read);
        expect(moodLabelOf(mean)).toBe(MOOD_LABELS[Math.round(read)]);
      }),
    );
  });
});
