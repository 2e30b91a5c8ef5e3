import type { InsightFigures } from '@alento/domain/insight/figures';
import { addDays } from '@alento/domain/time/local-date';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PEOPLE } from '../dialogues/people.harness.ts';
import { localAssistant } from '../local-assistant.ts';
import { entryWords } from './entry-words.ts';
import { insightWords } from './insight-words.ts';

const average = fc.double({ min: 0, max: 5, noNaN: true });
const dayOf = fc.integer({ min: 0, max: 6 }).map((back) => addDays('2026-11-13', -back));
const effect = fc.record({
  average,
  n: fc.integer({ min: 4, max: 28 }),
  otherAverage: average,
  otherN: fc.integer({ min: 4, max: 28 }),
});
const day = fc.record({ date: dayOf, average });

const figures: fc.Arbitrary<InsightFigures> = fc.record({
  start: fc.constant('2026-11-07'),
  end: fc.constant('2026-11-13'),
  entries: fc.integer({ min: 5, max: 60 }),
  days: fc.integer({ min: 5, max: 7 }),
  average,
  trend: fc.constantFrom('Positiva', 'Estável', 'Delicada', null),
  best: fc.option(day),
  worst: fc.option(day),
  before: fc.option(fc.record({ average, days: fc.integer({ min: 1, max: 28 }) })),
  change: fc.option(fc.double({ min: -5, max: 5, noNaN: true })),
  weekdays: fc.array(
    fc.tuple(effect, fc.integer({ min: 0, max: 6 })).map(([one, weekday]) => ({ ...one, weekday })),
    { maxLength: 3 },
  ),
  timesOfDay: fc.array(
    fc
      .tuple(effect, fc.constantFrom('night', 'morning', 'afternoon', 'evening'))
      .map(([one, part]) => ({ ...one, part }) as const),
    { maxLength: 3 },
  ),
  tags: fc.array(
    fc.tuple(effect, fc.constantFrom('Exercício', 'Trabalho', 'Dormi mal')).map(([one, name]) => ({ ...one, name })),
    { maxLength: 5 },
  ),
});

const shown = (value: number): string => String(Math.round(value * 10) / 10).replace('.', ',');

/** Every number that the figures allow in a text, and 5, the end of the scale. */
function allowedBy(one: InsightFigures): Set<string> {
  const ends = [one.best, one.worst].flatMap((end) => (end ? [end] : []));
  const effects = [...one.weekdays, ...one.timesOfDay, ...one.tags];
  return new Set([
    '5',
    ...[one.entries, one.days, one.before?.days ?? one.days, ...effects.flatMap(({ n, otherN }) => [n, otherN])].map(
      String,
    ),
    ...[one.average ?? 0, one.before?.average ?? one.average ?? 0, ...ends.map((end) => end.average)].map(shown),
    ...effects.flatMap((each) => [shown(each.average), shown(each.otherAverage)]),
    ...ends.flatMap(({ date }) => [date.slice(8, 10), date.slice(5, 7)]),
  ]);
}

describe('insightWords', () => {
  it('prints only numbers of the figures', () => {
    fc.assert(
      fc.property(figures, fc.nat(), (one, variant) => {
        const text = insightWords(one, variant) ?? '';
        const allowed = allowedBy(one);
        const printed = text.match(/\d+(?:,\d+)?/g) ?? [];
        expect(printed.filter((number) => !allowed.has(number))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('has at most two paragraphs and three points, and names no cause', () => {
    fc.assert(
      fc.property(figures, fc.nat(), (one, variant) => {
        const text = insightWords(one, variant) ?? '';
        const parts = text.split('\n\n');
        expect(parts.filter((part) => !part.startsWith('- ')).length).toBeLessThanOrEqual(2);
        expect(text.match(/^- /gm)?.length ?? 0).toBeLessThanOrEqual(3);
        expect(text).not.toMatch(/!|undefined|null|NaN|por causa|porque|\{/);
      }),
    );
  });

  it('says whether the printed average is above or below the earlier average', () => {
    const beside = (now: number, before: number): string =>
      insightWords({ ...PEOPLE.usual.week, average: now, before: { average: before, days: 18 } }, 1) ?? '';
    expect(beside(3.44, 3.06)).toContain('um pouco acima');
    expect(beside(3.04, 3.01)).toContain('praticamente igual');
    expect(beside(2.1, 3.5)).toContain('bem abaixo');
  });

  it('links to /ajuda after a hard week, and fails with “empty” if nothing was recorded', async () => {
    const [first] = insightWords(PEOPLE.low.week, 3)?.split('\n\n') ?? [];
    expect(first).toContain('/ajuda');
    expect(
      await localAssistant().wordInsight(PEOPLE.empty.week, { signal: AbortSignal.timeout(1000), variant: 1 }),
    ).toEqual({
      ok: false,
      failure: 'empty',
    });
  });

  it('differs between variants, and is equal for equal variants', () => {
    const texts = Array.from({ length: 20 }, (_, variant) => insightWords(PEOPLE.usual.week, variant));
    expect(new Set(texts).size).toBeGreaterThan(3);
    expect(insightWords(PEOPLE.usual.week, 7)).toBe(insightWords(PEOPLE.usual.week, 7));
  });
});

describe('entryWords', () => {
  it('compares the newest entry with the week, and doesn’t quote the note', () => {
    const text = entryWords(PEOPLE.usual, 1) ?? '';
    expect(text).toContain(
      'Você registrou Bem de manhã, com “Trabalho” por perto: um pouco abaixo da média da sua semana',
    );
    expect(text).toContain('3,4 de 5');
    expect(text).not.toContain('Reunião');
  });

  it('mentions no average with too few entries, and returns null without an entry', () => {
    expect(entryWords(PEOPLE.new, 1)).not.toContain('média');
    expect(entryWords(PEOPLE.empty, 1)).toBeNull();
  });
});
