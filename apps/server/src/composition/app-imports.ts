import { readDiaryInWorker } from '@alento/diary-import/thread/read-diary-in-worker';
import { IMPORT_ENTRIES_MAX, IMPORT_TEXTS_MAX_BYTES, IMPORT_UNPACKED_MAX_BYTES } from '@alento/domain/my-data/limits';
import type { Person, PersonForJob } from '../access/person.ts';
import type { Transaction } from '../db/database.ts';
import { entryRaisesCrisis } from '../features/mood-entry/crisis-signal.ts';
import { importConfirmService } from '../features/my-data/import/confirm.service.ts';
import { importJobs, writeImport } from '../features/my-data/import/import.jobs.ts';
import { importRows } from '../features/my-data/import/import.repository.ts';
import { importRoutes } from '../features/my-data/import/import.routes.ts';
import { importPreviewService } from '../features/my-data/import/preview.service.ts';
import { importListService } from '../features/my-data/import/undo.service.ts';
import { importWriteService } from '../features/my-data/import/write.service.ts';
import type { Tags } from '../features/tag/tag.service.ts';
import type { Mount } from '../http/mount.ts';
import { resumeLeased } from '../jobs/leased-work.ts';
import type { Realtime } from '../realtime/realtime.ts';
import type { Turns } from '../threads/turns.ts';
import type { Deps } from './app-deps.ts';

type Ports = {
  tags: Tags;
  turns: Turns;
  realtime: Realtime;
  personForJob: PersonForJob;
  noticeCrisis: (actor: Person, tx: Transaction) => Promise<void>;
};

/** Connects imports of diaries from other apps. */
export function buildImports(
  { database, clock, queue, config }: Deps,
  { tags, turns, realtime, personForJob, noticeCrisis }: Ports,
) {
  const { db } = database;
  const writes = importWriteService({
    db,
    clock,
    notify: (userId) => realtime.publish('account', userId, { kind: 'my-data' }),
    holdTags: tags.holdSome,
    removeUnusedTags: tags.removeUnused,
    raisesCrisis: entryRaisesCrisis,
    noticeCrisis,
  });
  return {
    jobs: importJobs({ db, clock, personForJob, writes }),

    /** Takes up the imports that were running when the process last ended. Only an embedded database needs this. */
    async resume(): Promise<void> {
      if (database.kind === 'embedded') await resumeLeased(db, queue(), importRows, writeImport);
    },

    mountOn(mount: Mount): void {
      importRoutes(mount, {
        previews: importPreviewService({
          db,
          clock,
          turns,
          readFile: ({ bytes, source, fileName }, today) =>
            readDiaryInWorker(bytes, {
              source,
              fileName,
              today,
              maxUnpackedBytes: IMPORT_UNPACKED_MAX_BYTES,
              maxTextBytes: IMPORT_TEXTS_MAX_BYTES,
              maxEntries: IMPORT_ENTRIES_MAX,
            }),
          readTags: tags.list,
        }),
        confirmations: importConfirmService({
          db,
          tags,
          notesMaxBytes: 1_000_000 * config.LIMIT_NOTES_MEGABYTES,
          enqueue: (row, tx) => queue().enqueue(writeImport, row, tx),
        }),
        imports: importListService({ db, clock, removeUnusedTags: tags.removeUnused }),
      });
    },
  };
}
