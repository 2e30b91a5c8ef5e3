import { describe, expect, it } from 'vitest';
import { clearTagEffects } from '../analytics/influence.ts';
import { day, history as historyOf, TODAY } from './history.harness.ts';
import type { RecommendationHistory } from './history.ts';
import { type Candidate, rankRecommendations } from './rank-recommendations.ts';
import { sleepsWell } from './signals.ts';

const SHELVES = ['sono', 'trabalho', 'ansiedade', 'rotina', 'exercicio', 'emocoes', 'atencao-plena'];
const LIBRARY: readonly Candidate[] = SHELVES.flatMap((category) =>
  Array.from({ length: 8 }, (_, at) => ({
    id: `${category}-${at}`,
    kind: 'article' as const,
    category,
    tags: [category],
    requiredPlan: 'basic' as const,
  })),
);
const TAGS = [
  { id: 'well', name: 'Dormi bem' },
  { id: 'badly', name: 'Dormi mal' },
  { id: 'work', name: 'Trabalho' },
  { id: 'sport', name: 'Exercício' },
];
const history = (part: Partial<RecommendationHistory>) => historyOf({ tags: TAGS, ...part });
const rank = (part: Partial<RecommendationHistory>) => rankRecommendations(LIBRARY, history(part), 'premium');
const sleepPieces = (part: Partial<RecommendationHistory>) =>
  rank(part).filter(({ id, reason }) => id.startsWith('sono-') || ['nights', 'sleep-told'].includes(reason.code));
const daysWith = (tag: string, count: number) =>
  Array.from({ length: 6 }, (_, ago) => day(ago, 3, ago < count ? [tag] : []));

describe('a person who sleeps well', () => {
  it.each<[what: string, part: Partial<RecommendationHistory>]>([
    ['answered so in the onboarding', { sleep: 'boa' }],
    [
      'answered so, and was awake at night',
      { sleep: 'excelente', entries: [1, 2, 3].map((a) => day(a, 3, [], 'night')) },
    ],
    ['marked “Dormi bem” on most days', { entries: daysWith('well', 4) }],
    ['marked it on most days, although the answer was bad', { sleep: 'ruim', entries: daysWith('well', 6) }],
    ['marked it on most days, and has the goal', { goals: ['melhorar-sono'], entries: daysWith('well', 6) }],
  ])('gets no piece about sleep: %s', (_what, part) => {
    expect(sleepsWell(history(part))).toBe(true);
    expect(sleepPieces(part)).toEqual([]);
    expect(rank(part)).toHaveLength(5);
  });

  it.each<[what: string, part: Partial<RecommendationHistory>]>([
    ['answered so long ago, and marked “Dormi mal” twice', { sleep: 'boa', entries: daysWith('badly', 2) }],
    ['answered so, and wants to sleep better', { sleep: 'boa', goals: ['melhorar-sono'] }],
    ['answered that it is bad', { sleep: 'ruim' }],
    ['was awake at night', { entries: [1, 2, 3].map((ago) => day(ago, 3, [], 'night')) }],
  ])('is not assumed, so that there are pieces about sleep: %s', (_what, part) => {
    expect(sleepsWell(history(part))).toBe(false);
    expect(sleepPieces(part).length).toBeGreaterThan(0);
  });

  it('is not assumed from “Dormi bem” on half of the days', () => {
    expect(sleepsWell(history({ entries: daysWith('well', 3) }))).toBe(false);
  });
});

describe('a tag that the person marked twice', () => {
  it('leads over goals, good days and nights', () => {
    const entries = [day(0, 5, ['work']), day(1, 5, ['work'], 'night'), day(2, 5, [], 'night'), day(3, 4, [], 'night')];
    const [first] = rank({ entries, goals: ['desenvolver-habitos'] });
    expect(first).toEqual({
      id: expect.stringMatching(/^trabalho-/),
      reason: { code: 'tag-often', tag: 'Trabalho', days: 2 },
    });
  });

  it('is the one with more days, if there are two', () => {
    const entries = [day(0, 3, ['work', 'sport']), day(1, 3, ['work', 'sport']), day(2, 3, ['sport'])];
    expect(rank({ entries })[0]?.reason).toEqual({ code: 'tag-often', tag: 'Exercício', days: 3 });
  });

  it('is no signal if it was marked once, or twice on one day', () => {
    const codes = rank({ entries: [day(0, 3, ['work']), day(0, 2, ['work'])] }).map(({ reason }) => reason.code);
    expect(codes).not.toContain('tag-often');
  });
});

describe('a tag with lower days', () => {
  /** Hard days at work, in a pattern without a period, so that the circular-shift test can tell it from chance. */
  const isWork = (ago: number): boolean => ago === 1 || (ago * ago * 7 + ago * 3) % 11 < 4;
  const year = (days: number) =>
    Array.from({ length: days }, (_, ago) => day(ago, (isWork(ago) ? 1 : 3) + (ago % 2), isWork(ago) ? ['work'] : []));

  it('is a reason if /analises shows the difference as clear', () => {
    const entries = year(140);
    const [effect] = clearTagEffects(entries, { today: TODAY, tagIds: new Set(['work']) });
    expect(rank({ entries })[0]?.reason).toEqual({ code: 'tag-low', tag: 'Trabalho', days: effect?.n });
  });

  it('is not called lower with too few days for /analises', () => {
    const reasons = rank({ entries: year(14) }).map(({ reason }) => reason.code);
    expect(reasons).toContain('tag-often');
    expect(reasons).not.toContain('tag-low');
  });
});
