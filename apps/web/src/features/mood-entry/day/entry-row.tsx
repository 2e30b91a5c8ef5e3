import { CHAT_MESSAGE_MAX } from '@alento/domain/chat/limits';
import { MOOD_LABELS, nearestScore } from '@alento/domain/mood-entry/scale';
import { Pencil, Trash2 } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { capitalised } from '../../../lib/time/dates.format.ts';
import { dayOfEntry, timeOfEntry } from '../../../state/mood/entry-day.ts';
import { previewOf } from '../../../state/mood/note-preview.ts';
import { IconButton } from '../../../ui/button.tsx';
import { optionalPart } from '../../../ui/loading/optional-part.tsx';
import { MoodFace } from '../../../ui/mood/mood-face.tsx';
import { TagChips } from '../../tag/tag-chips.tsx';
import { waitingCopy } from '../waiting/waiting.copy.ts';
import { WaitingBadge } from '../waiting/waiting-badge.tsx';
import type { DisplayedEntry } from '../waiting/waiting-entry.ts';
import { entryRowCopy } from './entry-row.copy.ts';
import { Comment, CommentOnNote } from './note-comment.tsx';

// Loaded after the list, because most entries have none.
const EntryAttachments = optionalPart(
  async () => (await import('../attachment/entry-attachments.tsx')).EntryAttachments,
);

/** `excerpt` may leave out the beginning of a text whose found words are not in it. */
export type MarkText = { text: (text: string) => ReactNode; excerpt: (note: string) => string };

type Props = {
  entry: DisplayedEntry;
  /** The name of the day. Null if the page already shows it. */
  day: string | null;
  zone: string;
  /** Shows a text with the words of a search highlighted. */
  mark?: MarkText | undefined;
  open: boolean;
  onToggle: (id: string) => void;
  onEdit: (entry: DisplayedEntry) => void;
  onRemove: (entry: DisplayedEntry) => void;
};

/**
 * The buttons are at the start of a line of their own, because the floating assistant button covers the end of the
 * lines. Only a wide page has a margin for that button, and the buttons are beside the text there.
 */
const ACTIONS = '-ml-3 flex shrink-0 xl:ml-0 xl:self-start';

/**
 * An entry that is only on the device can wait for a connection, one with a comment needs no second, and an imported note
 * may be longer than a message.
 */
const mayComment = ({ note, ai_analysis, waiting }: DisplayedEntry): boolean =>
  note !== '' && note.length <= CHAT_MESSAGE_MAX && ai_analysis === '' && waiting === undefined;

/** An entry in a list of days: face and label, time, and the note. */
export const EntryRow = memo(function EntryRow({ entry, day, zone, mark, open, onToggle, onEdit, onRemove }: Props) {
  const score = nearestScore(entry.score);
  const time = timeOfEntry(entry, zone);
  const origin = entryRowCopy.origin(entry.source);
  const when = day === null ? (time ?? entryRowCopy.noHour) : entryRowCopy.at(capitalised(day), time);
  return (
    <div data-focus-home tabIndex={-1} className="relative flex gap-3 pb-3 xl:pb-5">
      <span aria-hidden="true" className="absolute top-0 bottom-0 left-[21px] w-0.5 bg-border" />
      <MoodFace score={score} size={44} className="relative" />
      <div className="min-w-0 flex-1 pt-0.5 xl:flex xl:gap-1">
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold text-ink">
            {MOOD_LABELS[score]}
            {entry.waiting && <WaitingBadge refusal={entry.waiting.refusal} />}
          </p>
          <p className="text-sm text-ink-muted">
            <time dateTime={time === null ? dayOfEntry(entry, zone) : new Date(entry.timestamp).toISOString()}>
              {when}
            </time>
            {origin && <span> · {origin}</span>}
          </p>
          {entry.waiting?.refusal && (
            <p className="mt-1 max-w-prose text-danger text-sm">
              {waitingCopy.refusedText(entry.waiting.refusal.message)}
            </p>
          )}
          <TagChips ids={entry.tags} {...(mark && { show: mark.text })} />
          {entry.note !== '' && <Note note={entry.note} mark={mark} open={open} onToggle={() => onToggle(entry.id)} />}
          <EntryAttachments entry={entry} when={when} />
          {entry.ai_analysis !== '' && <Comment author={entryRowCopy.authors.external} text={entry.ai_analysis} />}
          {mayComment(entry) && <CommentOnNote id={entry.id} note={entry.note} when={when} />}
        </div>
        <div className={ACTIONS}>
          <IconButton label={entryRowCopy.editOf(when)} onClick={() => onEdit(entry)}>
            <Pencil size={18} aria-hidden />
          </IconButton>
          <IconButton label={entryRowCopy.removeOf(when)} onClick={() => onRemove(entry)}>
            <Trash2 size={18} aria-hidden />
          </IconButton>
        </div>
      </div>
    </div>
  );
});

type NoteProps = { note: string; mark: MarkText | undefined; open: boolean; onToggle: () => void };

function Note({ note, mark, open, onToggle }: NoteProps) {
  const excerpt = mark?.excerpt(note) ?? note;
  const preview = previewOf(excerpt) ?? (excerpt === note ? null : excerpt);
  const shown = preview === null || open ? note : preview;
  return (
    <div className="mt-1 max-w-prose">
      <p className="break-words whitespace-pre-line text-ink" dir="auto">
        {mark ? mark.text(shown) : shown}
      </p>
      {preview !== null && (
        <button
          type="button"
          aria-expanded={open}
          onClick={onToggle}
          className="-ml-2 inline-flex min-h-11 items-center rounded-full px-2 text-sm font-semibold text-brand underline-offset-4 hover:underline"
        >
          {open ? entryRowCopy.less : entryRowCopy.more}
        </button>
      )}
    </div>
  );
}
