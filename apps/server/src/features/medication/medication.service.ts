import { randomUUID } from 'node:crypto';
import type { ResponseOf } from '@alento/contract/endpoint';
import type { Endpoints } from '@alento/contract/endpoints';
import type { Medication } from '@alento/contract/medication/medications';
import { checkDose, doseEnd, doseInstant, plannedTimes } from '@alento/domain/medication/doses';
import { REMIND_AGAIN_MS } from '@alento/domain/medication/limits';
import type { DoseStatus, Medicine } from '@alento/domain/medication/medication';
import {
  type MedicationInput,
  planMedicationChange,
  planNewMedication,
} from '@alento/domain/medication/plan-medication';
import { accept, type Result, refuse } from '@alento/domain/result';
import { localDateOf } from '@alento/domain/time/local-date';
import type { KeyHolder, Person } from '../../access/person.ts';
import type { Store, Transaction } from '../../db/database.ts';
import { refusableTransaction } from '../../db/refusable-transaction.ts';
import { onceWithin, type Repeatable } from '../../idempotency/idempotency.ts';
import { planReminders, reminderZone } from '../../reminders/plan-reminders.ts';
import { raisesCrisis } from '../../text/raises-crisis.ts';
import {
  type DosePlace,
  doseIdOf,
  openDose,
  openMedicine,
  presentDay,
  presentMedicine,
  sealDose,
  sealMedicine,
} from './medication.presenter.ts';
import { medicationRepository } from './medication.repository.ts';

/** A planned dose of which a person wants to be reminded again. */
type PlannedDose = DosePlace & { readonly time: string };
/**
 * Reminds of a dose again at an instant, ms epoch, or no longer (null), within the caller's transaction. Returns whether
 * a device will be notified.
 */
export type RemindAgain = (tx: Transaction, actor: Person, dose: PlannedDose, at: number | null) => Promise<boolean>;

type NotedDay = ResponseOf<Endpoints['noteDose']>;

type Deps = Store & {
  noticeCrisis: (actor: Person, tx: Transaction) => Promise<void>;
  remindAgain: RemindAgain;
};
export type Medications = ReturnType<typeof medicationService>;

const todayOf = ({ clock }: Deps, { timeZone }: Person) => localDateOf(clock(), timeZone);

/** Replaces the reminders of one medicine. A medicine that has ended has none. */
async function keepReminders(
  { clock }: Deps,
  tx: Transaction,
  actor: Person,
  id: string,
  medicine: Medicine | null,
): Promise<void> {
  const isOn = medicine?.reminds === true && medicine.endedOn === null;
  const times = isOn ? medicine.times : [];
  await planReminders(tx, actor, {
    now: clock(),
    timeZone: await reminderZone(tx, actor),
    replaces: (content) => content.kind === 'medication' && content.medicationId === id,
    wanted: times.map((time) => ({ kind: 'medication', medicationId: id, time })),
  });
}

/**
 * When "depois" reminds again, ms epoch. Null without reminders, for a dose that is over, and before the dose's time:
 * then its own reminder is still to come. A reminder has come by the reminders' zone, which is not always that
 * of the device.
 */
async function againAt(
  { clock }: Deps,
  tx: Transaction,
  actor: Person,
  medicine: Medicine,
  { date, time }: PlannedDose,
): Promise<number | null> {
  // A reminder of a former time, or of a medicine that has ended, would be left out when it is due.
  const isPlanned = medicine.endedOn === null && medicine.times.includes(time);
  if (!medicine.reminds || !isPlanned || !plannedTimes(medicine, date).includes(time)) return null;
  if (clock() >= doseEnd(date, time, actor.timeZone)) return null;
  const zones = [actor.timeZone, await reminderZone(tx, actor)];
  const hasCome = zones.some((zone) => doseInstant(date, time, zone) <= clock());
  return hasCome ? clock() + REMIND_AGAIN_MS : null;
}

/** Notices a sign of a crisis in what the person wrote. */
async function checkTexts(
  { noticeCrisis }: Deps,
  tx: Transaction,
  actor: Person,
  { name, dose }: Medicine,
): Promise<void> {
  if (raisesCrisis(name) || raisesCrisis(dose)) await noticeCrisis(actor, tx);
}

async function add(
  deps: Deps,
  tx: Transaction,
  actor: Person,
  id: string,
  input: MedicationInput,
): Promise<Result<Medication>> {
  const rows = await medicationRepository.hold(tx, actor.owner);
  const planned = planNewMedication(input, rows.length, todayOf(deps, actor));
  if (!planned.ok) return planned;
  const content = sealMedicine(actor, id, planned.value);
  // The order of medicines is that of their times, also within a millisecond.
  const newest = Math.max(0, ...rows.map(({ createdAt }) => createdAt.getTime()));
  await medicationRepository.insert(tx, actor.owner, {
    id,
    content,
    createdAt: new Date(Math.max(deps.clock(), newest + 1)),
  });
  await keepReminders(deps, tx, actor, id, planned.value);
  await checkTexts(deps, tx, actor, planned.value);
  return accept(presentMedicine({ id, ...planned.value }));
}

