import type { LocalDate } from '@alento/domain/time/local-date';
import type { KeyHolder } from '../../access/person.ts';
import type { Runner } from '../../db/database.ts';
import { openDose } from './medication.presenter.ts';
import { medicationRepository } from './medication.repository.ts';

/** Whether a person has noted a planned dose of a day as taken or skipped, so that nothing has to remind of it. */
export async function isDoseNoted(
  runner: Runner,
  person: KeyHolder,
  { medicationId, date, time }: { medicationId: string; date: LocalDate; time: string },
): Promise<boolean> {
  const doses = await medicationRepository.listDoses(runner, person.owner, date, date);
  return doses
    .map((dose) => openDose(person, dose))
    .some((dose) => dose.medicationId === medicationId && dose.time === time && dose.status !== 'later');
}
