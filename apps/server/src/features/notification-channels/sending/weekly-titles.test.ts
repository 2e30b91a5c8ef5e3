import type { ContentCard } from '@alento/contract/content';
import { addDays } from '@alento/domain/time/local-date';
import { expect, it } from 'vitest';
import { weeklyTitles } from './weekly-titles.ts';

const card = (id: string, change: Partial<ContentCard> = {}): ContentCard => ({
  ...{ kind: 'article', id, title: `Título ${id}`, summary: '', url: `/conteudos/${id}`, category: 'sono' },
  ...{ subcategory: null, tags: [], minutes: 1, requiredPlan: 'basic', isPremium: false, isLocked: false },
  ...{ expertReviewed: false, lastUpdated: '2026-01-01', imageUrl: '', imageDescription: '', podcast: null },
  ...change,
});
const linkTo = (path: string): string => `https://alento.test${path}`;
const CARDS = Array.from({ length: 8 }, (_, place) => card(`a${place}`));

it('weeklyTitles takes three articles, and all of them in turn', () => {
  const weeks = Array.from({ length: 8 }, (_, week) => weeklyTitles(CARDS, addDays('2026-03-15', 7 * week), linkTo));
  expect(weeks[0]).toHaveLength(3);
  expect(weeks[0]?.[0]).toEqual({ title: expect.any(String), url: expect.stringMatching(/^https:.+\/a\d$/) });
  expect(new Set(weeks.flat().map(({ url }) => url)).size).toBe(8);
  for (const titles of weeks) expect(new Set(titles.map(({ url }) => url)).size).toBe(3);
  expect(weeks[0]).not.toEqual(weeks[1]);
});

it('weeklyTitles leaves out locked pieces, other kinds and pieces about crises', () => {
  const cards = [
    card('aberto'),
    card('fechado', { isLocked: true }),
    card('livro', { kind: 'book' }),
    card('crise', { category: 'crise-e-ajuda' }),
  ];
  expect(weeklyTitles(cards, '2026-03-15', linkTo).map(({ title }) => title)).toEqual(['Título aberto']);
  expect(weeklyTitles([], '2026-03-15', linkTo)).toEqual([]);
});
