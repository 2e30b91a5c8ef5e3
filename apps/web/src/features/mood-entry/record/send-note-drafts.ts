import { call } from '../../../lib/api/client.ts';
import { draftsOf, dropSaved, type FormDraft } from '../../../lib/draft/form-draft.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { session } from '../../../lib/session/session.ts';
import { timeZone } from '../../../lib/time/clock.ts';
import { checkNote } from '../../../state/crisis/check-note.ts';
import { dayOfEntry } from '../../../state/mood/entry-day.ts';
import { changeEntries, refreshAfterChange } from '../../../state/mood/mood-entry.cache.ts';
import { readRange } from '../../../state/mood/read-range.ts';
import { correctedFields, entryForm } from '../entry-fields.ts';
import { moodOutbox } from '../waiting/mood-outbox.ts';
import { isSelfSaving, noteSaved } from './note-draft.ts';

type Draft = FormDraft & { id: string };

/** Saves the note of a draft, unless the note was changed elsewhere or the entry was deleted; then the draft stays. */
async function send({ id, changed, about }: Draft): Promise<void> {
  const { note } = changed;
  if (!isSelfSaving(about) || typeof note !== 'string' || Object.keys(changed).length > 1) return;
  // The outbox sends the entry first, and gives the draft its new id.
  if (moodOutbox.fate(id).state === 'waiting') return;
  const day = dayOfEntry(about, timeZone());
  const entry = (await readRange(day, day)).find((one) => one.id === id);
  if (!entry || (entry.note !== note && entry.note !== about.note)) return;
  if (entry.note !== note) {
    void checkNote(note, entry.note);
    const body = correctedFields(entry, { ...entry, note });
    const { data } = await call('PUT /mood-entries/{id}', { params: { id }, body });
    changeEntries(queryClient, { add: [{ ...entry, ...data }] }, timeZone());
    void refreshAfterChange(queryClient);
  }
  dropSaved(entryForm(id), changed);
  noteSaved();
}

/**
 * Saves the notes that an earlier visit of /registrar could not save before it ended. One that can't be saved stays a
 * draft, which /registrar offers.
 */
export async function sendNoteDrafts(userId: string): Promise<void> {
  for (const draft of draftsOf(entryForm(''))) {
    if (session.userId() !== userId) return;
    // It stays a draft, which the next start and the sign-out try again.
    await send(draft).catch(() => undefined);
  }
}