const listAll = async ({ db }: Deps, actor: Person): Promise<Medication[]> =>
  (await medicationRepository.list(db, actor.owner)).map((row) => presentMedicine(openMedicine(actor, row)));

async function create(
  deps: Deps,
  actor: Person,
  input: MedicationInput,
  repeatable: Repeatable | null,
): Promise<Result<Medication>> {
  const id = randomUUID();
  const work = (tx: Transaction) => add(deps, tx, actor, id, input);
  return onceWithin(deps.db, actor, repeatable, { ids: [id], now: deps.clock() }, work, async ([first]) => {
    const known = (await listAll(deps, actor)).find((one) => one.id === first);
    return known ? accept(known) : refuse('IDEMPOTENT_RESULT_GONE');
  });
}

const change = (
  deps: Deps,
  actor: Person,
  id: string,
  input: MedicationInput & Pick<Medicine, 'endedOn'>,
): Promise<Result<Medication>> =>
  refusableTransaction(deps.db, async (tx): Promise<Result<Medication>> => {
    const row = (await medicationRepository.hold(tx, actor.owner)).find((one) => one.id === id);
    if (!row) return refuse('MEDICATION_NOT_FOUND');
    await medicationRepository.holdOne(tx, actor.owner, id);
    const planned = planMedicationChange(openMedicine(actor, row), input, todayOf(deps, actor));
    if (!planned.ok) return planned;
    await medicationRepository.update(tx, actor.owner, id, sealMedicine(actor, id, planned.value));
    await keepReminders(deps, tx, actor, id, planned.value);
    await checkTexts(deps, tx, actor, planned.value);
    return accept(presentMedicine({ id, ...planned.value }));
  });

/** Removes a medicine with everything that was noted about it. */
const remove = (deps: Deps, actor: Person, id: string): Promise<Result<true>> =>
  refusableTransaction(deps.db, async (tx): Promise<Result<true>> => {
    await medicationRepository.hold(tx, actor.owner);
    if (!(await medicationRepository.remove(tx, actor.owner, id))) return refuse('MEDICATION_NOT_FOUND');
    await keepReminders(deps, tx, actor, id, null);
    return accept(true);
  });

/** Notes a dose; null takes back what was noted. Returns the day, and when devices are notified once more. */
const note = (deps: Deps, actor: Person, place: DosePlace, status: DoseStatus | null): Promise<Result<NotedDay>> =>
  refusableTransaction(deps.db, async (tx): Promise<Result<NotedDay>> => {
    const { medicationId, date, time } = place;
    const row = await medicationRepository.holdOne(tx, actor.owner, medicationId);
    if (!row) return refuse('MEDICATION_NOT_FOUND');
    const medicine = openMedicine(actor, row);
    const id = doseIdOf(actor, place);
    const wasNoted = await medicationRepository.hasDose(tx, actor.owner, id);
    const checkIn = (timeZone: string) => checkDose(medicine, place, { now: deps.clock(), timeZone }, wasNoted);
    const checked = checkIn(actor.timeZone);
    // A notification's dose is one of the reminders' zone, which is not always that of the device.
    if (!checked.ok && !checkIn(await reminderZone(tx, actor)).ok) return checked;
    if (status === null) await medicationRepository.removeDose(tx, actor.owner, id);
    else {
      const content = sealDose(actor, id, { time, status, notedAt: deps.clock() });
      await medicationRepository.keepDose(tx, actor.owner, { id, medicationId, localDate: date, content });
    }
    let remindsAgainAt: number | null = null;
    if (time !== null) {
      const planned = { medicationId, date, time };
      const at = status === 'later' ? await againAt(deps, tx, actor, medicine, planned) : null;
      if (await deps.remindAgain(tx, actor, planned, at)) remindsAgainAt = at;
    }
    const all = (await medicationRepository.list(tx, actor.owner)).map((one) => openMedicine(actor, one));
    const noted = await medicationRepository.listDoses(tx, actor.owner, date, date);
    const doses = noted.map((one) => openDose(actor, one));
    return accept({ ...presentDay(all, doses, date), remindsAgainAt });
  });

/**
 * Whether a planned dose still needs a reminder: the medicine is planned at this time of the day, and the dose was
 * neither taken nor skipped.
 */
async function needsReminder(
  { db }: Deps,
  actor: KeyHolder,
  { medicationId, date, time }: PlannedDose,
): Promise<boolean> {
  const row = (await medicationRepository.list(db, actor.owner)).find(({ id }) => id === medicationId);
  if (!row || !plannedTimes(openMedicine(actor, row), date).includes(time)) return false;
  const doses = await medicationRepository.listDoses(db, actor.owner, date, date);
  const noted = doses
    .map((one) => openDose(actor, one))
    .find((one) => one.medicationId === medicationId && one.time === time);
  return noted === undefined || noted.status === 'later';
}

/** Adds, changes and removes medicines, and notes doses. */
export function medicationService(deps: Deps) {
  return {
    list: listAll.bind(null, deps),
    create: create.bind(null, deps),
    change: change.bind(null, deps),
    remove: remove.bind(null, deps),
    note: note.bind(null, deps),
    needsReminder: needsReminder.bind(null, deps),
  };
}
