import type { DoseDiary } from '@alento/domain/assistant/person-context';
import { DOSE_BACK_DAYS } from '@alento/domain/medication/limits';
import { addDays, localDateOf } from '@alento/domain/time/local-date';
import type { Person } from '../access/person.ts';
import { medicationRoutes } from '../features/medication/medication.routes.ts';
import { medicationService } from '../features/medication/medication.service.ts';
import { readMedicationDays } from '../features/medication/medication-days.ts';
import { remindAgain } from '../features/reminder/again/remind-again.ts';
import type { Mount } from '../http/mount.ts';
import type { Shared } from './app-deps.ts';

/** Connects the medication diary with the crisis check and the reminders. */
export function buildMedications({ db, clock, noticeCrisis }: Shared) {
  const medications = medicationService({ db, clock, noticeCrisis, remindAgain });
  return {
    medications,

    /** The last 31 days and today, for the assistant on this server. */
    async readRecent(actor: Person): Promise<DoseDiary> {
      const today = localDateOf(clock(), actor.timeZone);
      const read = await readMedicationDays(db, actor, addDays(today, -DOSE_BACK_DAYS), today);
      if (!read.ok) throw new Error(`The recent doses can't be read: ${read.code}`);
      return { medicines: read.value.medicines.map(({ id, name }) => ({ id, name })), days: read.value.days };
    },

    mountOn(mount: Mount): void {
      medicationRoutes(mount, { db, clock, medications });
    },
  };
}
