import { readLegalTexts } from '@alento/content/legal-text';
import { DEFAULT_TIME_ZONE } from '@alento/domain/account/session';
import { DOSE_BACK_DAYS } from '@alento/domain/medication/limits';
import type { DoseStatus } from '@alento/domain/medication/medication';
import type { MedicationInput } from '@alento/domain/medication/plan-medication';
import { BATCH_MAX } from '@alento/domain/mood-entry/limits';
import type { PlanId } from '@alento/domain/plan/plans';
import { accept, type Result, refuse } from '@alento/domain/result';
import { DAY_MS, lastDays, localDateOf } from '@alento/domain/time/local-date';
import type { Person, SignedIn } from '../access/person.ts';
import { sessionCheck } from '../access/session-check.ts';
import { insertInitialRows } from '../composition/app-account-rows.ts';
import { keyRingOf } from '../crypto/key-ring.ts';
import type { Database } from '../db/database.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { refusableTransaction } from '../db/refusable-transaction.ts';
import { signUp as createAccount } from '../features/account/account.service.ts';
import { identityOf } from '../features/account/addresses.ts';
import { followTimeZone } from '../features/account/profile/profile.service.ts';
import { revokeSession } from '../features/account/session/session.service.ts';
import { legalDocumentService } from '../features/legal-document/legal-document.service.ts';
import { medicationService } from '../features/medication/medication.service.ts';
import { moodEntryService } from '../features/mood-entry/mood-entry.service.ts';
import { planService } from '../features/plan/plan.service.ts';
import { tagService } from '../features/tag/tag.service.ts';
import { createTurns } from '../work-thread/turns.ts';
import { demoEntries } from './demo-entries.ts';
import { OWN_TAGS } from './demo-life.ts';
import { readDemoNotes } from './demo-notes.ts';
import type { DemoEntry } from './moment.ts';
import { seedCare } from './seed-care.ts';

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
async function seedMedication(db: Database, actor: Person, now: number): Promise<void> {
  const at = (clock: () => number) =>
    medicationService({ db, clock, noticeCrisis: async () => {}, remindAgain: async () => false });
  const today = localDateOf(now, actor.timeZone);
  for (const [place, { daysAgo, ...input }] of MEDICINES.entries()) {
    const created = await at(() => now - daysAgo * DAY_MS).create(actor, input, null);
    if (!created.ok) throw new Error(`${input.name} was refused: ${created.code}`);
    const [time] = input.times;
    const days = lastDays(today, DOSE_BACK_DAYS + 1).slice(0, -1);
    for (const [index, date] of days.entries()) {
      const status = time === undefined ? (index % 9 === 2 ? 'taken' : null) : statusOf(days.length - index, place);
      if (status === null) continue;
      const dose = { medicationId: created.value.id, date, time: time ?? null };
      const noted = await at(() => now).note(actor, dose, status);
      if (!noted.ok) throw new Error(`A dose was refused: ${noted.code}`);
    }
  }
}

/** Seed of the pseudo-random generator. Any number works; another one produces other entries. */
const SEED = 14;

type DemoAccount = {
  email: string;
  password: string;
  plan: PlanId;
  /** Folder of the legal texts that the account accepts. */
  legalTexts: string;
  /** When the fourteen months end, ms epoch. */
  now: number;
};
export type Seeded = { entries: number; notes: number; days: number; tags: number };

/** Returns the value, or throws for a refusal, which here is a bug and not a mistake of the operator. */
function orThrow<Value>(result: Result<Value>, doing: string): Value {
  if (result.ok) return result.value;
  throw new Error(`${doing} was refused: ${result.code}`);
}

