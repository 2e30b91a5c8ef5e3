import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../testing/tier/tier.ts';
import { CONTENT_KINDS } from '../content/kinds.ts';
import { MOTIVATIONS } from '../onboarding/options.ts';
import { canAccess, PLAN_RANKS, type RankedPlan } from '../plan/plans.ts';
import { addDays } from '../time/local-date.ts';
import { day, history, TODAY } from './history.harness.ts';
import type { RecommendationHistory } from './history.ts';
import { CATEGORY_MAX, HISTORY_DAYS, OTHER_KIND_MAX, SET_SIZE_MAX } from './limits.ts';
import { type Candidate, rankRecommendations } from './rank-recommendations.ts';
import { topicsOfTagName } from './topics.ts';

const PLANS = Object.keys(PLAN_RANKS) as RankedPlan[];
const SHELVES: Readonly<Record<string, readonly string[]>> = {
  ansiedade: ['ansiedade', 'panico', 'preocupacao', 'respiracao'],
  sono: ['sono', 'insonia', 'telas'],
  depressao: ['depressao', 'desanimo', 'tristeza'],
  trabalho: ['trabalho', 'estresse', 'limites', 'burnout'],
  lacos: ['amizade', 'familia', 'comunicacao', 'solidao'],
  habitos: ['habitos', 'rotina', 'exercicio', 'gratidao', 'atencao-plena', 'emocoes'],
};
/** Sixty pieces of every category, kind and plan. */
const LIBRARY: readonly Candidate[] = Object.entries(SHELVES).flatMap(([category, tags]) =>
  Array.from(
    { length: 10 },
    (_, at): Candidate => ({
      id: `${category}-${at}`,
      kind: at === 8 ? 'podcast' : at === 9 ? 'book' : 'article',
      category,
      tags: [tags[at % tags.length] ?? '', tags[(at + 1) % tags.length] ?? ''],
      requiredPlan: PLANS[at % 3] ?? 'basic',
    }),
  ),
);
const rank = (part: Partial<RecommendationHistory>, plan: RankedPlan = 'premium') =>
  rankRecommendations(LIBRARY, history(part), plan);
const tagsOf = (id: string): readonly string[] => LIBRARY.find((one) => one.id === id)?.tags ?? [];

const anyHistory = fc
  .record({
    entries: fc.array(
      fc.record({
        localDate: fc.integer({ min: 0, max: 13 }).map((ago) => addDays(TODAY, -ago)),
        score: fc.integer({ min: 0, max: 5 }),
        part: fc.constantFrom('night' as const, 'morning' as const, 'afternoon' as const, 'evening' as const),
        tagIds: fc.subarray(['a', 'b', 'c']),
      }),
      { maxLength: 40 },
    ),
    tags: fc.constant([
      { id: 'a', name: 'Trabalho' },
      { id: 'b', name: 'Dormi mal' },
      { id: 'c', name: 'Xadrez' },
    ]),
    goals: fc.subarray([...MOTIVATIONS]),
    sleep: fc.constantFrom(null, 'ruim' as const, 'boa' as const),
    screenings: fc.constantFrom([], [{ instrument: 'GAD-7' as const, severity: 'severe' as const, daysAgo: 3 }]),
    finished: fc.subarray(LIBRARY.map(({ id }) => id)),
    recent: fc.subarray(LIBRARY.map(({ id }) => id)),
  })
  .map(history);

