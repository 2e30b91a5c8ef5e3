import type { OnboardingStatus as Status } from '@alento/contract/onboarding';
import type { OnboardingStep } from '@alento/domain/onboarding/steps';
import { fitsUserData, isMinor, mergeUserData, type UserData } from '@alento/domain/onboarding/user-data';
import { accept, type Result, refuse } from '@alento/domain/result';
import type { Instrument } from '@alento/domain/screening/instruments';
import { type ScreeningAnswers, scoreScreening } from '@alento/domain/screening/score-screening';
import type { Holder, KeyHolder, Person } from '../../access/person.ts';
import type { OfEach } from '../../access/several-owners.ts';
import type { Runner, Store, Transaction } from '../../db/database.ts';
import { refusableTransaction } from '../../db/refusable-transaction.ts';
import {
  lockDocuments,
  readDocument,
  readDocuments,
  storeDocument,
} from '../../personal-document/personal-document.ts';
import { ONBOARDING } from '../../sealed-json/onboarding.ts';
import { type EffectPorts, effectsOf, type RecoveryEmailRequest } from './answer-effects.ts';

/** Data of the account that the user data contain but the stored answers don't. */
type Account = {
  name: string | null;
  recoveryEmail: string | null;
  /** The unconfirmed recovery address. */
  recoveryEmailPending: string | null;
  isAnonymous: boolean;
};
type PresentedUserData = UserData & { isAnonymous: boolean; updatedAt: number | null };

/** Fields of a request that are not stored with the answers, because they are computed or stored elsewhere. */
const STORED_ELSEWHERE: ReadonlySet<string> = new Set([
  'isAnonymous',
  'recoveryEmail',
  'recoveryEmailPending',
  // Credentials for changing the recovery address. They are never stored.
  'password',
  'secondFactor',
  'depressionScore',
  'anxietyScore',
  'currentMoodAt',
  'updatedAt',
]);

/** A field with the score of a questionnaire's stored answers; an empty object without answers. */
function sumOf(field: string, instrument: Instrument, answers: unknown): Record<string, number> {
  if (typeof answers !== 'object' || answers === null) return {};
  const scored = scoreScreening(instrument, answers as ScreeningAnswers);
  return scored.ok ? { [field]: scored.value.score } : {};
}

/** The API's representation of the user data, with computed scores and the account's recovery address. */
function presentUserData(data: UserData, account: Account, updatedAt: number | null): PresentedUserData {
  const { isAnonymous } = account;
  const name = isAnonymous || 'name' in data ? null : account.name;
  return {
    ...data,
    ...(name === null ? {} : { name }),
    ...(account.recoveryEmail === null ? {} : { recoveryEmail: account.recoveryEmail }),
    ...(account.recoveryEmailPending === null ? {} : { recoveryEmailPending: account.recoveryEmailPending }),
    ...sumOf('depressionScore', 'PHQ-9', data.depressionScreening),
    ...sumOf('anxietyScore', 'GAD-7', data.anxietyScreening),
    isAnonymous,
    updatedAt,
  };
}

export type Onboardings = ReturnType<typeof onboardingService>;

const storedFieldsOf = (data: UserData): UserData =>
  Object.fromEntries(Object.entries(data).filter(([field]) => !STORED_ELSEWHERE.has(field)));

const nameIn = ({ name }: UserData): string | null => (typeof name === 'string' ? name : null);

type Deps = EffectPorts &
  Store & {
    /** Reads the account's data about the person. */
    readAccount: (actor: Person, tx?: Transaction) => Promise<Account>;
    /** Makes the account anonymous and deletes its name, or makes it traditional with this name. */
    setIdentity: (actor: Person, identity: Pick<Account, 'isAnonymous' | 'name'>, tx: Transaction) => Promise<void>;
  };

