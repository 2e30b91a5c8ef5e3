import { readDiaryInWorker } from '@alento/diary-import/thread/read-diary-in-worker';
import { IMPORT_ENTRIES_MAX, IMPORT_TEXTS_MAX_BYTES, IMPORT_UNPACKED_MAX_BYTES } from '@alento/domain/my-data/limits';
import { importConfirmService } from '../features/my-data/import/confirm.service.ts';
import { importJobs, writeImport } from '../features/my-data/import/import.jobs.ts';
import { importRoutes } from '../features/my-data/import/import.routes.ts';
import { importPreviewService } from '../features/my-data/import/preview.service.ts';
import { importListService } from '../features/my-data/import/undo.service.ts';
import { importWriteService } from '../features/my-data/import/write.service.ts';
import type { Tags } from '../features/tag/tag.service.ts';
import type { Mount } from '../http/mount.ts';
import type { Shared } from './app-deps.ts';

/** Connects imports of diaries from other apps. */
export function buildImports(
  { db, clock, queue, config, thread, turns, realtime, personForJob, noticeCrisis }: Shared,
  tags: Tags,
) {
  const writes = importWriteService({
    db,
    clock,
    notify: (userId) => realtime.publish('account', userId, { kind: 'my-data' }),
    removeUnusedTags: tags.removeUnused,
    raisesCrisis: (entry) => thread.run('entryRaisesCrisis', entry),
    noticeCrisis,
  });
  return {
    jobs: importJobs({ db, clock, personForJob, writes }),

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