/** Creates an account and its first session through the sign-up service. */
async function signUp(database: OpenDatabase, account: DemoAccount, clock: () => number): Promise<Result<SignedIn>> {
  const { db } = database;
  const keyRing = keyRingOf(database.secrets);
  const legal = legalDocumentService({ db, clock });
  await legal.importAll(await readLegalTexts(account.legalTexts));
  const [terms, privacy] = await Promise.all([legal.newest('TERMS_OF_USE'), legal.newest('PRIVACY_POLICY')]);
  if (!terms || !privacy) throw new Error('There are no legal texts to accept');
  const identity = await identityOf(account.email, keyRing);
  if (!identity) return refuse('EMAIL_INVALID');
  const input = {
    email: identity.address,
    password: account.password,
    isAnonymous: true,
    termsOfUseDocumentId: terms.id,
    privacyPolicyDocumentId: privacy.id,
  };
  const deps = { db, keyRing, clock, legal, layOut: insertInitialRows };
  const grant = await createAccount(deps, input, identity, {
    device: null,
    timeZone: DEFAULT_TIME_ZONE,
    network: 'local',
  });
  if (!grant.ok) return grant;
  const checkSession = sessionCheck({
    db,
    keys: keyRing,
    clock,
    followTimeZone: (owner, timeZone) => followTimeZone({ db, clock }, owner, timeZone),
  });
  const session = await checkSession(grant.value.token);
  if (!session) throw new Error('The new session is not there');
  return accept(session.signedIn);
}

/** Creates the person's own tags. Returns the ids of all tags by name. */
async function insertTags(database: OpenDatabase, actor: SignedIn, clock: () => number): Promise<Map<string, string>> {
  const tags = tagService({ db: database.db, clock });
  for (const own of OWN_TAGS) orThrow(await tags.create(actor, own, null), `Tag ${own.name}`);
  return new Map((await tags.list(actor)).map(({ id, name }) => [name, id]));
}

async function recordLife(
  database: OpenDatabase,
  actor: SignedIn,
  clock: () => number,
  entries: readonly DemoEntry[],
  tagIds: ReadonlyMap<string, string>,
): Promise<void> {
  // The demo's past entries must not set the crisis state.
  const service = moodEntryService({
    db: database.db,
    clock,
    noticeCrisis: async () => {},
    turns: createTurns(),
    notesMaxBytes: Number.POSITIVE_INFINITY,
    onWritten: async () => null,
  });
  const idOf = (name: string): string => {
    const id = tagIds.get(name);
    if (id === undefined) throw new Error(`The demo speaks of a tag that is not there: ${name}`);
    return id;
  };
  const inputs = entries.map((entry) => ({ ...entry, tags: entry.tags.map(idOf) }));
  for (let from = 0; from < inputs.length; from += BATCH_MAX) {
    orThrow(await service.recordAll(actor, inputs.slice(from, from + BATCH_MAX), null), 'Recording');
  }
}

async function seedWithin(database: OpenDatabase, account: DemoAccount): Promise<Result<Seeded>> {
  const clock = () => account.now;
  const { db } = database;
  const signedUp = await signUp(database, account, clock);
  if (!signedUp.ok) return signedUp;
  const actor = signedUp.value;
  if (account.plan !== 'free') await planService({ db, clock }).grant(actor.owner, account.plan, null);
  const tagIds = await insertTags(database, actor, clock);
  const entries = demoEntries(readDemoNotes(), { now: account.now, timeZone: actor.timeZone, seed: SEED });
  await recordLife(database, actor, clock, entries, tagIds);
  await seedCare(db, actor, account.now);
  await seedMedication(db, actor, account.now);
  await revokeSession({ db }, actor, actor.sessionId);
  return accept({
    entries: entries.length,
    notes: entries.filter(({ note }) => note !== '').length,
    days: new Set(entries.map(({ timestamp }) => localDateOf(timestamp, actor.timeZone))).size,
    tags: tagIds.size,
  });
}

/**
 * Creates an account with fourteen months of data in one transaction; refuses if the account exists. Uses the same
 * services as requests do, so that the data are validated and encrypted in the same way.
 */
export const seedAccount = (database: OpenDatabase, account: DemoAccount): Promise<Result<Seeded>> =>
  refusableTransaction(database.db, (tx) => seedWithin({ ...database, db: tx }, account));
