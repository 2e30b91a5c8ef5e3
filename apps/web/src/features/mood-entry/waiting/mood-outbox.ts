import type { MoodEntry } from '@alento/contract/mood-entry';
import { hasHour } from '@alento/domain/mood-entry/entry-source';
import { OUTBOX_CALL_MAX_MS } from '@alento/domain/outbox/limits';
import { isRefusal } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/client.ts';
import { type OutboxKind, outboxFor } from '../../../lib/outbox/outbox.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { ownedBy, updateOwned } from '../../../lib/session/device/device-store.ts';
import { session } from '../../../lib/session/session.ts';
import { timeZone as zoneNow } from '../../../lib/time/clock.ts';
import { ENTRIES_HERE } from '../../../state/mood/entries-here.ts';
import { changeEntries, refreshAfterChange } from '../../../state/mood/mood-entry.cache.ts';
import { withEntryId } from '../attachment/attachment-body.ts';
import { correctedFields, entryForm } from '../entry-fields.ts';
import { deletedEntries } from './deleted-entries.ts';
import { creationOf, MOOD_KIND, type MoodBody, withOrigin } from './mood-creation.ts';

const inTime = () => ({ signal: AbortSignal.timeout(OUTBOX_CALL_MAX_MS), repeatable: false });

function applyToCache(change: Parameters<typeof changeEntries>[1]): void {
  changeEntries(queryClient, change, zoneNow());
  void refreshAfterChange(queryClient);
}

/** Counts the entry, and gives the draft of its unsaved changes and its unsent files to the id that the server gave to it. */
function noteSent(from: string, to: string): void {
  const userId = session.userId();
  if (userId === null) return;
  void updateOwned(userId, (read) => {
    const changes: Record<string, string | null> = { [ENTRIES_HERE]: String(Number(read(ENTRIES_HERE)) + 1) };
    const draft = read(entryForm(from));
    if (draft !== null) Object.assign(changes, { [entryForm(from)]: null, [entryForm(to)]: draft });
    for (const { name } of ownedBy(userId)) {
      const moved = withEntryId(read(name), from, to);
      if (moved) changes[name] = moved;
    }
    return changes;
  });
}

/** Defines how the outbox sends mood entries. */
export const moodKind: OutboxKind<MoodBody, MoodEntry> = {
  async create(mood, idempotencyKey) {
    const { timeZone } = mood;
    const { data } = await call(
      'POST /mood-entries',
      { body: creationOf(mood) },
      { ...inTime(), idempotencyKey, timeZone },
    );
    return withOrigin(data, mood);
  },

  async correct(entry, mood) {
    const { timestamp, timeZone, source } = mood;
    const getsHour = !hasHour(entry.source) && hasHour(source);
    const isMoved = timestamp !== null && (getsHour || timestamp !== entry.timestamp);
    const body = {
      ...correctedFields(entry, mood),
      ...(isMoved ? { timestamp } : {}),
      ...(isMoved && !hasHour(entry.source) ? { source: hasHour(source) ? ('app' as const) : ('past' as const) } : {}),
    };
    const { data } = await call(
      'PUT /mood-entries/{id}',
      { params: { id: entry.id }, body },
      { ...inTime(), timeZone },
    );
    if (isMoved) return withOrigin(data, mood);
    const { localDate, offsetMinutes } = withOrigin(entry, mood);
    return { ...data, localDate, offsetMinutes, source: entry.source };
  },

  async remove({ id }) {
    try {
      await call('DELETE /mood-entries/{id}', { params: { id } }, inTime());
    } catch (failure) {
      if (isRefusal(failure, 'ENTRY_NOT_FOUND')) deletedEntries.notify(id);
      throw failure;
    }
    applyToCache({ remove: [id] });
    deletedEntries.notify(id);
  },

  onSent: (entry, id) => {
    noteSent(id, entry.id);
    applyToCache({ add: [entry] });
  },

  // If the device's clock is wrong, the timestamp is removed and the server uses its own time.
  amend: (body, { code }) =>
    code.startsWith('TIMESTAMP_') && body.timestamp !== null ? { ...body, timestamp: null } : null,
};

/** The mood entries recorded on this device that the server hasn't stored yet. */
export const moodOutbox = outboxFor<MoodBody, MoodEntry>(MOOD_KIND, async () => moodKind);
