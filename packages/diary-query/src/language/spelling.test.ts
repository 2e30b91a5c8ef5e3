import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spellingBy } from './spelling.ts';

const WORDS = ['terapia', 'trabalho', 'exercicio', 'semana', 'dormir', 'melhor'];
const correct = spellingBy(WORDS, ['terapias', 'trabalhos']);

describe('spellingBy()', () => {
  it.each([
    ['terpia', 'terapia'],
    ['terrapia', 'terapia'],
    ['tarebalho', 'tarebalho'],
    ['trabahlo', 'trabalho'],
    ['exercisio', 'exercicio'],
    ['terapias', 'terapias'],
    ['dormi', 'dormi'],
    ['semanas', 'semanas'],
    ['casa', 'casa'],
  ])('reads %s as %s', (written, meant) => {
    expect(correct(written)).toBe(meant);
  });

  it('keeps every word of the list, and returns only words of the list or the word itself', () => {
    fc.assert(
      fc.property(fc.constantFrom(...WORDS), fc.nat(8), fc.stringMatching(/^[a-z]$/), (word, at, letter) => {
        const written = word.slice(0, at) + letter + word.slice(at + 1);
        expect([...WORDS, written]).toContain(correct(written));
        expect(correct(word)).toBe(word);
      }),
    );
  });
});
