import { accept, type Result, refuse } from '../result.ts';
import { oneLineName } from '../text/one-line-name.ts';
import { addDays, type LocalDate } from '../time/local-date.ts';
import {
  FORMER_PLANS_MAX,
  MEDICATION_DOSE_MAX,
  MEDICATION_NAME_MAX,
  MEDICATION_TIMES_MAX,
  MEDICATIONS_MAX,
} from './limits.ts';
import type { FormerPlan, Medicine } from './medication.ts';

/** What a person writes about a medicine. The times are valid times of day, HH:MM. */
export type MedicationInput = Pick<Medicine, 'name' | 'dose' | 'times' | 'reminds'>;

function checkInput({ name, dose, times, reminds }: MedicationInput): Result<MedicationInput> {
  const checkedName = oneLineName(name, MEDICATION_NAME_MAX);
  if (checkedName === null) return refuse('MEDICATION_NAME_INVALID');
  const checkedDose = dose.trim() === '' ? '' : oneLineName(dose, MEDICATION_DOSE_MAX);
  if (checkedDose === null) return refuse('MEDICATION_DOSE_INVALID');
  const sorted = [...new Set(times)].sort();
  if (sorted.length > MEDICATION_TIMES_MAX) return refuse('MEDICATION_TIMES_TOO_MANY');
  // Without a time there is nothing to remind of.
  return accept({ name: checkedName, dose: checkedDose, times: sorted, reminds: reminds && sorted.length > 0 });
}

/**
 * Validates a new medicine. Its diary begins today.
 *
 * @param count number of medicines that the person has.
 */
export function planNewMedication(input: MedicationInput, count: number, today: LocalDate): Result<Medicine> {
  const checked = checkInput(input);
  if (!checked.ok) return checked;
  if (count >= MEDICATIONS_MAX) return refuse('MEDICATIONS_FULL');
  return accept({ ...checked.value, since: today, endedOn: null, former: [] });
}

const isSame = (some: readonly string[], others: readonly string[]): boolean => some.join() === others.join();

/** The plans that applied before today, when times change or a medicine that had ended is taken again. */
function formerOf(
  { times, since, endedOn, former }: Medicine,
  next: Pick<Medicine, 'times' | 'endedOn'>,
  today: LocalDate,
): readonly FormerPlan[] {
  const plans = [...former];
  const lastUntil = (): LocalDate => plans.at(-1)?.until ?? since;
  /** A second change on the same day leaves the plan of the days before as it is. */
  const add = (until: LocalDate, planned: readonly string[]): void => {
    if (until > lastUntil()) plans.push({ until, times: planned });
  };
  // From an end in the past on nothing was planned.
  const planEnd = endedOn !== null && endedOn < today ? endedOn : today;
  const isResumed = planEnd < today && next.endedOn === null;
  if (isResumed || !isSame(times, next.times)) add(planEnd, times);
  if (isResumed) add(today, []);
  return plans.slice(-FORMER_PLANS_MAX);
}

/**
 * Validates a change of a medicine. Changed times apply from today on.
 *
 * @param endedOn the day from which it is no longer taken, at the latest tomorrow; null if it still is.
 */
export function planMedicationChange(
  medicine: Medicine,
  { endedOn, ...input }: MedicationInput & Pick<Medicine, 'endedOn'>,
  today: LocalDate,
): Result<Medicine> {
  const checked = checkInput(input);
  if (!checked.ok) return checked;
  if (endedOn !== null && (endedOn < medicine.since || endedOn > addDays(today, 1)))
    return refuse('MEDICATION_END_INVALID');
  const former = formerOf(medicine, { times: checked.value.times, endedOn }, today);
  return accept({ ...checked.value, since: medicine.since, endedOn, former });
}
