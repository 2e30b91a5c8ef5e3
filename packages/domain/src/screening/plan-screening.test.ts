import { describe, expect, it } from 'vitest';
import { FORMS } from './instruments.ts';
import { isRepeatDue, planScreening } from './plan-screening.ts';

const phq = Object.fromEntries(FORMS['PHQ-9'].items.map((item) => [item, 1]));
const gad = Object.fromEntries(FORMS['GAD-7'].items.map((item) => [item, 2]));
/** 23:30 on the 20th in São Paulo, which is 02:30 on the 21st in UTC. */
const LATE = Date.parse('2026-11-21T02:30:00Z');
const inSaoPaulo = { now: LATE, timeZone: 'America/Sao_Paulo' };

describe('planScreening()', () => {
  it('computes the score and the local date', () => {
    expect(planScreening({ instrument: 'PHQ-9', answers: phq, difficulty: 2 }, inSaoPaulo)).toEqual({
      ok: true,
      value: {
        score: 9,
        severity: 'mild',
        raisesCrisis: true,
        difficulty: 2,
        takenAt: LATE,
        localDate: '2026-11-20',
      },
    });
    expect(planScreening({ instrument: 'PHQ-9', answers: phq }, { now: LATE, timeZone: 'UTC' })).toMatchObject({
      value: { localDate: '2026-11-21' },
    });
  });

  it.each([-1, 4, 0.5, Number.NaN])('refuses a difficulty of %d', (difficulty) => {
    expect(planScreening({ instrument: 'PHQ-9', answers: phq, difficulty }, inSaoPaulo)).toEqual({
      ok: false,
      code: 'SCREENING_ANSWER_INVALID',
    });
  });

  it('drops a difficulty that is sent with the GAD-7', () => {
    expect(planScreening({ instrument: 'GAD-7', answers: gad, difficulty: 3 }, inSaoPaulo)).toMatchObject({
      value: { score: 14, severity: 'moderate', difficulty: null, raisesCrisis: false },
    });
  });
});

describe('isRepeatDue() (issue 4, §2)', () => {
  it.each([
    [null, '2026-11-21', true],
    ['2026-11-21', '2026-11-21', false],
    ['2026-11-08', '2026-11-21', false],
    ['2026-11-07', '2026-11-21', true],
    ['2026-01-01', '2026-11-21', true],
    ['2026-02-20', '2026-03-05', false],
    ['2026-02-20', '2026-03-06', true],
    // The last date is from a time zone further east, where it was already tomorrow.
    ['2026-11-22', '2026-11-21', false],
  ])('for a last screening on %s, with today = %s, is %s', (last, today, due) => {
    expect(isRepeatDue(last, today)).toBe(due);
  });
});
