import { MOOD_LABELS, nearestScore } from '@alento/domain/mood-entry/scale';
import { timeZone } from '../../../lib/time/clock.ts';
import { formatDay } from '../../../lib/time/dates.format.ts';
import { dayOfEntry, timeOfEntry } from '../../../state/mood/entry-day.ts';
import { ConfirmDialog } from '../../../ui/overlay/dialog.tsx';
import { removeCopy } from '../mood-entry.copy.ts';
import type { DisplayedEntry } from '../waiting/waiting-entry.ts';
import { EditEntryDialog } from './edit-entry-dialog.tsx';
import { entryRowCopy } from './entry-row.copy.ts';

export type EntryAction = { act: 'edit' | 'remove'; entry: DisplayedEntry };

type Props = { action: EntryAction; onClose: () => void; onRemove: (entry: DisplayedEntry) => void };

/** The dialogs to edit or delete an entry. */
export function EntryDialogs({ action: { act, entry }, onClose, onRemove }: Props) {
  if (act === 'edit') return <EditEntryDialog key={entry.id} entry={entry} onClose={onClose} />;
  return (
    <ConfirmDialog
      onClose={onClose}
      title={removeCopy.title}
      description={removeCopy.text(whenOf(entry), MOOD_LABELS[nearestScore(entry.score)])}
      confirmLabel={removeCopy.confirm}
      cancelLabel={removeCopy.cancel}
      danger
      onConfirm={() => onRemove(entry)}
    />
  );
}

function whenOf(entry: DisplayedEntry): string {
  const zone = timeZone();
  return entryRowCopy.at(formatDay(dayOfEntry(entry, zone)), timeOfEntry(entry, zone));
}
