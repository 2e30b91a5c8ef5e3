import type { DoseDiary } from '@alento/domain/assistant/person-context';
import { DOSE_BACK_DAYS } from '@alento/domain/medication/limits';
import { addDays, localDateOf } from '@alento/domain/time/local-date';
import type { Person } from '../access/person.ts';
import type { Transaction } from '../db/database.ts';
import { medicationRoutes } from '../features/medication/medication.routes.ts';
import { medicationService, type RemindAgain } from '../features/medication/medication.service.ts';
import { readMedicationDays } from '../features/medication/medication-days.ts';
import type { Mount } from '../http/mount.ts';
import type { Deps } from './app-deps.ts';

type Ports = {
  noticeCrisis: (actor: Person, tx: Transaction) => Promise<void>;
  /** What sends a reminder again after "depois". Without it the dose is only noted. */
  remindAgain?: RemindAgain;
};

/** Connects the medication diary with the crisis check and the reminders. */
export function buildMedications(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { noticeCrisis, remindAgain = async () => false }: Ports,
) {
  const { db } = database;
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
