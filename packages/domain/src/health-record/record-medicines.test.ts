import { describe, expect, it } from 'vitest';
import type { DoseStatus, Medicine, NotedDose } from '../medication/medication.ts';
import { addDays } from '../time/local-date.ts';
import { recordMedicinesOf } from './record-medicines.ts';

const RANGE = { start: '2026-03-01', end: '2026-03-10' };
const AFTER = '2026-03-11';

const medicine = (id: string, overrides: Partial<Medicine> = {}) => ({
  ...{ id, name: id, dose: '50 mg', times: ['08:00'], reminds: false, since: '2026-01-01', endedOn: null, former: [] },
  ...overrides,
});
const note = (
  medicationId: string,
  day: number,
  status: DoseStatus = 'taken',
  time: string | null = '08:00',
): NotedDose => ({
  ...{ medicationId, time, status },
  date: addDays(RANGE.start, day - 1),
});

describe('recordMedicinesOf()', () => {
  it('counts planned doses of the period as taken, skipped or without a note, and doses without a time', () => {
    const noted = [
      ...[1, 2, 3].map((day) => note('a', day)),
      note('a', 4, 'skipped'),
      note('a', 5, 'later'),
      note('a', 5, 'taken', null),
      note('a', 0),
      note('a', 11),
    ];
    expect(recordMedicinesOf([medicine('a')], noted, RANGE, AFTER)).toEqual([
      { name: 'a', dose: '50 mg', planned: 10, taken: 3, skipped: 1, open: 6, asNeeded: 1 },
    ]);
  });

  it('counts a dose of today only if it was noted', () => {
    const twice = [medicine('a', { times: ['08:00', '20:00'], since: RANGE.end })];
    const countsOf = (...noted: NotedDose[]) => recordMedicinesOf(twice, noted, RANGE, RANGE.end)[0];
    expect(countsOf()).toMatchObject({ planned: 0, open: 0 });
    expect(countsOf(note('a', 10, 'later'))).toMatchObject({ planned: 0, open: 0 });
    expect(countsOf(note('a', 10, 'skipped'))).toMatchObject({ planned: 1, skipped: 1, open: 0 });
  });

  it('contains the medicines that were in use, or have a noted dose, in the period', () => {
    const medicines = [
      medicine('before', { endedOn: RANGE.start }),
      medicine('first-day', { endedOn: '2026-03-02' }),
      medicine('last-day', { since: RANGE.end }),
      medicine('never', { since: '2026-03-05', endedOn: '2026-03-05' }),
      medicine('later', { since: AFTER }),
      medicine('noted', { since: '2026-03-05', endedOn: '2026-03-05' }),
      medicine('as-needed', { times: [] }),
    ];
    const listed = recordMedicinesOf(medicines, [note('noted', 5)], RANGE, AFTER);
    expect(listed.map(({ name }) => name)).toEqual(['first-day', 'last-day', 'noted', 'as-needed']);
    expect(listed.at(-1)).toMatchObject({ planned: 0, taken: 0, asNeeded: 0 });
  });

  it('is one medicine for those with the same name and dose', () => {
    const again = [
      medicine('a', { name: 'Lítio', endedOn: '2026-03-04' }),
      medicine('b', { name: 'Lítio', since: '2026-03-08' }),
      medicine('c', { name: 'Lítio', dose: '' }),
    ];
    expect(recordMedicinesOf(again, [note('a', 1), note('b', 9, 'skipped')], RANGE, AFTER)).toEqual([
      { name: 'Lítio', dose: '50 mg', planned: 6, taken: 1, skipped: 1, open: 4, asNeeded: 0 },
      { name: 'Lítio', dose: '', planned: 10, taken: 0, skipped: 0, open: 10, asNeeded: 0 },
    ]);
  });
});
