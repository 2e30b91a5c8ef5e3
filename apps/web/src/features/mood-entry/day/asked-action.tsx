import { messageOf } from '../../../lib/api/api-error.ts';
import { type Held, Intent } from '../../../lib/intent/intent.ts';
import { now, timeZone } from '../../../lib/time/clock.ts';
import { instantToRestore } from '../../../state/mood/entry-day.ts';
import { toast } from '../../../ui/overlay/toast.tsx';
import { errorCopy, undoCopy } from '../mood-entry.copy.ts';
import { type NewEntry, useRecordMood, useRemoveMood } from '../mood-entry.mutations.ts';
import { type MoodBody, moodOutbox } from '../waiting/mood-outbox.ts';
import type { ShownEntry } from '../waiting/waiting-entry.ts';
import { type Asked, EntryDialogs } from './entry-dialogs.tsx';

type Props = { asked: Asked | null; onClose: () => void };

/** Asks for confirmation before an entry is changed or deleted, does it, and offers undo. It outlives its dialogs. */
export function AskedAction({ asked, onClose }: Props) {
  const removal = useRemoveMood();
  const record = useRecordMood();

  const restore = async (held: Held<NewEntry>) => {
    try {
      await record.mutateAsync(held);
      toast.saved(undoCopy.restored);
    } catch (failure) {
      toast.failed(`${errorCopy.record}. ${messageOf(failure)}`);
    }
  };

  const remove = async (entry: ShownEntry) => {
    onClose();
    if (entry.waiting) return removeWaiting(entry.id, entry.waiting.body);
    const { score, note, tags } = entry;
    const again = { score, note, tags, timestamp: instantToRestore(entry, timeZone(), now()) };
    // One idempotency key to restore the entry, however often undo is pressed.
    const held = new Intent<NewEntry>().hold(again);
    try {
      await removal.mutateAsync(entry.id);
      focusHeading();
      toast.saved(undoCopy.removed, { undo: () => void restore(held) });
    } catch (failure) {
      toast.failed(`${errorCopy.remove}. ${messageOf(failure)}`);
    }
  };

  return asked && <EntryDialogs asked={asked} onClose={onClose} onRemove={(entry) => void remove(entry)} />;
}

/** Deletes an entry in the outbox: locally now, and on the server later if it was sent. */
async function removeWaiting(id: string, body: MoodBody): Promise<void> {
  await moodOutbox.remove(id);
  focusHeading();
  toast.saved(undoCopy.removed, { undo: () => void keepAgain(body) });
  await moodOutbox.settle(id);
}

async function keepAgain(body: MoodBody): Promise<void> {
  const id = await moodOutbox.add(body);
  toast.saved(undoCopy.restored);
  await moodOutbox.settle(id);
}

/** The focused button was removed with its row. */
function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
