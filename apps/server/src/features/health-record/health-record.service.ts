import { randomUUID } from 'node:crypto';
import type { HealthRecord } from '@alento/contract/health-record/health-records';
import type { RecordDocument, RecordOwnPart } from '@alento/domain/health-record/record-document';
import { pageOf } from '@alento/domain/mood-entry/cursor';
import { accept, type Result, refuse } from '@alento/domain/result';
import type { Owner } from '../../access/owner.ts';
import type { Person, PersonWithPlan } from '../../access/person.ts';
import type { SharedHolder } from '../../access/reader.ts';
import type { Store, Transaction } from '../../db/database.ts';
import { refusableTransaction } from '../../db/refusable-transaction.ts';
import { onceWithin, type Repeatable } from '../../idempotency/idempotency.ts';
import { lockDocuments } from '../../personal-document/personal-document.ts';
import { raisesCrisis } from '../../text/raises-crisis.ts';
import { type Eligibility, recordEligibility } from './eligibility.ts';
import { openDocument, presentRecord, presentSharedRecord, sealOwnPart } from './health-record.presenter.ts';
import { healthRecordRepository, type RecordPlace, type RecordRow } from './health-record.repository.ts';

type Deps = Store & {
  enqueue: (userId: string, id: string, tx: Transaction) => Promise<void>;
  /** Tells the person's open screens that a record has begun or ended. */
  publishWithin: (tx: Transaction, owner: Owner) => Promise<void>;
  noticeCrisis: (actor: Person, tx: Transaction) => Promise<void>;
};
export type HealthRecords = ReturnType<typeof healthRecordService>;

type RecordPage = { records: HealthRecord[]; nextCursor: string | null };

const placeOf = ({ createdAt, id }: RecordRow) => ({ at: createdAt, id });

/** Requests, lists and changes health records. The job in make-record.service.ts makes them. */
export function healthRecordService({ db, clock, enqueue, publishWithin, noticeCrisis }: Deps) {
  const eligibility = recordEligibility({ clock });

  async function begin(tx: Transaction, actor: PersonWithPlan, id: string): Promise<Result<string>> {
    // The lock makes requests of one person wait for each other, so that two can't take the last one of the month.
    await lockDocuments(tx, actor);
    const planned = await eligibility.plan(tx, actor);
    if (!planned.ok) return planned;
    await healthRecordRepository.dropUncounted(tx, actor.owner, new Date(planned.value.monthStart));
    await healthRecordRepository.begin(tx, actor.owner, { id, ...planned.value.dates });
    await enqueue(actor.owner.userId, id, tx);
    await publishWithin(tx, actor.owner);
    return accept(id);
  }

  async function found(actor: Person, id: string, withContent: boolean): Promise<Result<HealthRecord>> {
    const row = await healthRecordRepository.find(db, actor.owner, id);
    return row ? accept(presentRecord(actor, row, withContent)) : refuse('HEALTH_RECORD_NOT_FOUND');
  }

  return {
    /** Requests a record. It is made by a job. */
    async create(actor: PersonWithPlan, repeatable: Repeatable | null): Promise<Result<HealthRecord>> {
      const id = randomUUID();
      const work = (tx: Transaction) => begin(tx, actor, id);
      const again = async ([first = id]: string[]) => accept(first);
      const begun = await onceWithin(db, actor, repeatable, { ids: [id], now: clock() }, work, again);
      if (!begun.ok) return begun;
      const known = await found(actor, begun.value, true);
      return known.ok ? known : refuse('IDEMPOTENT_RESULT_GONE');
    },

    readEligibility: (actor: PersonWithPlan): Promise<Eligibility> => eligibility.read(db, actor),

    async list(actor: Person, limit: number, before: RecordPlace | undefined): Promise<RecordPage> {
      const rows = await healthRecordRepository.list(db, actor.owner, limit + 1, before);
      const { page, nextCursor } = pageOf(rows, limit, placeOf);
      return { records: page.map((row) => presentRecord(actor, row, false)), nextCursor };
    },

    read: (actor: Person, id: string): Promise<Result<HealthRecord>> => found(actor, id, true),

    /**
     * Makes the content of a record again; what the person added goes with the old content. A finished record keeps its
     * period and is not counted anew; one that failed is planned like a new one, because it was not counted.
     */
    async reset(actor: PersonWithPlan, id: string): Promise<Result<HealthRecord>> {
      const restarted = await refusableTransaction(db, async (tx): Promise<Result<true>> => {
        await lockDocuments(tx, actor);
        const row = await healthRecordRepository.find(tx, actor.owner, id);
        if (!row) return refuse('HEALTH_RECORD_NOT_FOUND');
        if (await healthRecordRepository.isMaking(tx, actor.owner)) return refuse('HEALTH_RECORD_PROCESSING');
        const planned = row.status === 'failed' ? await eligibility.plan(tx, actor) : null;
        if (planned && !planned.ok) return planned;
        const { startDate, endDate, createdAt } = planned ? planned.value.dates : row;
        await healthRecordRepository.restart(tx, actor.owner, { id, startDate, endDate, createdAt });
        await enqueue(actor.owner.userId, id, tx);
        await publishWithin(tx, actor.owner);
        return accept(true);
      });
      return restarted.ok ? found(actor, id, true) : restarted;
    },

    /** Stores what the person adds to a record and leaves out of it. */
    async change(actor: Person, id: string, ownPart: RecordOwnPart): Promise<Result<HealthRecord>> {
      const changed = await refusableTransaction(db, async (tx): Promise<Result<true>> => {
        await lockDocuments(tx, actor);
        const removed = [...new Set(ownPart.removed)];
        const sealed = sealOwnPart(actor, id, { ...ownPart, removed });
        if (!(await healthRecordRepository.storeOwnPart(tx, actor.owner, id, sealed))) {
          const row = await healthRecordRepository.find(tx, actor.owner, id);
          return refuse(row ? 'HEALTH_RECORD_NOT_READY' : 'HEALTH_RECORD_NOT_FOUND');
        }
        if (raisesCrisis(ownPart.ownWords)) await noticeCrisis(actor, tx);
        return accept(true);
      });
      return changed.ok ? found(actor, id, true) : changed;
    },

    async remove(actor: Person, id: string): Promise<Result<true>> {
      const removed = await db.transaction(async (tx) => {
        const done = await healthRecordRepository.remove(tx, actor.owner, id, new Date(clock()));
        if (done) await publishWithin(tx, actor.owner);
        return done;
      });
      return removed ? accept(true) : refuse('HEALTH_RECORD_NOT_FOUND');
    },

    /** The finished records that a reader may see, newest first. */
    async listShared(
      holder: SharedHolder<'records'>,
      limit: number,
      before: RecordPlace | undefined,
    ): Promise<RecordPage> {
      const rows = await healthRecordRepository.listShared(db, holder.owner, limit + 1, before);
      const { page, nextCursor } = pageOf(rows, limit, placeOf);
      return { records: page.flatMap((row) => presentSharedRecord(holder, row) ?? []), nextCursor };
    },

    /** The document of a finished record without the sections that are left out, for its files. */
    async openDocument(actor: Person, id: string): Promise<Result<RecordDocument>> {
      const row: RecordRow | undefined = await healthRecordRepository.find(db, actor.owner, id);
      if (!row) return refuse('HEALTH_RECORD_NOT_FOUND');
      const document = openDocument(actor, row);
      return document ? accept(document) : refuse('HEALTH_RECORD_NOT_READY');
    },
  };
}
