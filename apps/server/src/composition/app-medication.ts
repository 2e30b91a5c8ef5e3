import type { Person } from '../access/person.ts';
import type { Transaction } from '../db/database.ts';
import { medicationRoutes } from '../features/medication/medication.routes.ts';
import { medicationService, type RemindAgain } from '../features/medication/medication.service.ts';
import type { Mount } from '../http/mount.ts';
import type { Deps } from './app-deps.ts';

type Ports = {
  noticeCrisis: (actor: Person, tx: Transaction) => Promise<void>;
  /** What sends a reminder again after "depois". Without it the dose is only noted. */
  remindAgain?: RemindAgain;
};

/** Connects the medication diary (decision D46) with the crisis check and the reminders. */
export function buildMedications(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { noticeCrisis, remindAgain = async () => undefined }: Ports,
) {
  const { db } = database;
  const medications = medicationService({ db, clock, noticeCrisis, remindAgain });
  return {
    medications,
    mountOn(mount: Mount): void {
      medicationRoutes(mount, { db, clock, medications });
    },
  };
}
