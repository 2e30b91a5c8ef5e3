import type { MoodEntry } from '@alento/contract/mood-entry';
import { MOOD_LABELS } from '@alento/domain/mood-entry/scale';
import { type ReactNode, useState } from 'react';
import { messageOf } from '../../lib/api/api-error.ts';
import { now, timeZone } from '../../lib/clock.ts';
import { formatDay, formatTime } from '../../lib/dates.format.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { nearestScore } from '../../ui/mood-face.tsx';
import { toast } from '../../ui/toast.tsx';
import { EditEntryDialog } from './edit-entry-dialog.tsx';
import { dayOfEntry, instantToRestore } from './entry-day.ts';
import { historyCopy } from './history.copy.ts';
import { errorCopy, removeCopy, undoCopy } from './mood-entry.copy.ts';
import { type NewEntry, newIdempotencyKey, useRecordMood, useRemoveMood } from './mood-entry.mutations.ts';

type Asked = { act: 'edit' | 'remove'; entry: MoodEntry };

/** Editing and deleting an entry, with confirmation and undo: the dialogs, and what opens them. */
export function useEntryActions(): {
  edit: (entry: MoodEntry) => void;
  remove: (entry: MoodEntry) => void;
  dialogs: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const removal = useRemoveMood();
  const record = useRecordMood();
  const close = () => setAsked(null);

  const restore = async (entry: NewEntry, idempotencyKey: string) => {
    try {
      await record.mutateAsync({ entry, idempotencyKey });
      toast.saved(undoCopy.restored);
    } catch (failure) {
      toast.failed(`${errorCopy.record}. ${messageOf(failure)}`);
    }
  };

  const remove = async (entry: MoodEntry) => {
    close();
    // One intent to restore, however often it is pressed.
    const idempotencyKey = newIdempotencyKey();
    const { score, note, tags } = entry;
    const again = { score, note, tags, timestamp: instantToRestore(entry, timeZone(), now()) };
    try {
      await removal.mutateAsync(entry.id);
      focusHeading();
      toast.saved(undoCopy.removed, { undo: () => void restore(again, idempotencyKey) });
    } catch (failure) {
      toast.failed(`${errorCopy.remove}. ${messageOf(failure)}`);
    }
  };

  return {
    edit: (entry) => setAsked({ act: 'edit', entry }),
    remove: (entry) => setAsked({ act: 'remove', entry }),
    dialogs: (
      <>
        {asked?.act === 'edit' && <EditEntryDialog key={asked.entry.id} entry={asked.entry} onClose={close} />}
        {asked?.act === 'remove' && (
          <ConfirmDialog
            open
            onOpenChange={(open) => !open && close()}
            title={removeCopy.title}
            description={removeCopy.text(whenOf(asked.entry), MOOD_LABELS[nearestScore(asked.entry.score)])}
            confirmLabel={removeCopy.confirm}
            cancelLabel={removeCopy.cancel}
            danger
            onConfirm={() => void remove(asked.entry)}
          />
        )}
      </>
    ),
  };
}

/** The button that had the focus is gone with its row. */
function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

function whenOf(entry: MoodEntry): string {
  const zone = timeZone();
  return historyCopy.at(formatDay(dayOfEntry(entry, zone)), formatTime(entry.timestamp, zone));
}
