import { checkSafetyPlan, emptySafetyPlan, PLAN_NAME_MAX, type PlanPerson } from '@alento/domain/safety/safety-plan';
import { fitsWithin } from '@alento/domain/text/plain-text';
import { itemCopy } from './safety-plan.copy.ts';

/** Returns the line as the plan stores it, or null if it is invalid. */
export function keptLine(line: string): string | null {
  const checked = checkSafetyPlan({ ...emptySafetyPlan(), whatHelps: [line.trim()] });
  return checked.ok ? (checked.value.whatHelps[0] ?? null) : null;
}

/** Returns the person as the plan stores them, or null if the data is invalid. */
export function keptPerson({ name, phone }: PlanPerson): PlanPerson | null {
  const checked = checkSafetyPlan({ ...emptySafetyPlan(), people: [{ name: name.trim(), phone: phone.trim() }] });
  return checked.ok ? (checked.value.people[0] ?? null) : null;
}

export function lineError(line: string): string | undefined {
  if (keptLine(line) !== null) return undefined;
  return line.trim() === '' ? itemCopy.lineMissing : itemCopy.tooLong;
}

/** Returns the validation errors of a person, by field. */
export function personErrors(person: PlanPerson): { name?: string; phone?: string } {
  const name = person.name.trim();
  const errors: { name?: string; phone?: string } = {};
  if (name === '') errors.name = itemCopy.nameMissing;
  else if (!fitsWithin(name, PLAN_NAME_MAX)) errors.name = itemCopy.tooLong;
  if (keptPerson({ name: 'x', phone: person.phone }) === null) errors.phone = itemCopy.phoneInvalid;
  return errors;
}
