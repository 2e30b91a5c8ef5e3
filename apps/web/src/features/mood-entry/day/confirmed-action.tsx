import { hasHour } from '@alento/domain/mood-entry/entry-source';
import { MOOD_LABELS, nearestScore } from '@alento/domain/mood-entry/scale';
import { messageOf } from '../../../lib/api/api-error.ts';
import { dropDraft, type FormDraft, keepDraft, readDraft } from '../../../lib/draft/form-draft.ts';
import { Intent, type KeyedRequest } from '../../../lib/intent/intent.ts';
import { timeZone } from '../../../lib/time/clock.ts';
import { serverNow } from '../../../lib/time/clock-skew.ts';
import { formatDay } from '../../../lib/time/dates.format.ts';
import { dayOfEntry, instantToRestore, timeOfEntry } from '../../../state/mood/entry-day.ts';
import { ConfirmDialog } from '../../../ui/overlay/dialog.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { attachmentCopy } from '../attachment/attachment.copy.ts';
import { followEntry, holdFilesOf } from '../attachment/attachment-outbox.ts';
import { useAttachmentsOf } from '../attachment/shown-attachments.ts';
import { entryForm, fieldsOf } from '../entry-fields.ts';
import { errorCopy, removeCopy, undoCopy } from '../mood-entry.copy.ts';
import { type NewEntry, useRecordMood, useRemoveMood } from '../mood-entry.mutations.ts';
import type { MoodBody } from '../waiting/mood-creation.ts';
import { moodOutbox } from '../waiting/mood-outbox.ts';
import type { DisplayedEntry } from '../waiting/waiting-entry.ts';
import { EditEntryDialog } from './edit-entry-dialog.tsx';
import { entryRowCopy } from './entry-row.copy.ts';

export type EntryAction = { act: 'edit' | 'remove'; entry: DisplayedEntry };

type Props = { action: EntryAction | null; onClose: () => void };

/**
 * Requests a confirmation before an entry is changed or deleted, makes the change, and offers undo. It stays mounted
 * after its dialogs have closed.
 */
export function ConfirmedAction({ action, onClose }: Props) {
  const removal = useRemoveMood();
  const record = useRecordMood();

  const restore = async (pendingEntry: KeyedRequest<NewEntry>, draft: FormDraft | null) => {
    try {
      const { id } = await record.mutateAsync(pendingEntry);
      if (draft) void keepDraft(entryForm(id), draft);
      toast.saved(undoCopy.restored);
    } catch (failure) {
      toast.failed(`${errorCopy.record}. ${messageOf(failure)}`);
    }
  };

  const remove = async (entry: DisplayedEntry, losesFiles: boolean) => {
    onClose();
    if (entry.waiting) return removeWaiting(entry.id, entry.waiting.body);
    const again: NewEntry = {
      ...fieldsOf(entry),
      timestamp: instantToRestore(entry, timeZone(), serverNow()),
      ...(hasHour(entry.source) ? {} : { source: 'past' }),
    };
    // The entry is restored under one idempotency key, even if undo is pressed several times.
    const pendingEntry = new Intent<NewEntry>().hold(again);
    try {
      await removal.mutateAsync(entry.id);
      const draft = readDraft(entryForm(entry.id));
      dropDraft(entryForm(entry.id));
      focusHeading();
      const text = losesFiles ? attachmentCopy.removedEntry : undoCopy.removed;
      toast.saved(text, { undo: () => void restore(pendingEntry, draft) });
    } catch (failure) {
      toast.failed(`${errorCopy.remove}. ${messageOf(failure)}`);
    }
  };

  if (action === null) return null;
  const { act, entry } = action;
  if (act === 'edit') return <EditEntryDialog key={entry.id} entry={entry} onClose={onClose} />;
  return <Removal entry={entry} onClose={onClose} onConfirm={(losesFiles) => void remove(entry, losesFiles)} />;
}

type RemovalProps = { entry: DisplayedEntry; onClose: () => void; onConfirm: (losesFiles: boolean) => void };

/** Undo brings an entry back, but not the photos and the voice note that the server has of it. */
function Removal({ entry, onClose, onConfirm }: RemovalProps) {
  const { shown, state } = useAttachmentsOf(entry);
  const losesFiles = !entry.waiting && (shown.length > 0 || state !== 'known');
  const text = losesFiles ? attachmentCopy.removeEntry : removeCopy.text;
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={() => onConfirm(losesFiles)}
      title={removeCopy.title}
      description={text(whenOf(entry), MOOD_LABELS[nearestScore(entry.score)])}
      confirmLabel={removeCopy.confirm}
      cancelLabel={removeCopy.cancel}
      danger
    />
  );
}

function whenOf(entry: DisplayedEntry): string {
  const zone = timeZone();
  return entryRowCopy.at(formatDay(dayOfEntry(entry, zone)), timeOfEntry(entry, zone));
}

/** Deletes an entry in the outbox: on the device now and, if the entry was already sent, on the server later. */
async function removeWaiting(id: string, body: MoodBody): Promise<void> {
  const releaseFiles = holdFilesOf(id);
  await moodOutbox.remove(id);
  const draft = readDraft(entryForm(id));
  dropDraft(entryForm(id));
  focusHeading();
  let isUndone = false;
  const undo = (): void => {
    isUndone = true;
    void keepAgain(id, body, draft).finally(releaseFiles);
  };
  toast.saved(undoCopy.removed, { undo, onOver: () => isUndone || releaseFiles() });
  await moodOutbox.settle(id);
}

async function keepAgain(before: string, body: MoodBody, draft: FormDraft | null): Promise<void> {
  const id = await moodOutbox.add(body);
  await followEntry(before, id, true);
  if (draft) void keepDraft(entryForm(id), draft);
  toast.saved(undoCopy.restored);
  await moodOutbox.settle(id);
}

/** The focused button was removed with its row, so the heading takes the focus. */
function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
