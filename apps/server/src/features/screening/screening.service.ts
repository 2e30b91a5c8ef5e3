import type { Screening } from '@alento/contract/screening';
import type { DayRange } from '@alento/domain/analytics/period';
import { accept, type Result, refuse } from '@alento/domain/result';
import type { Instrument } from '@alento/domain/screening/instruments';
import {
  type PlannedScreening,
  planScreening,
  type ScreeningInput,
  scoreScreening,
} from '@alento/domain/screening/score-screening';
import type { Holder, Person } from '../../access/person.ts';
import { type OfEachReadable, rowsOfEach } from '../../access/several-owners.ts';
import { keyedName, type UserKey } from '../../crypto/seal.ts';
import type { Runner, Store, Transaction } from '../../db/database.ts';
import { onceWithin, type Repeatable } from '../../idempotency/idempotency.ts';
import { lockDocuments } from '../../personal-document/personal-document.ts';
import { SCREENING, type ScreeningSource } from '../../sealed-json/screening.ts';
import { type ScreeningRow, screeningRepository } from './screening.repository.ts';

const rowIdOf = (userId: string, id: string): string => `${userId}/${id}`;

/** Creates the row of a screening with encrypted answers. */
function sealScreening(
  { instrument, answers }: ScreeningInput,
  { localDate, difficulty, takenAt }: PlannedScreening,
  source: ScreeningSource,
  userId: string,
  userKey: UserKey,
): ScreeningRow {
  const id = keyedName(userKey, `screening/${instrument}/${localDate}`);
  const content = { instrument, localDate, answers, difficulty, source };
  return { id, content: SCREENING.seal(userKey, rowIdOf(userId, id), content), takenAt: new Date(takenAt) };
}

const contentOf = ({ id, content }: ScreeningRow, userId: string, userKey: UserKey) =>
  SCREENING.open(userKey, rowIdOf(userId, id), content);

/** Whether the onboarding created the screening and may change it. */
const isOnboardings = (row: ScreeningRow, userId: string, userKey: UserKey): boolean =>
  contentOf(row, userId, userKey).source === 'onboarding';

/** The API's representation of a screening. Score and severity are computed from the answers. */
function presentScreening(row: ScreeningRow, userId: string, userKey: UserKey): Screening {
  const { id, takenAt } = row;
  const content = contentOf(row, userId, userKey);
  const scored = scoreScreening(content.instrument, content.answers);
  if (!scored.ok) throw new Error('A kept screening is not whole');
  return {
    id,
    instrument: content.instrument,
    answers: { ...content.answers },
    difficulty: content.difficulty,
    ...scored.value,
    takenAt: takenAt.getTime(),
    localDate: content.localDate,
  };
}

type Deps = Store & {
  /** Called within the transaction if an answer is a sign of a crisis. */
  noticeCrisis: (actor: Person, tx: Transaction) => Promise<void>;
};
export type Screenings = ReturnType<typeof screeningService>;

const isWithin =
  ({ start, end }: DayRange) =>
  ({ localDate }: Screening): boolean =>
    localDate >= start && localDate <= end;

/** Stores and lists answers to the PHQ-9 and the GAD-7. */
export function screeningService({ db, clock, noticeCrisis }: Deps) {
  const present = (actor: Holder<'screenings'>, row: ScreeningRow): Screening =>
    presentScreening(row, actor.owner.userId, actor.userKey());

  const rowOf = (
    actor: Person,
    input: ScreeningInput,
    planned: PlannedScreening,
    source: ScreeningSource,
  ): ScreeningRow => sealScreening(input, planned, source, actor.owner.userId, actor.userKey());

  /** The screenings of several people, newest first; for a reader those of the shared days. */
  async function listOf(people: readonly Holder<'screenings'>[], runner: Runner): Promise<OfEachReadable<Screening[]>> {
    const rowsOf = rowsOfEach(
      await screeningRepository.listOf(
        runner,
        people.map(({ owner }) => owner),
      ),
    );
    return (person) => {
      const all = rowsOf(person.owner).map((row) => presentScreening(row, person.owner.userId, person.userKey()));
      return 'days' in person.owner ? all.filter(isWithin(person.owner.days)) : all;
    };
  }

  return {
    listOf,

    async list(actor: Person, instrument?: Instrument): Promise<Screening[]> {
      const all = (await listOf([actor], db))(actor);
      return instrument === undefined ? all : all.filter((screening) => screening.instrument === instrument);
    },

    /** Stores the first screening by each questionnaire on a local day in the account's zone. */
    async create(actor: Person, input: ScreeningInput, repeatable: Repeatable | null): Promise<Result<Screening>> {
      const now = clock();
      const planned = planScreening(input, { now, timeZone: actor.quotaTimeZone });
      if (!planned.ok) return planned;
      const row = rowOf(actor, input, planned.value, 'own');
      const keep = async (tx: Transaction): Promise<Result<Screening>> => {
        // Locks the documents before the row. The onboarding does the same, so that the two can't deadlock.
        await lockDocuments(tx, actor);
        if (!(await screeningRepository.insert(tx, actor.owner, row))) return refuse('SCREENING_TODAY_DONE');
        if (planned.value.raisesCrisis) await noticeCrisis(actor, tx);
        return accept(present(actor, row));
      };
      return onceWithin(db, actor, repeatable, { ids: [row.id], now }, keep, async (ids) => {
        const [before] = await screeningRepository.findAll(db, actor.owner, ids);
        return before ? accept(present(actor, before)) : refuse('IDEMPOTENT_RESULT_GONE');
      });
    },

    /**
     * Stores the onboarding's screening, or changes it at a second visit on the same day. Never changes a screening
     * that was answered outside of the onboarding. Lock the person's documents first.
     *
     * @param amends changes the day's screening if it exists, and creates none.
     */
    async recordOnboarding(
      tx: Transaction,
      actor: Person,
      input: ScreeningInput,
      amends: boolean,
    ): Promise<Result<true>> {
      const planned = planScreening(input, { now: clock(), timeZone: actor.quotaTimeZone });
      if (!planned.ok) return planned;
      const row = rowOf(actor, input, planned.value, 'onboarding');
      const [before] = await screeningRepository.findAll(tx, actor.owner, [row.id]);
      const mayKeep = before ? isOnboardings(before, actor.owner.userId, actor.userKey()) : !amends;
      if (mayKeep) await screeningRepository.put(tx, actor.owner, row);
      if (planned.value.raisesCrisis && !amends) await noticeCrisis(actor, tx);
      return accept(true);
    },
  };
}
