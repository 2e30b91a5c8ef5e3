import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accept, refuse } from '../result.ts';
import { addDays, weekdayOf } from '../time/local-date.ts';
import { CHANGEABLE_DAYS, daysDone, type SmallSteps, weekOf, withMark, withSteps } from './small-step.ts';

const TODAY = '2026-12-02';
const step = (id: string) => ({ id, text: `passo ${id}`, timesAWeek: 2 });
const STEPS: SmallSteps = { steps: [step('a'), step('b')], days: [] };
const marked = (before: SmallSteps, id: string, ago: number, isDone = true, today = TODAY): SmallSteps => {
  const result = withMark(before, { id, date: addDays(today, -ago), isDone }, today);
  return result.ok ? result.value : before;
};

describe('small steps', () => {
  it('are marked on a day, once each, and unmarked', () => {
    const both = marked(marked(marked(STEPS, 'a', 1), 'a', 1), 'b', 1);
    expect(both.days).toEqual([{ date: '2026-12-01', done: ['a', 'b'] }]);
    expect(marked(both, 'a', 1, false).days).toEqual([{ date: '2026-12-01', done: ['b'] }]);
    expect(marked(marked(both, 'a', 1, false), 'b', 1, false).days).toEqual([]);
  });

  it.each([
    ['tomorrow', -1, refuse('SMALL_STEP_DAY_INVALID')],
    ['today', 0, accept(expect.anything())],
    ['the first day that can be changed', CHANGEABLE_DAYS, accept(expect.anything())],
    ['the day before it', CHANGEABLE_DAYS + 1, refuse('SMALL_STEP_DAY_INVALID')],
  ])('marked on %s', (_, ago, result) => {
    expect(withMark(STEPS, { id: 'a', date: addDays(TODAY, -ago), isDone: true }, TODAY)).toEqual(result);
  });

  it('that are unknown can’t be marked', () => {
    expect(withMark(STEPS, { id: 'c', date: TODAY, isDone: true }, TODAY)).toEqual(refuse('SMALL_STEP_NOT_FOUND'));
  });

  it('lose their days when they are removed, and days when they are three months old', () => {
    const days = marked(marked(STEPS, 'a', 0), 'b', 0);
    expect(withSteps(days, [step('b')]).days).toEqual([{ date: TODAY, done: ['b'] }]);
    expect(withSteps(days, []).days).toEqual([]);
    expect(marked(days, 'a', 0, true, addDays(TODAY, 93)).days).toHaveLength(1);
  });

  it('have days newest first, each once, whatever order they are marked in', () => {
    const mark = fc.record({ id: fc.constantFrom('a', 'b'), ago: fc.nat(CHANGEABLE_DAYS), isDone: fc.boolean() });
    fc.assert(
      fc.property(fc.array(mark), (marks) => {
        const { days } = marks.reduce((now, { id, ago, isDone }) => marked(now, id, ago, isDone), STEPS);
        const dates = days.map(({ date }) => date);
        expect(dates).toEqual([...new Set(dates)].sort().reverse());
        for (const { id, ago } of marks) {
          const date = addDays(TODAY, -ago);
          const last = marks.findLast((one) => one.id === id && one.ago === ago);
          expect(daysDone({ ...STEPS, days }, id, [date])).toEqual(last?.isDone ? [date] : []);
        }
      }),
    );
  });

  it('are shown in weeks from Sunday to Saturday that contain the day', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3000, max: 3000 }), (days) => {
        const date = addDays(TODAY, days);
        const week = weekOf(date);
        expect(week).toContain(date);
        expect(week.map(weekdayOf)).toEqual([0, 1, 2, 3, 4, 5, 6]);
      }),
    );
  });
});
