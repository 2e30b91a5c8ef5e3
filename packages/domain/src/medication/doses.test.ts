import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../testing/tier/tier.ts';
import { addDays, DAY_MS, localDateAndOffset, localDateOf } from '../time/local-date.ts';
import { countDays, countDoses, shareOf } from './counts.ts';
import { checkDose, doseEnd, doseInstant, dosesOf, plannedTimes } from './doses.ts';
import { DOSE_EARLY_MS } from './limits.ts';
import { DOSE_STATUSES, type DoseStatus, type NotedDose } from './medication.ts';

const TODAY = '2026-03-14';
const ZONE = 'America/Sao_Paulo';
const medicine = (over: object = {}) => ({
  ...{ id: 'a', times: ['08:00', '20:00'], since: '2026-01-01', endedOn: null, former: [] },
  ...over,
});
const noted = (time: string | null, status: DoseStatus, date = TODAY, medicationId = 'a'): NotedDose => ({
  ...{ medicationId, date, time, status },
});

describe('dosesOf()', () => {
  it('lists planned doses by time with what was noted, and noted doses that are no longer planned', () => {
    const others = [medicine(), medicine({ id: 'b', times: ['12:00'] }), medicine({ id: 'c', times: [] })];
    const notes = [noted('08:00', 'taken'), noted('09:00', 'skipped'), noted(null, 'taken', TODAY, 'c')];
    expect(dosesOf(others, [...notes, noted('20:00', 'taken', '2026-03-13')], TODAY)).toEqual([
      { medicationId: 'a', time: '08:00', status: 'taken' },
      { medicationId: 'a', time: '09:00', status: 'skipped' },
      { medicationId: 'b', time: '12:00', status: null },
      { medicationId: 'a', time: '20:00', status: null },
      { medicationId: 'c', time: null, status: 'taken' },
    ]);
  });

  it('plans nothing before the first day and from the end on', () => {
    const short = medicine({ since: '2026-03-10', endedOn: '2026-03-12' });
    const days = ['2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12'];
    expect(days.map((date) => plannedTimes(short, date).length)).toEqual([0, 2, 2, 0]);
  });
});

describe('checkDose()', () => {
  const codeOf = (dose: { date: string; time: string | null }, over: object = {}, wasNoted = false) => {
    const at = { now: Date.parse('2026-03-14T15:00:00Z'), timeZone: ZONE };
    const result = checkDose(medicine(over), dose, at, wasNoted);
    return result.ok ? null : result.code;
  };

  it('allows today and the last 31 days, and no other day', () => {
    expect(codeOf({ date: TODAY, time: '08:00' })).toBeNull();
    expect(codeOf({ date: addDays(TODAY, -31), time: '08:00' })).toBeNull();
    expect(codeOf({ date: addDays(TODAY, -32), time: '08:00' })).toBe('DOSE_DAY_INVALID');
    expect(codeOf({ date: addDays(TODAY, 1), time: '08:00' })).toBe('DOSE_DAY_INVALID');
    expect(codeOf({ date: addDays(TODAY, -32), time: '08:00' }, {}, true)).toBe('DOSE_DAY_INVALID');
  });

  it('allows planned times and no time, and a dose that was noted before', () => {
    expect(codeOf({ date: TODAY, time: null })).toBeNull();
    expect(codeOf({ date: TODAY, time: '09:00' })).toBe('DOSE_TIME_INVALID');
    expect(codeOf({ date: TODAY, time: '09:00' }, {}, true)).toBeNull();
    expect(codeOf({ date: TODAY, time: '08:00' }, { endedOn: TODAY })).toBe('DOSE_DAY_INVALID');
    expect(codeOf({ date: '2026-03-12', time: '08:00' }, { since: '2026-03-13' })).toBe('DOSE_DAY_INVALID');
  });
});

