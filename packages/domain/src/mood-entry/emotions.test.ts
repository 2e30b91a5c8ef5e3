import { expect, it } from 'vitest';
import { planNewTag } from '../tag/plan-tag.ts';
import { STARTER_TAGS } from '../tag/starter-tags.ts';
import { comparableTagIds, EMOTIONS, emotionIcon, isEmotion } from './emotions.ts';
import { isMoodScore } from './scale.ts';

it('every score has six to eight different words, each of which can be a new tag', () => {
  for (const [score, words] of Object.entries(EMOTIONS)) {
    expect(words.length).toBeGreaterThanOrEqual(6);
    expect(words.length).toBeLessThanOrEqual(8);
    expect(new Set(words).size).toBe(words.length);
    const value = Number(score);
    if (!isMoodScore(value)) throw new Error(score);
    for (const name of words)
      expect(
        planNewTag(
          { name, icon: emotionIcon(value) },
          STARTER_TAGS.map(({ name: id }) => ({ id, name: id })),
        ),
      ).toMatchObject({
        ok: true,
      });
  }
});

it.each([
  ['Ansiedade', true],
  ['  ansiedade ', true],
  ['Ansiedade no trabalho', false],
  ['Trabalho', false],
])('isEmotion(%j) is %s', (name, expected) => {
  expect(isEmotion(name)).toBe(expected);
});

it('comparableTagIds leaves the words out', () => {
  expect(
    comparableTagIds(
      new Map([
        ['a', 'Tristeza'],
        ['b', 'Exercício'],
      ]),
    ),
  ).toEqual(new Set(['b']));
});