/** Reads and changes status and answers of a person's onboarding. */
export function onboardingService({ db, clock, readAccount, setIdentity, ...ports }: Deps) {
  const changeStatus = (actor: Person, change: (status: Status) => Partial<Status>): Promise<Status> =>
    db.transaction(async (tx) => {
      await lockDocuments(tx, actor);
      const onboarding = await readDocument(tx, actor, ONBOARDING);
      const now = clock();
      const status = { ...onboarding.status, ...change(onboarding.status), lastUpdated: now };
      await storeDocument(tx, actor, ONBOARDING, { ...onboarding, status });
      return status;
    });

  return {
    readStatus: async (actor: Person): Promise<Status> => (await readDocument(db, actor, ONBOARDING)).status,

    changeStatus: (actor: Person, change: Partial<Status>): Promise<Status> =>
      changeStatus(actor, () => ({
        ...change,
        ...(change.completedSteps ? { completedSteps: [...new Set(change.completedSteps)] } : {}),
      })),

    complete: (actor: Person, step: OnboardingStep): Promise<Status> =>
      changeStatus(actor, ({ completedSteps }) => ({
        completedSteps: [...new Set([...completedSteps, step])],
        lastCompletedStep: step,
      })),

    /** Resets the status and keeps the answers. */
    reset: (actor: Person): Promise<Status> => changeStatus(actor, () => ONBOARDING.empty.status),

    async readUserData(actor: Person): Promise<PresentedUserData> {
      const { data, updatedAt } = await readDocument(db, actor, ONBOARDING);
      return presentUserData(data, await readAccount(actor), updatedAt);
    },

    /** The stored answers. */
    readAnswers: async (actor: Person, runner: Runner): Promise<UserData> =>
      (await readDocument(runner, actor, ONBOARDING)).data,

    /** The stored answers, and when they were last changed, ms epoch. */
    async readDatedAnswers(holder: KeyHolder, runner: Runner): Promise<{ data: UserData; updatedAt: number | null }> {
      const { data, updatedAt } = await readDocument(runner, holder, ONBOARDING);
      return { data, updatedAt };
    },

    /** The answers about treatment and medication alone, which can be shared; and when any was last changed. */
    async readTreatment(
      holder: Holder<'medication'>,
      runner: Runner,
    ): Promise<{ data: UserData; updatedAt: number | null }> {
      const { data, updatedAt } = await readDocument(runner, holder, ONBOARDING);
      const { isReceivingTreatment, treatmentDetails, psychiatricMedications, mentalHealthConditionDetails } = data;
      const answers = { isReceivingTreatment, treatmentDetails, psychiatricMedications, mentalHealthConditionDetails };
      const known = Object.entries(answers).filter(([, value]) => value !== undefined);
      return { data: Object.fromEntries(known) as UserData, updatedAt };
    },

    /** The stored answers of several people. */
    async readAnswersOf(people: readonly KeyHolder[], runner: Runner): Promise<OfEach<UserData>> {
      const onboardingOf = await readDocuments(runner, people, ONBOARDING);
      return (person) => onboardingOf(person).data;
    },

    /** Whether the person stated an age under 18. */
    isMinor: async (actor: Person): Promise<boolean> => isMinor((await readDocument(db, actor, ONBOARDING)).data),

    /**
     * Merges answers and runs their effects, in one transaction.
     *
     * @param recovery changes the recovery address. It has the credentials; `change` doesn't contain them.
     */
    async changeUserData(
      actor: Person,
      change: UserData,
      recovery: RecoveryEmailRequest,
    ): Promise<Result<PresentedUserData>> {
      if (change.recoveryEmail !== undefined) {
        const permitted = await recovery.permit(change.recoveryEmail as string | null);
        if (!permitted.ok) return permitted;
      }
      const changed = await refusableTransaction(db, async (tx) => {
        await lockDocuments(tx, actor);
        const onboarding = await readDocument(tx, actor, ONBOARDING);
        const account = await readAccount(actor, tx);
        // Removing the field makes the account anonymous, which is the default.
        const isAnonymous = change.isAnonymous === undefined ? account.isAnonymous : change.isAnonymous !== false;
        const data = storedFieldsOf(mergeUserData({ ...onboarding.data, isAnonymous }, { ...change, isAnonymous }));
        if (!fitsUserData(data)) return refuse('USER_DATA_TOO_LARGE');
        for (const effect of effectsOf(onboarding.data, change, ports)) {
          const done = await effect(tx, actor);
          if (!done.ok) return done;
        }
        const fulfilled = await recovery.apply(tx);
        if (!fulfilled.ok) return fulfilled;
        const name = change.name === undefined ? account.name : nameIn(data);
        if (isAnonymous !== account.isAnonymous || name !== account.name) {
          await setIdentity(actor, { isAnonymous, name }, tx);
        }
        const updatedAt = clock();
        await storeDocument(tx, actor, ONBOARDING, { ...onboarding, data, updatedAt });
        return accept(presentUserData(data, await readAccount(actor, tx), updatedAt));
      });
      if (changed.ok) recovery.committed();
      return changed;
    },
  };
}