describe('rankRecommendations()', () => {
  it('chooses at most five unread pieces that the plan includes', () => {
    fc.assert(
      fc.property(anyHistory, fc.constantFrom(...PLANS), (lived, plan) => {
        const set = rankRecommendations(LIBRARY, lived, plan);
        const pieces = set.map(({ id }) => LIBRARY.find((one) => one.id === id));
        expect(set.length).toBeLessThanOrEqual(SET_SIZE_MAX);
        expect(new Set(set.map(({ id }) => id)).size).toBe(set.length);
        for (const piece of pieces) {
          expect(piece && canAccess(plan, piece.requiredPlan)).toBe(true);
          expect([...lived.finished, ...lived.recent]).not.toContain(piece?.id);
        }
        for (const of of Map.groupBy(pieces, (piece) => piece?.category).values())
          expect(of.length).toBeLessThanOrEqual(CATEGORY_MAX);
        for (const kind of CONTENT_KINDS.filter((one) => one !== 'article'))
          expect(pieces.filter((piece) => piece?.kind === kind).length).toBeLessThanOrEqual(OTHER_KIND_MAX);
        expect(rankRecommendations(LIBRARY, lived, plan)).toEqual(set);
      }),
      { numRuns: runs(20) },
    );
  });

  it('chooses no piece of the crisis category', () => {
    const shelf = LIBRARY.slice(0, 10).map((one) => ({ ...one, id: `crise-${one.id}`, category: 'crise-e-ajuda' }));
    const low = history({ entries: [1, 2, 3, 4, 5, 6].map((ago) => day(ago, 0)) });
    const set = rankRecommendations([...shelf, ...LIBRARY], low, 'premium');
    expect(set).toHaveLength(5);
    expect(set.filter(({ id }) => id.startsWith('crise-'))).toEqual([]);
  });

  it('returns reasons that match the history and the piece', () => {
    fc.assert(
      fc.property(anyHistory, (lived) => {
        for (const { id, reason } of rankRecommendations(LIBRARY, lived, 'premium')) {
          if (reason.code === 'goal') expect(lived.goals).toContain(reason.goal);
          if (reason.code === 'nights')
            expect(
              new Set(lived.entries.filter(({ part }) => part === 'night').map(({ localDate }) => localDate)).size,
            ).toBe(reason.days);
          if (reason.code === 'sleep-told') expect(lived.sleep).toBe('ruim');
          if (reason.code === 'screening') expect(lived.screenings).toHaveLength(1);
          if (reason.code === 'tag-low' || reason.code === 'tag-often') {
            expect(tagsOf(id).some((tag) => topicsOfTagName(reason.tag).includes(tag))).toBe(true);
            const tag = lived.tags.find(({ name }) => name === reason.tag)?.id ?? '';
            const days = new Set(
              lived.entries.filter(({ tagIds }) => tagIds.includes(tag)).map(({ localDate }) => localDate),
            );
            expect(days.size).toBe(reason.days);
          }
        }
      }),
      { numRuns: runs(20) },
    );
  });
});

describe('rankRecommendations() for a generated history', () => {
  const first = (part: Partial<RecommendationHistory>) => {
    const [one] = rank(part);
    return { tags: tagsOf(one?.id ?? ''), reason: one?.reason };
  };

  it('with sleepless nights chooses pieces about sleep', () => {
    const { tags, reason } = first({ entries: [1, 1, 2, 3, 4].map((ago) => day(ago, 3, [], 'night')) });
    expect(tags.some((tag) => ['sono', 'insonia'].includes(tag))).toBe(true);
    expect(reason).toEqual({ code: 'nights', days: 4 });
  });

  it('ignores entries in the future and entries from long ago', () => {
    const codesOf = (ago: readonly number[]) =>
      rank({ entries: ago.map((one) => day(one, 1)) }).map(({ reason }) => reason.code);
    expect(codesOf([0, 1, HISTORY_DAYS - 1])).toContain('low-days');
    expect(codesOf([-1, 0, 1])).not.toContain('low-days');
    expect(codesOf([0, 1, HISTORY_DAYS])).not.toContain('low-days');
  });

  it('with low days or a severe screening returns these as the reason', () => {
    expect(first({ entries: [1, 2, 3, 4].map((ago) => day(ago, 1)) }).reason).toEqual({ code: 'low-days', days: 4 });
    const screened = first({ screenings: [{ instrument: 'GAD-7', severity: 'severe', daysAgo: 1 }] });
    expect(screened.reason).toMatchObject({ code: 'screening', instrument: 'GAD-7' });
    expect(screened.tags.some((tag) => ['ansiedade', 'preocupacao', 'panico', 'respiracao'].includes(tag))).toBe(true);
  });

  it('with a goal returns the goal as the reason, and ignores an old screening', () => {
    expect(first({ goals: ['melhorar-sono'] }).reason).toEqual({ code: 'goal', goal: 'melhorar-sono' });
    const old = rank({ screenings: [{ instrument: 'PHQ-9', severity: 'severe', daysAgo: 60 }] });
    expect(old.every(({ reason }) => reason.code === 'begin')).toBe(true);
  });

  it('with falling weeks, good weeks or a finished piece returns the matching reason', () => {
    const codes = (part: Partial<RecommendationHistory>) => rank(part).map(({ reason }) => reason.code);
    expect(codes({ entries: [0, 1, 2, 8, 9, 10].map((ago) => day(ago, ago < 7 ? 2 : 4)) })).toContain('falling');
    expect(codes({ entries: [0, 1, 2, 3].map((ago) => day(ago, 5)) })).toContain('good-days');
    expect(rank({ finished: ['sono-0'] })[0]?.reason).toEqual({ code: 'read-on', id: 'sono-0' });
  });
});
