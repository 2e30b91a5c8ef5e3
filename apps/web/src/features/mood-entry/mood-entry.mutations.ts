import type { MoodEntry } from '@alento/contract/mood-entry';
import type { ErrorCode } from '@alento/domain/errors/catalogue';
import { localDateAndOffset } from '@alento/domain/time/local-date';
import { type MutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, isRefusal } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/client.ts';
import type { KeyedRequest } from '../../lib/intent/intent.ts';
import { session } from '../../lib/session/session.ts';
import { timeZone } from '../../lib/time/clock.ts';
import { attachmentKeys } from '../../state/mood/attachment.keys.ts';
import {
  type Change,
  changeEntries,
  holdEntries,
  inverseOf,
  readAgain,
  refreshAfterChange,
} from '../../state/mood/mood-entry.cache.ts';
import type { correctedFields, fieldsOf } from './entry-fields.ts';
import { deletedEntries } from './waiting/deleted-entries.ts';

export type NewEntry = ReturnType<typeof fieldsOf> & { timestamp: number; source?: 'past' };
/** A correction of an entry. Without `tags`, the entry keeps its tags. */
export type Correction = ReturnType<typeof correctedFields> & {
  entry: MoodEntry;
  timestamp?: number;
  /** Of an entry without an hour: whether it gets one. */
  source?: 'app' | 'past';
};

type Moved = { timestamp?: number | undefined; source?: 'app' | 'past' | undefined };

/** The id of the person who made the change, and the change that reverts it. */
type ChangeContext = { userId: string | null; inverse: Change };

/** A validation error before any request, in the form of a server's refusal. Hardly a visit needs its texts. */
async function refusedHere(code: ErrorCode): Promise<ApiError> {
  const { errorText } = await import('@alento/domain/errors/catalogue');
  return new ApiError(422, code, errorText(code));
}

/** Photos are listed by the days of their entries. */
const listPhotosAgain = (client: QueryClient): void => void readAgain(client, { queryKey: attachmentKeys.all() });

/** Whether the person who made the change is still signed in. Otherwise the result of the request is ignored. */
const isStillTheirs = (context: ChangeContext | undefined): context is ChangeContext =>
  context !== undefined && context.userId === session.userId();

/** The entry that is shown until the server responds. */
const expected = (entry: NewEntry, id: string): MoodEntry => ({ ...entry, id, ai_analysis: '' });

/** Returns the entry at another timestamp. Its local date changes only if the timestamp changes, and it has an hour then. */
function dated(entry: MoodEntry, { timestamp, source }: Moved): MoodEntry {
  if (timestamp === undefined) return entry;
  const hour = source === undefined ? {} : { source };
  return { ...entry, timestamp, ...localDateAndOffset(timestamp, timeZone()), ...hour };
}

const pendingId = (key: string, index: number): string => `pending-${key}-${index}`;

/** Applies a change to the cache at once, and rolls it back if saving fails. */
function optimistic<Input, Output>(
  client: QueryClient,
  foresee: (input: Input) => Change,
  settle: (output: Output, input: Input) => Change,
): MutationOptions<Output, Error, Input, ChangeContext> {
  return {
    onMutate: async (input) => {
      const userId = session.userId();
      await holdEntries(client);
      const change = foresee(input);
      const context = { userId, inverse: inverseOf(client, change) };
      if (isStillTheirs(context)) changeEntries(client, change, timeZone());
      return context;
    },
    onError: (_error, _input, context) => {
      if (isStillTheirs(context)) changeEntries(client, context.inverse, timeZone());
    },
    onSuccess: (output, input, context) => {
      if (isStillTheirs(context)) changeEntries(client, settle(output, input), timeZone());
    },
    onSettled: (_output, _error, _input, context) => (isStillTheirs(context) ? refreshAfterChange(client) : undefined),
  };
}

export function useRecordMood() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ key, body }: KeyedRequest<NewEntry>) =>
      (await call('POST /mood-entries', { body }, { idempotencyKey: key })).data,
    ...optimistic<KeyedRequest<NewEntry>, MoodEntry>(
      client,
      ({ key, body }) => ({ add: [expected(body, pendingId(key, 0))] }),
      // A response doesn't say how an entry was made.
      (created, { key, body }) => ({ remove: [pendingId(key, 0)], add: [{ ...body, ...created }] }),
    ),
  });
}

export function useRecordBatch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ key, body: entries }: KeyedRequest<NewEntry[]>) =>
      (await call('POST /mood-entries/batch', { body: { entries } }, { idempotencyKey: key })).data.entries,
    ...optimistic<KeyedRequest<NewEntry[]>, MoodEntry[]>(
      client,
      ({ key, body }) => ({ add: body.map((entry, index) => expected(entry, pendingId(key, index))) }),
      (created, { key, body }) => ({
        remove: body.map((_, index) => pendingId(key, index)),
        // In the order of the request.
        add: created.map((entry, index) => ({ ...body[index], ...entry })),
      }),
    ),
  });
}

export function useCorrectMood() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ entry, ...body }: Correction) => {
      if (!entry.id || body.score === undefined || body.note === undefined)
        throw await refusedHere('ENTRY_UPDATE_INCOMPLETE');
      const { data } = await call('PUT /mood-entries/{id}', { params: { id: entry.id }, body });
      if (body.timestamp !== undefined) listPhotosAgain(client);
      return data;
    },
    ...optimistic<Correction, MoodEntry>(
      client,
      ({ entry, timestamp, source, ...fields }) => ({ add: [{ ...dated(entry, { timestamp, source }), ...fields }] }),
      (corrected, { entry, ...moved }) => ({ add: [{ ...dated(entry, moved), ...corrected }] }),
    ),
  });
}

export function useRemoveMood() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      if (!id) throw await refusedHere('ENTRY_ID_MISSING');
      const dropPhotos = (): void => {
        listPhotosAgain(client);
        deletedEntries.notify(id);
      };
      try {
        await call('DELETE /mood-entries/{id}', { params: { id } });
      } catch (failure) {
        // It was deleted elsewhere, where the files that wait on this device are unknown.
        if (isRefusal(failure, 'ENTRY_NOT_FOUND')) dropPhotos();
        throw failure;
      }
      dropPhotos();
    },
    ...optimistic<string, void>(
      client,
      (id) => ({ remove: [id] }),
      (_, id) => ({ remove: [id] }),
    ),
  });
}
