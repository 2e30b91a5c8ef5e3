import type { Owner } from '../access/owner.ts';
import type { Transaction } from '../db/database.ts';
import { exportJobs, makeExport } from '../features/my-data/export/export.jobs.ts';
import { type ConfirmIdentity, exportRoutes } from '../features/my-data/export/export.routes.ts';
import { exportService } from '../features/my-data/export/export.service.ts';
import { makeExportService } from '../features/my-data/export/make-export.service.ts';
import { overviewRoutes } from '../features/my-data/overview/overview.routes.ts';
import { overviewService } from '../features/my-data/overview/overview.service.ts';
import { reasonText } from '../features/recommendation/recommendation.copy.ts';
import type { Mount } from '../http/mount.ts';
import type { Shared } from './app-deps.ts';

/** Connects what people do with all of their data: see it and take it out. */
export function buildMyData(
  { config, db, clock, files, queue, realtime, personForJob, log }: Shared,
  confirmIdentity: ConfirmIdentity,
) {
  const event = { kind: 'my-data' } as const;
  const publishWithin = (tx: Transaction, { userId }: Owner) => realtime.publishWithin(tx, 'account', userId, event);
  const exports = exportService({
    db,
    clock,
    files,
    enqueue: (userId, id, tx) => queue().enqueue(makeExport, { userId, id }, tx),
    publishWithin,
  });
  const making = makeExportService({
    db,
    clock,
    files,
    reasonText,
    publish: ({ userId }) => realtime.publish('account', userId, event),
    publishWithin,
    lostFile: () => log.error('the file of an attachment is missing or damaged'),
  });

  return {
    jobs: exportJobs({ db, clock, personForJob, exports: making }),

    mountOn(mount: Mount): void {
      overviewRoutes(mount, overviewService({ db, privacyContact: config.PRIVACY_CONTACT ?? null }));
      exportRoutes(mount, exports, confirmIdentity);
    },
  };
}
