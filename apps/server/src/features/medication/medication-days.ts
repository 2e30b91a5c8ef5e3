import type { MedicationDay } from '@alento/contract/medication/medications';
import type { DayRange } from '@alento/domain/analytics/period';
import { type RecordMedicine, recordMedicinesOf } from '@alento/domain/health-record/record-medicines';
import { MEDICATION_RANGE_MAX_DAYS } from '@alento/domain/medication/limits';
import type { NotedDose } from '@alento/domain/medication/medication';
import { accept, type Result, refuse } from '@alento/domain/result';
import { addDays, daysBetween, type LocalDate } from '@alento/domain/time/local-date';
import type { KeyHolder } from '../../access/person.ts';
import type { Runner } from '../../db/database.ts';
import { type KnownMedicine, openDose, openMedicine, presentDay } from './medication.presenter.ts';
import { medicationRepository } from './medication.repository.ts';

export type MedicationDays = {
  readonly days: MedicationDay[];
  /** All medicines of the person, oldest first. */
  readonly medicines: readonly KnownMedicine[];
};

const datesOf = (start: LocalDate, end: LocalDate): LocalDate[] =>
  Array.from({ length: daysBetween(start, end) + 1 }, (_, index) => addDays(start, index));

/** All medicines of a person, oldest first, and the doses that were noted on some days. */
async function readNotes(
  runner: Runner,
  actor: KeyHolder,
  start: LocalDate,
  end: LocalDate,
): Promise<{ medicines: KnownMedicine[]; noted: NotedDose[] }> {
  const medicines = (await medicationRepository.list(runner, actor.owner)).map((row) => openMedicine(actor, row));
  // People without medicines are spared the second query.
  const rows = medicines.length === 0 ? [] : await medicationRepository.listDoses(runner, actor.owner, start, end);
  return { medicines, noted: rows.map((row) => openDose(actor, row)) };
}

/** The days of a person's medication diary, oldest first. The range is at most MEDICATION_RANGE_MAX_DAYS long. */
export async function readMedicationDays(
  runner: Runner,
  actor: KeyHolder,
  start: LocalDate,
  end: LocalDate,
): Promise<Result<MedicationDays>> {
  if (start > end) return refuse('DATE_RANGE_INVALID');
  if (daysBetween(start, end) >= MEDICATION_RANGE_MAX_DAYS) return refuse('MEDICATION_RANGE_TOO_LONG');
  const { medicines, noted } = await readNotes(runner, actor, start, end);
  const notedOn = Map.groupBy(noted, ({ date }) => date);
  const days = datesOf(start, end).map((date) => presentDay(medicines, notedOn.get(date) ?? [], date));
  return accept({ days, medicines });
}

/** The medicines of a period for a health record. */
export async function readRecordMedicines(
  runner: Runner,
  actor: KeyHolder,
  range: DayRange,
  today: LocalDate,
): Promise<RecordMedicine[]> {
  const { medicines, noted } = await readNotes(runner, actor, range.start, range.end);
  return recordMedicinesOf(medicines, noted, range, today);
}