describe('checkDose() around midnight', () => {
  const isAllowed = (dose: Pick<NotedDose, 'date' | 'time'>, now: number, timeZone = ZONE) =>
    checkDose(medicine({ times: ['00:15'], since: '2000-01-01' }), dose, { now, timeZone }, false).ok;

  it('allows tomorrow’s dose from two hours before its time on, and no dose of tomorrow without a time', () => {
    const tonight = { date: '2026-03-15', time: '00:15' };
    const two = Date.parse('2026-03-14T22:15:00-03:00');
    expect([two - 1, two].map((now) => isAllowed(tonight, now))).toEqual([false, true]);
    expect(isAllowed({ ...tonight, time: null }, two)).toBe(false);
    expect(isAllowed({ ...tonight, date: '2026-03-16' }, two)).toBe(false);
  });

  it('allows the dose of every time in the next two hours, in every zone, and none of a later day', () => {
    const instant = fc.integer({ min: Date.parse('2005-01-01T00:00:00Z'), max: Date.parse('2035-01-01T00:00:00Z') });
    const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    fc.assert(
      fc.property(instant, zone, fc.integer({ min: 0, max: 2 * DAY_MS }), (now, timeZone, ahead) => {
        const { localDate: date, offsetMinutes } = localDateAndOffset(now + ahead, timeZone);
        const time = new Date(now + ahead + offsetMinutes * 60_000).toISOString().slice(11, 16);
        const dose = { date, time };
        const of = medicine({ times: [time], since: '2000-01-01' });
        const isNear = doseInstant(date, time, timeZone) - now <= DOSE_EARLY_MS;
        if (ahead <= DOSE_EARLY_MS) expect(isNear).toBe(true);
        const isOfToday = date === localDateOf(now, timeZone);
        expect(checkDose(of, dose, { now, timeZone }, false).ok).toBe(isOfToday || isNear);
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('doseEnd()', () => {
  it('is the end of the day, and noon of the next day for a dose of the night', () => {
    const endOf = (time: string) => new Date(doseEnd(TODAY, time, ZONE)).toISOString();
    expect(endOf('08:00')).toBe('2026-03-15T03:00:00.000Z');
    expect(endOf('17:59')).toBe('2026-03-15T03:00:00.000Z');
    expect(endOf('18:00')).toBe('2026-03-15T15:00:00.000Z');
  });
});

describe('countDoses() and countDays()', () => {
  const time = fc.constantFrom('06:00', '08:00', '12:00', '20:00');
  const medicines = fc.uniqueArray(
    fc.record({
      ...{ id: fc.constantFrom('a', 'b', 'c'), times: fc.uniqueArray(time) },
      ...{ since: fc.constantFrom('2026-01-01', TODAY), endedOn: fc.constantFrom(null, TODAY, '2026-03-15') },
      former: fc.constant([]),
    }),
    { selector: ({ id }) => id },
  );
  const notes = fc.array(
    fc.record({
      ...{ medicationId: fc.constantFrom('a', 'b', 'c', 'd'), date: fc.constantFrom(TODAY, '2026-03-13') },
      ...{ time: fc.option(time), status: fc.constantFrom(...DOSE_STATUSES) },
    }),
  );

  it('count each planned dose once, as taken, skipped or open', () => {
    fc.assert(
      fc.property(medicines, notes, (all, some) => {
        const doses = dosesOf(all, some, TODAY);
        const counts = countDoses(doses);
        expect(counts.taken + counts.skipped + counts.open).toBe(counts.planned);
        expect(counts.planned).toBeGreaterThanOrEqual(all.flatMap((one) => plannedTimes(one, TODAY)).length);
        expect(doses.length).toBeGreaterThanOrEqual(counts.planned + counts.asNeeded);
        expect(new Set(doses.map((dose) => `${dose.medicationId} ${dose.time}`)).size).toBe(doses.length);
      }),
    );
  });

  it('say that a day has all, some or none of its doses', () => {
    const counts = (planned: number, taken: number) => ({
      planned,
      taken,
      skipped: 0,
      open: planned - taken,
      asNeeded: 0,
    });
    expect([counts(2, 2), counts(2, 1), counts(2, 0), counts(0, 0)].map(shareOf)).toEqual([
      ...['all', 'some', 'none', 'unplanned'],
    ]);
    const days = [
      { date: '2026-03-12', counts: counts(2, 2) },
      { date: '2026-03-13', counts: counts(2, 0) },
      { date: TODAY, counts: counts(2, 1) },
      { date: '2026-03-15', counts: counts(2, 2) },
    ];
    expect(countDays(days, TODAY)).toEqual({ planned: 2, all: 1, some: 0, none: 1 });
    expect(countDays([{ date: TODAY, counts: counts(2, 2) }], TODAY)).toEqual({ planned: 0, all: 0, some: 0, none: 0 });
  });
});
