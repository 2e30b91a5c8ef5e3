import { DOSE_BACK_DAYS } from '@alento/domain/medication/limits';
import type { DoseStatus } from '@alento/domain/medication/medication';
import type { MedicationInput } from '@alento/domain/medication/plan-medication';
import { DAY_MS, lastDays, localDateOf } from '@alento/domain/time/local-date';
import type { Person } from '../access/person.ts';
import type { Database } from '../db/database.ts';
import { medicationService } from '../features/medication/medication.service.ts';

/** Medicines of the demo, and how many days before the last day they came into the diary. */
const MEDICINES: readonly (MedicationInput & { readonly daysAgo: number })[] = [
  { name: 'Sertralina', dose: '50 mg, 1 comprimido', times: ['08:00'], reminds: false, daysAgo: 120 },
  { name: 'Melatonina', dose: '', times: ['22:30'], reminds: false, daysAgo: 40 },
  { name: 'Dipirona', dose: '500 mg, para dor de cabeça', times: [], reminds: false, daysAgo: 60 },
];

/** What is noted on a day, by its distance from the last day; null for nothing. */
const statusOf = (daysAgo: number, place: number): DoseStatus | null => {
  const turn = daysAgo * 3 + place * 5;
  if (turn % 17 === 4) return 'skipped';
  return turn % 13 === 6 ? null : 'taken';
};

/** Creates the demo's medication diary: three medicines, and a month of notes. Nothing is noted about the last day. */
export async function seedMedication(db: Database, actor: Person, now: number): Promise<void> {
  const at = (clock: () => number) =>
    medicationService({ db, clock, noticeCrisis: async () => {}, remindAgain: async () => false });
  const today = localDateOf(now, actor.timeZone);
  for (const [place, { daysAgo, ...input }] of MEDICINES.entries()) {
    const made = await at(() => now - daysAgo * DAY_MS).create(actor, input, null);
    if (!made.ok) throw new Error(`${input.name} was refused: ${made.code}`);
    const [time] = input.times;
    const days = lastDays(today, DOSE_BACK_DAYS + 1).slice(0, -1);
    for (const [index, date] of days.entries()) {
      const status = time === undefined ? (index % 9 === 2 ? 'taken' : null) : statusOf(days.length - index, place);
      if (status === null) continue;
      const dose = { medicationId: made.value.id, date, time: time ?? null };
      const noted = await at(() => now).note(actor, dose, status);
      if (!noted.ok) throw new Error(`A dose was refused: ${noted.code}`);
    }
  }
}
