import type { DayRange } from '../analytics/period.ts';
import { countDoses, type DoseCounts } from '../medication/counts.ts';
import { type DayDose, dosesOf, isTakenOn } from '../medication/doses.ts';
import type { Medicine, NotedDose } from '../medication/medication.ts';
import { addDays, daysBetween, type LocalDate } from '../time/local-date.ts';

/** A medicine of the medication diary with the numbers of its doses in the period. The dose is empty without one. */
export type RecordMedicine = Pick<Medicine, 'name' | 'dose'> & DoseCounts;

const isNoted = ({ status }: DayDose): boolean => status === 'taken' || status === 'skipped';
const keyOf = ({ name, dose }: RecordMedicine): string => JSON.stringify([name, dose]);

/** The sum of medicines with the same name and dose, such as one that was ended and added anew. */
const sumOf = (one: RecordMedicine, other: RecordMedicine): RecordMedicine => ({
  name: one.name,
  dose: one.dose,
  planned: one.planned + other.planned,
  taken: one.taken + other.taken,
  skipped: one.skipped + other.skipped,
  open: one.open + other.open,
  asNeeded: one.asNeeded + other.asNeeded,
});

/**
 * Medicines that were taken on a day of the period or of which a dose was noted then, in the given order, with the
 * numbers of their doses. Medicines with the same name and dose are one. A dose of today without a note doesn't count,
 * because the day isn't over.
 *
 * @param noted notes of any days.
 */
export function recordMedicinesOf(
  medicines: readonly (Medicine & { readonly id: string })[],
  noted: readonly NotedDose[],
  { start, end }: DayRange,
  today: LocalDate,
): RecordMedicine[] {
  const notedOn = Map.groupBy(noted, ({ date }) => date);
  const dates = Array.from({ length: daysBetween(start, end) + 1 }, (_, day) => addDays(start, day));
  const counted = medicines.flatMap((medicine): RecordMedicine[] => {
    const doses = dates.flatMap((date) =>
      dosesOf([medicine], notedOn.get(date) ?? [], date).filter((dose) => date < today || isNoted(dose)),
    );
    const isOfPeriod = doses.some(isNoted) || dates.some((date) => isTakenOn(medicine, date));
    return isOfPeriod ? [{ name: medicine.name, dose: medicine.dose, ...countDoses(doses) }] : [];
  });
  return [...Map.groupBy(counted, keyOf).values()].map((same) => same.reduce(sumOf));
}
