import type { Owner } from '../access/owner.ts';
import type { PersonForJob } from '../access/person.ts';
import type { Transaction } from '../db/database.ts';
import { exportJobs, makeExport } from '../features/my-data/export/export.jobs.ts';
import { exportRows } from '../features/my-data/export/export.repository.ts';
import { type ConfirmIdentity, exportRoutes } from '../features/my-data/export/export.routes.ts';
import { exportService } from '../features/my-data/export/export.service.ts';
import { makeExportService } from '../features/my-data/export/make-export.service.ts';
import { overviewRoutes } from '../features/my-data/overview/overview.routes.ts';
import { overviewService } from '../features/my-data/overview/overview.service.ts';
import { reasonText } from '../features/recommendation/recommendation.copy.ts';
import type { Mount } from '../http/mount.ts';
import { resumeLeased } from '../jobs/leased-work.ts';
import type { Realtime } from '../realtime/realtime.ts';
import type { Deps } from './app-deps.ts';

type Ports = { realtime: Realtime; personForJob: PersonForJob; confirmIdentity: ConfirmIdentity };

/** Connects what people do with all of their data: see it and take it out. */
export function buildMyData(
  { config, database, clock, queue }: Deps,
  { realtime, personForJob, confirmIdentity }: Ports,
) {
  const { db } = database;
  const event = { kind: 'my-data' } as const;
  const publishWithin = (tx: Transaction, { userId }: Owner) => realtime.publishWithin(tx, 'account', userId, event);
  const exports = exportService({
    db,
    clock,
    enqueue: (userId, id, tx) => queue().enqueue(makeExport, { userId, id }, tx),
    publishWithin,
  });
  const making = makeExportService({
    db,
    clock,
    reasonText,
    publish: ({ userId }) => realtime.publish('account', userId, event),
    publishWithin,
  });

  return {
    jobs: exportJobs({ db, clock, personForJob, exports: making }),

    /** Enqueues exports that were being made when the process last ended. Only an embedded database needs this. */
    async resume(): Promise<void> {
      if (database.kind === 'embedded') await resumeLeased(db, queue(), exportRows, makeExport);
    },

    mountOn(mount: Mount): void {
      overviewRoutes(mount, overviewService({ db, privacyContact: config.PRIVACY_CONTACT ?? null }));
      exportRoutes(mount, exports, confirmIdentity);
    },
  };
}
