import type { Owner } from '../../access/owner.ts';
import type { PersonWithPlan } from '../../access/person.ts';
import type { Sealed } from '../../crypto/seal.ts';
import type { Store, Transaction } from '../../db/database.ts';
import { LEASE_MS } from '../../jobs/leased-rows.ts';
import { type RecordSources, readRecordContent } from '../../record-files/read-content.ts';
import type { Turns } from '../../work-thread/turns.ts';
import type { WorkThread } from '../../work-thread/work-thread.ts';
import { sealContent } from './health-record.presenter.ts';
import { healthRecordRepository, type RecordRow, recordRows } from './health-record.repository.ts';

type Deps = Store & {
  thread: WorkThread;
  turns: Turns;
  sourcesOf: (actor: PersonWithPlan) => RecordSources;
  publishWithin: (tx: Transaction, owner: Owner) => Promise<void>;
};
export type MakeRecord = ReturnType<typeof makeRecordService>;

/** Timeout of a record, including the wait for other work of the person, ms. It is shorter than a lease. */
const MAKE_MS = LEASE_MS / 2;

/** Makes requested health records: reads the diary of the period and stores what is computed from it, encrypted. */
export function makeRecordService({ db, clock, thread, turns, sourcesOf, publishWithin }: Deps) {
  return {
    /** Makes a record. Idempotent. */
    async make(actor: PersonWithPlan, id: string): Promise<void> {
      const lease = await recordRows.claim(db, actor.owner, id, clock(), true);
      if (!lease) return;
      let content: Sealed | null = null;
      let row: RecordRow | undefined;
      try {
        row = await healthRecordRepository.find(db, actor.owner, id);
        if (!row) return;
        const { timeZone } = actor;
        const range = { start: row.startDate, end: row.endDate };
        const signal = AbortSignal.timeout(MAKE_MS);
        const recordContent = await turns.run(actor.owner.userId, signal, () =>
          readRecordContent({ db, thread }, sourcesOf(actor), range, timeZone, signal),
        );
        content = sealContent(actor, id, { ...recordContent, timeZone });
      } finally {
        // After a timeout, or an exception, which is a bug of ours, a new record has failed, isn't counted and can be
        // made again. One that was made before is as it was.
        const end = content
          ? ({ status: 'ready', content, ownPart: null } as const)
          : ({ status: row?.content ? 'ready' : 'failed' } as const);
        await db.transaction(async (tx) => {
          if (await recordRows.finish(tx, actor.owner, id, lease, end)) await publishWithin(tx, actor.owner);
        });
      }
    },
  };
}
