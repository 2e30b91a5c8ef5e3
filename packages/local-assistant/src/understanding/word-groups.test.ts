import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { wordGroups } from './word-groups.ts';

const lines = readFileSync(new URL('./word-groups.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

describe('the lexicon of word groups', () => {
  it('has one line for each group, with folded words and phrases of at most three words', () => {
    expect(
      lines.filter(
        (line) => !/^[a-z0-9-]+: [a-z0-9]+(?:_[a-z0-9]+){0,2}(?: [a-z0-9]+(?:_[a-z0-9]+){0,2})*$/.test(line),
      ),
    ).toEqual([]);
    const names = lines.map((line) => line.split(':')[0]);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each([
    [
      ['meu', 'doguinho', 'morreu'],
      ['meu', 'cachorro', 'morreu'],
    ],
    [
      ['a', 'mainha', 'ligou'],
      ['a', 'mae', 'ligou'],
    ],
  ])('puts %s and %s in a common group', (one, other) => {
    const [mine, others] = [wordGroups(one)[1] ?? [], wordGroups(other)[1] ?? []];
    expect(mine.some((name) => others.includes(name))).toBe(true);
  });

  it('finds phrases by their first word', () => {
    expect(wordGroups(['em', 'meu', 'velho'])[1]).not.toEqual([]);
    expect(wordGroups(['xyzw'])).toEqual([[]]);
  });
});
