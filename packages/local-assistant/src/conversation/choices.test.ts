import { expect, it } from 'vitest';
import type { Situation } from '../situation.ts';
import type { Ranked } from '../understanding/model.ts';
import { wordingsBy } from '../wording.ts';
import { askBack, nearTopics } from './choices.ts';

const situation = (ranked: readonly Ranked[]): Situation =>
  ({ ranked, pick: wordingsBy(1), request: { helpPages: [] } }) as unknown as Situation;
const ranked = (shares: Readonly<Record<string, number>>): Ranked[] =>
  Object.entries(shares).map(([label, share]) => ({ label: label as Ranked['label'], share }));
const choices = (shares: Readonly<Record<string, number>>) => askBack(situation(ranked(shares))).choices;
const GENERAL = ['Ver números dos meus registros', 'Saber o que dá para fazer aqui', 'Só desabafar'];

it('askBack() offers labels with a real share', () => {
  expect(choices({ 'topic:stress': 0.3, 'topic:work': 0.2, 'topic:boss': 0.05 })).toEqual([
    'Falar de estresse',
    'Falar do trabalho',
  ]);
});

it.each([
  ['of small shares', { 'topic:stress': 0.055, 'topic:work': 0.05 }],
  ['far behind the first one', { 'topic:stress': 0.7, 'topic:work': 0.15, 'topic:boss': 0.1 }],
  ['behind a label that has no name', { 'move:yes': 0.8, 'topic:stress': 0.1, 'topic:work': 0.1 }],
  ['of sensitive subjects', { 'topic:pet-grief': 0.2, 'topic:sexual-violence': 0.18, 'topic:racism': 0.24 }],
])('askBack() offers three general ways instead of labels %s', (_, shares) => {
  expect(choices(shares)).toEqual(GENERAL);
});

it('askBack() ignores the share of "unclear" itself', () => {
  expect(choices({ ask: 0.6, 'topic:stress': 0.1, 'topic:work': 0.08 })).toEqual([
    'Falar de estresse',
    'Falar do trabalho',
  ]);
});

it('askBack() offers a sensitive subject that is probable', () => {
  expect(choices({ 'topic:grief': 0.3, 'topic:sadness': 0.25 })).toEqual(['Falar de um luto', 'Falar de tristeza']);
});

it('nearTopics() leaves out what is no topic, and unlikely or sensitive topics', () => {
  expect(
    nearTopics(
      ranked({ 'do:save': 0.3, 'topic:work': 0.2, 'topic:drugs': 0.2, 'topic:boss': 0.1, 'topic:debt': 0.05 }),
    ),
  ).toEqual(['topic:work', 'topic:boss']);
});
