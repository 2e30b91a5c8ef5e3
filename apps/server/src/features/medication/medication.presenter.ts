import type { Medication, MedicationDay } from '@alento/contract/medication/medications';
import { countDoses } from '@alento/domain/medication/counts';
import { dosesOf } from '@alento/domain/medication/doses';
import type { Medicine, NotedDose } from '@alento/domain/medication/medication';
import type { LocalDate } from '@alento/domain/time/local-date';
import type { KeyHolder } from '../../access/person.ts';
import { keyedName, type Sealed } from '../../crypto/seal.ts';
import { type DoseContent, MEDICATION, MEDICATION_DOSE } from '../../sealed-json/medication.ts';
import type { DoseRow, MedicationRow } from './medication.repository.ts';

export type KnownMedicine = Medicine & { readonly id: string };
/** A dose of a medicine, by its day and time. */
export type DosePlace = Pick<NotedDose, 'medicationId' | 'date' | 'time'>;

const rowIdOf = ({ owner }: KeyHolder, id: string): string => `${owner.userId}/${id}`;

export const sealMedicine = (actor: KeyHolder, id: string, medicine: Medicine): Sealed =>
  MEDICATION.seal(actor.userKey(), rowIdOf(actor, id), medicine);

export const openMedicine = (
  actor: KeyHolder,
  { id, content }: Pick<MedicationRow, 'id' | 'content'>,
): KnownMedicine => ({
  id,
  ...MEDICATION.open(actor.userKey(), rowIdOf(actor, id), content),
});

/** Id of a dose's row: a keyed hash, so that a dump doesn't tell the time, and a repeated note changes the same row. */
export const doseIdOf = ({ userKey }: KeyHolder, { medicationId, date, time }: DosePlace): string =>
  keyedName(userKey(), `dose:${medicationId}:${date}:${time ?? ''}`);

export const sealDose = (actor: KeyHolder, id: string, dose: DoseContent): Sealed =>
  MEDICATION_DOSE.seal(actor.userKey(), rowIdOf(actor, id), dose);

export function openDose(
  actor: KeyHolder,
  { id, medicationId, localDate, content }: DoseRow,
): NotedDose & { readonly notedAt: number } {
  return { medicationId, date: localDate, ...MEDICATION_DOSE.open(actor.userKey(), rowIdOf(actor, id), content) };
}

/** The API's representation of a medicine. */
export const presentMedicine = ({ id, name, dose, times, reminds, since, endedOn }: KnownMedicine): Medication => ({
  ...{ id, name, dose, reminds, since, endedOn },
  times: [...times],
});

/** The API's representation of a day. */
export function presentDay(
  medicines: readonly KnownMedicine[],
  noted: readonly NotedDose[],
  date: LocalDate,
): MedicationDay {
  const doses = dosesOf(medicines, noted, date);
  return { date, doses, counts: countDoses(doses) };
}
