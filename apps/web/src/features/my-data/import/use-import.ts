import type { Import, ImportPreview, ScaleMapping, TagMapping } from '@alento/contract/my-data/imports';
import { errorText } from '@alento/domain/errors/catalogue';
import type { ImportSource } from '@alento/domain/my-data/kinds';
import { IMPORT_FILE_MAX_BYTES, IMPORT_FILE_NAME_MAX } from '@alento/domain/my-data/limits';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError, isOffline, isRefusal } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/client.ts';
import { newIdempotencyKey } from '../../../lib/intent/idempotency-key.ts';
import { session } from '../../../lib/session/session.ts';
import { myDataKeys } from '../../../state/account/my-data.keys.ts';
import { startedJobs } from '../../../state/account/started-jobs.ts';
import { attachmentKeys } from '../../../state/mood/attachment.keys.ts';
import { readAgain } from '../../../state/mood/mood-entry.cache.ts';
import { readDiaryAgain } from '../../../state/mood/read-diary-again.ts';
import { tagKeys } from '../../tag/tag.keys.ts';
import { importQuery } from '../my-data.queries.ts';

type Chosen = { source: ImportSource; file: File };

/** Refuses what the server would refuse after the whole upload. */
function checkSize({ size }: File): void {
  if (size === 0) throw new ApiError(422, 'IMPORT_FILE_EMPTY', errorText('IMPORT_FILE_EMPTY'));
  if (size > IMPORT_FILE_MAX_BYTES) {
    throw new ApiError(413, 'IMPORT_FILE_TOO_LARGE', errorText('IMPORT_FILE_TOO_LARGE'));
  }
}

/** Sends a file and gets its preview. `stop` ends the upload without an error. */
export function useReadFile(onRead: (preview: ImportPreview) => void) {
  const upload = useRef<AbortController | null>(null);
  const { mutate, reset, isPending, error, variables } = useMutation({
    mutationFn: async ({ source, file }: Chosen) => {
      checkSize(file);
      const attempt = new AbortController();
      upload.current = attempt;
      // The end of a long name says more about a file than its beginning.
      const query = { source, filename: file.name.slice(-IMPORT_FILE_NAME_MAX) };
      const { data } = await call(
        'POST /imports',
        { query },
        { file, signal: attempt.signal, idempotencyKey: newIdempotencyKey() },
      );
      return attempt.signal.aborted ? null : data;
    },
    onSuccess: (preview) => {
      if (preview) onRead(preview);
    },
  });
  const stop = (): void => {
    upload.current?.abort();
    reset();
  };
  return { read: mutate, stop, isReading: isPending, error, file: variables?.file };
}

type Confirmed = { preview: ImportPreview; scale: ScaleMapping[]; tags: TagMapping[]; update: boolean };

/** Confirms a preview. If the answer was lost or a retry came too late, the import itself says what has happened. */
async function confirm({ preview: { id }, ...body }: Confirmed): Promise<Import> {
  const params = { id };
  try {
    return (await call('POST /imports/{id}/confirm', { params, body })).data;
  } catch (error) {
    if (!isOffline(error) && !isRefusal(error, 'IMPORT_RUNNING')) throw error;
    const { data } = await call('GET /imports/{id}', { params });
    if (data.status === 'preview') throw error;
    return data;
  }
}

export function useConfirmImport(onConfirmed: (started: Import) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: confirm,
    onSuccess: (started) => {
      const userId = session.userId();
      // So that a notice says when it has ended, on whatever screen the person is then.
      if (userId !== null) void startedJobs.note(userId, `import:${started.id}`);
      client.setQueryData(importQuery(started.id).queryKey, started);
      void client.invalidateQueries({ queryKey: myDataKeys.imports(), exact: true });
      onConfirmed(started);
    },
  });
}

/** Drops a preview. */
export const useDropPreview = (onDropped: (isDropped: boolean) => void) =>
  useMutation({
    mutationFn: (id: string) => call('DELETE /imports/{id}', { params: { id } }),
    // An unconfirmed preview adds nothing and expires by itself, so the screen continues after an error too.
    onSuccess: () => onDropped(true),
    onError: () => onDropped(false),
  });

/** Reads again everything that an import changes. */
export async function readAgainAfterImport(client: QueryClient): Promise<void> {
  await Promise.all([
    readDiaryAgain(client),
    client.invalidateQueries({ queryKey: tagKeys.list() }),
    readAgain(client, { queryKey: attachmentKeys.all() }),
    client.invalidateQueries({ queryKey: myDataKeys.all() }),
  ]);
}

/** Removes the entries of an import. Resolves to their number; null if an earlier attempt has already done it. */
export function useUndoImport(onUndone: (removed: number | null) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string): Promise<number | null> => {
      // There is no body if the answer to an earlier attempt was lost.
      const { data } = await call('DELETE /imports/{id}', { params: { id } });
      return (data as typeof data | undefined)?.removed ?? null;
    },
    onSuccess: async (removed) => {
      onUndone(removed);
      await readAgainAfterImport(client);
    },
  });
}
