import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../time/local-date.ts';
import { plannedTimes } from './doses.ts';
import { FORMER_PLANS_MAX, MEDICATION_NAME_MAX, MEDICATION_TIMES_MAX, MEDICATIONS_MAX } from './limits.ts';
import type { Medicine } from './medication.ts';
import { planMedicationChange, planNewMedication } from './plan-medication.ts';

const TODAY = '2026-03-14';
const INPUT = { name: 'Sertralina', dose: '50 mg', times: ['08:00', '20:00'], reminds: true };

function newMedicine(input: Partial<typeof INPUT> = {}, today = TODAY): Medicine {
  const planned = planNewMedication({ ...INPUT, ...input }, 0, today);
  if (!planned.ok) throw new Error(planned.code);
  return planned.value;
}
function changed(medicine: Medicine, change: Partial<Medicine>, today: string): Medicine {
  const planned = planMedicationChange(medicine, { ...medicine, ...change }, today);
  if (!planned.ok) throw new Error(planned.code);
  return planned.value;
}
const codeOf = (result: { ok: boolean; code?: string }) => (result.ok ? null : result.code);

describe('planNewMedication()', () => {
  it('cleans the name and the dose, and sorts the times without repetitions', () => {
    expect(
      newMedicine({ name: '  Carbonato \n de lítio ', dose: ' 1 cp ', times: ['20:00', '08:00', '20:00'] }),
    ).toEqual({
      name: 'Carbonato de lítio',
      dose: '1 cp',
      times: ['08:00', '20:00'],
      reminds: true,
      since: TODAY,
      endedOn: null,
      former: [],
    });
  });

  it('accepts no dose and no time, and then has no reminder', () => {
    expect(newMedicine({ dose: '  ', times: [] })).toMatchObject({ dose: '', times: [], reminds: false });
  });

  it.each([
    [{ name: ' ' }, 'MEDICATION_NAME_INVALID'],
    [{ name: '\u200b' }, 'MEDICATION_NAME_INVALID'],
    [{ name: 'ã'.repeat(MEDICATION_NAME_MAX + 1) }, 'MEDICATION_NAME_INVALID'],
    [{ dose: 'x'.repeat(81) }, 'MEDICATION_DOSE_INVALID'],
    [{ dose: '50\u202e mg' }, 'MEDICATION_DOSE_INVALID'],
    [
      { times: ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((hour) => `0${hour}:00`) },
      'MEDICATION_TIMES_TOO_MANY',
    ],
  ])('refuses %j with %s', (input, code) => {
    expect(codeOf(planNewMedication({ ...INPUT, ...input }, 0, TODAY))).toBe(code);
  });

  it('accepts the longest values, and as many medicines as the limit', () => {
    const times = Array.from({ length: MEDICATION_TIMES_MAX }, (_, hour) => `1${hour}:30`);
    expect(newMedicine({ name: 'ã'.repeat(MEDICATION_NAME_MAX), dose: 'x'.repeat(80), times }).times).toEqual(times);
    expect(planNewMedication(INPUT, MEDICATIONS_MAX - 1, TODAY).ok).toBe(true);
    expect(codeOf(planNewMedication(INPUT, MEDICATIONS_MAX, TODAY))).toBe('MEDICATIONS_FULL');
  });
});

describe('planMedicationChange()', () => {
  it('lets changed times apply from today on', () => {
    const later = changed(newMedicine({}, '2026-03-01'), { times: ['09:00'] }, TODAY);
    expect(plannedTimes(later, '2026-03-13')).toEqual(['08:00', '20:00']);
    expect(plannedTimes(later, TODAY)).toEqual(['09:00']);
    const again = changed(later, { times: ['10:00'] }, TODAY);
    expect(plannedTimes(again, '2026-03-13')).toEqual(['08:00', '20:00']);
    expect(plannedTimes(again, TODAY)).toEqual(['10:00']);
  });

  it('plans nothing on days on which a medicine was not taken before it was taken again', () => {
    const ended = changed(newMedicine({}, '2026-03-01'), { endedOn: '2026-03-05' }, '2026-03-05');
    expect(plannedTimes(ended, '2026-03-04')).toHaveLength(2);
    expect(plannedTimes(ended, '2026-03-05')).toEqual([]);
    const resumed = changed(ended, { endedOn: null }, '2026-03-10');
    expect(plannedTimes(resumed, '2026-03-04')).toHaveLength(2);
    expect(plannedTimes(resumed, '2026-03-05')).toEqual([]);
    expect(plannedTimes(resumed, '2026-03-09')).toEqual([]);
    expect(plannedTimes(resumed, '2026-03-10')).toHaveLength(2);
  });

  it('accepts an end from the first day to tomorrow', () => {
    const medicine = newMedicine({}, '2026-03-10');
    for (const endedOn of ['2026-03-10', TODAY, '2026-03-15'])
      expect(changed(medicine, { endedOn }, TODAY).endedOn).toBe(endedOn);
    for (const endedOn of ['2026-03-09', '2026-03-16'])
      expect(codeOf(planMedicationChange(medicine, { ...medicine, endedOn }, TODAY))).toBe('MEDICATION_END_INVALID');
  });

  it('never alters a day before the change, as long as its plan is kept', () => {
    const time = fc.constantFrom('06:00', '08:00', '12:00', '20:00', '22:30');
    const change = fc.record({
      wait: fc.integer({ min: 0, max: 5 }),
      times: fc.uniqueArray(time, { maxLength: 4 }),
      ends: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: FORMER_PLANS_MAX / 2 }), (changes) => {
        let medicine = newMedicine({}, '2026-01-01');
        let today = '2026-01-01';
        for (const { wait, times, ends } of changes) {
          today = addDays(today, wait);
          const before = medicine;
          // An end in the past is kept, as a screen that changes only the times would.
          const endedOn = ends ? (before.endedOn ?? today) : null;
          medicine = changed(before, { times: times.sort(), endedOn }, today);
          for (let date = '2026-01-01'; date < today; date = addDays(date, 1))
            expect(plannedTimes(medicine, date)).toEqual(plannedTimes(before, date));
        }
      }),
    );
  });
});
