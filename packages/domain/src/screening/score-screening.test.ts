import { describe, expect, it } from 'vitest';
import { FORMS, INSTRUMENTS, type Instrument, type Severity } from './instruments.ts';
import { isRepeatDue, isSmallChange, planScreening, scoreScreening, severityOf } from './score-screening.ts';

/**
 * The published tables with every score: PHQ-9, Kroenke, Spitzer and Williams 2001 (J Gen Intern Med
 * 16:606–613); GAD-7, Spitzer, Kroenke, Williams and Löwe 2006 (Arch Intern Med 166:1092–1097).
 */
const PUBLISHED: readonly [Instrument, Severity, from: number, to: number][] = [
  ['PHQ-9', 'minimal', 0, 4],
  ['PHQ-9', 'mild', 5, 9],
  ['PHQ-9', 'moderate', 10, 14],
  ['PHQ-9', 'moderately-severe', 15, 19],
  ['PHQ-9', 'severe', 20, 27],
  ['GAD-7', 'minimal', 0, 4],
  ['GAD-7', 'mild', 5, 9],
  ['GAD-7', 'moderate', 10, 14],
  ['GAD-7', 'severe', 15, 21],
];
const HIGHEST: Readonly<Record<Instrument, number>> = { 'PHQ-9': 27, 'GAD-7': 21 };

const byItem = (instrument: Instrument, answers: readonly unknown[]): Record<string, number> =>
  Object.fromEntries(FORMS[instrument].items.map((item, place) => [item, answers[place] as number]));

/** Answers whose sum is the score. The first items get the highest values. */
function answersFor(instrument: Instrument, score: number): Record<string, number> {
  let left = score;
  return byItem(
    instrument,
    FORMS[instrument].items.map(() => {
      const answer = Math.min(3, left);
      left -= answer;
      return answer;
    }),
  );
}

const every = (instrument: Instrument, answer: number): Record<string, number> =>
  byItem(
    instrument,
    FORMS[instrument].items.map(() => answer),
  );

describe('scoreScreening(), compared with the published tables', () => {
  it.each(
    PUBLISHED.flatMap(([instrument, severity, from, to]) =>
      Array.from({ length: to - from + 1 }, (_, step): [Instrument, number, Severity] => [
        instrument,
        from + step,
        severity,
      ]),
    ),
  )('for the %s with a sum of %i returns %s', (instrument, score, severity) => {
    expect(severityOf(instrument, score)).toBe(severity);
    const scored = scoreScreening(instrument, answersFor(instrument, score));
    expect(scored).toMatchObject({ ok: true, value: { score, severity } });
  });

  it.each(INSTRUMENTS)('for the %s throws for an impossible sum', (instrument) => {
    for (const score of [-1, HIGHEST[instrument] + 1, 4.5, Number.NaN]) {
      expect(() => severityOf(instrument, score)).toThrow(RangeError);
    }
  });
});

describe('scoreScreening() for the ninth item of the PHQ-9', () => {
  it.each([1, 2, 3])('raises the crisis card if the answer is %i, whatever the sum is', (answer) => {
    const scored = scoreScreening('PHQ-9', { ...every('PHQ-9', 0), phq9: answer });
    expect(scored).toEqual({ ok: true, value: { score: answer, severity: 'minimal', raisesCrisis: true } });
  });

  it('does not raise the crisis card if the answer is 0, whatever the sum is', () => {
    expect(scoreScreening('PHQ-9', { ...every('PHQ-9', 3), phq9: 0 })).toMatchObject({
      ok: true,
      value: { score: 24, raisesCrisis: false },
    });
  });
});

describe('scoreScreening() for invalid answers', () => {
  const without = (instrument: Instrument, item: string) =>
    Object.fromEntries(Object.entries(every(instrument, 1)).filter(([key]) => key !== item));

  it.each([
    ['an empty object', 'PHQ-9', {}],
    ['an additional item', 'PHQ-9', { ...every('PHQ-9', 1), phq10: 0 }],
    ['the answers of another questionnaire', 'GAD-7', every('PHQ-9', 1)],
    ['an unknown key instead of an item', 'GAD-7', { ...without('GAD-7', 'gad7'), constructor: 1 }],
    ['inherited keys instead of own ones', 'GAD-7', Object.create(every('GAD-7', 1)) as Record<string, number>],
  ] as const)('refuses %s', (_, instrument, answers) => {
    expect(scoreScreening(instrument, answers)).toEqual({ ok: false, code: 'SCREENING_INCOMPLETE' });
  });

  it.each([-1, 4, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '1', null, true, [1]])(
    'refuses %s as an answer',
    (answer: unknown) => {
      const answers = { ...every('PHQ-9', 1), phq4: answer as number };
      expect(scoreScreening('PHQ-9', answers)).toEqual({ ok: false, code: 'SCREENING_ANSWER_INVALID' });
    },
  );
});

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

describe('isRepeatDue()', () => {
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

it.each([
  ['PHQ-9', 10, 10, true],
  ['PHQ-9', 10, 14, true],
  ['PHQ-9', 10, 6, true],
  ['PHQ-9', 10, 15, false],
  ['PHQ-9', 10, 5, false],
  ['GAD-7', 10, 13, true],
  ['GAD-7', 10, 7, true],
  ['GAD-7', 10, 14, false],
  ['GAD-7', 10, 6, false],
] as const)('isSmallChange() for the %s from %i to %i is %s', (instrument, before, after, small) => {
  expect(isSmallChange(instrument, before, after)).toBe(small);
});
