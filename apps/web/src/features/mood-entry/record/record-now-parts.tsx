import { paths } from '@alento/domain/interface/paths';
import { isLow, MOOD_LABELS, type MoodScore, nearestScore } from '@alento/domain/mood-entry/scale';
import { Check, Undo2 } from 'lucide-react';
import { messageOf } from '../../../lib/api/api-error.ts';
import { timeZone } from '../../../lib/time/clock.ts';
import { formatDay } from '../../../lib/time/dates.format.ts';
import { dayOfEntry, timeOfEntry } from '../../../state/mood/entry-day.ts';
import { previewOf } from '../../../state/mood/note-preview.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/overlay/dialog.tsx';
import { errorCopy } from '../mood-entry.copy.ts';
import { waitingCopy } from '../waiting/waiting.copy.ts';
import { WaitingBadge } from '../waiting/waiting-badge.tsx';
import type { DisplayedEntry } from '../waiting/waiting-entry.ts';
import type { NoteDraft } from './note-draft.ts';
import { recordCopy } from './record.copy.ts';
import type { RecordPhase } from './recording.ts';

type SavedProps = {
  score: MoodScore;
  entry: DisplayedEntry | null;
  phase: RecordPhase;
  onUndo: () => void;
};

/** The state of the entry in one line, in a live region. */
export function SavedLine({ score, entry, phase, onUndo }: SavedProps) {
  if (phase === 'failed' && entry?.score !== score) return null;
  const label = MOOD_LABELS[score];
  if (!entry) return <p className="text-ink-muted">{recordCopy.saving(label)}</p>;
  const time = timeOfEntry(entry, timeZone()) ?? '';
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <div>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          <Check size={20} aria-hidden="true" className="shrink-0 text-brand" />
          {entry.waiting ? waitingCopy.saved(label, time) : recordCopy.saved(label, time)}
          {entry.waiting && <WaitingBadge refusal={null} />}
        </p>
        <p className="max-w-prose text-sm text-ink-muted">{entry.waiting ? waitingCopy.hint : recordCopy.changeHint}</p>
      </div>
      <Button variant="secondary" onClick={onUndo} className="max-sm:mt-2" icon={Undo2}>
        {recordCopy.undo}
      </Button>
    </div>
  );
}

type FailedProps = { entry: DisplayedEntry | null; error: unknown; busy: boolean; onRetry: () => void };

/** Asked before photos and a voice note are deleted with their entry. */
export const UndoQuestion = (on: { onClose: () => void; onConfirm: () => void }) => (
  <ConfirmDialog
    {...on}
    danger
    title={recordCopy.undoTitle}
    description={recordCopy.undoText}
    confirmLabel={recordCopy.undo}
    cancelLabel={recordCopy.undoCancel}
  />
);

/** Says that the entry, or its last change, is not saved. */
export const SaveFailed = ({ entry, error, busy, onRetry }: FailedProps) => (
  <div role="alert" className="rounded-card border border-danger bg-danger-soft p-4">
    <p className="font-semibold text-danger">{entry && !entry.waiting ? errorCopy.correct : errorCopy.record}</p>
    <p className="mt-1">
      {messageOf(error)} {recordCopy.notSaved}
    </p>
    <Button variant="secondary" className="mt-3" busy={busy} onClick={onRetry}>
      {recordCopy.retry}
    </Button>
  </div>
);

type DraftProps = { draft: NoteDraft; isChosen: boolean; onResume: () => void; onDrop: () => void };

/** The id of the entry that a draft belongs to; empty without one. */
export const idOf = ({ entry }: NoteDraft): string => entry?.id ?? '';

/** A note that was not saved. One of an existing entry belongs to it; another can be put into the chosen one. */
export function DraftCard({ draft, isChosen, onResume, onDrop }: DraftProps) {
  const { text, entry } = draft;
  return (
    <Card data-draft={idOf(draft)} className="mt-6">
      <h2 className="font-semibold">{recordCopy.draftTitle}</h2>
      <p className="mt-1 break-words whitespace-pre-line text-ink-muted" dir="auto">
        {previewOf(text) ?? text}
      </p>
      <p className="mt-1 text-ink-muted text-sm">
        {entry
          ? recordCopy.draftOf(
              MOOD_LABELS[nearestScore(entry.score)],
              formatDay(dayOfEntry(entry, timeZone())),
              timeOfEntry(entry, timeZone()),
            )
          : !isChosen && recordCopy.draftFirst}
      </p>
      <p className="mt-3 flex flex-wrap gap-2">
        {(entry || isChosen) && (
          <Button variant="secondary" onClick={onResume}>
            {entry ? recordCopy.draftResume : recordCopy.draftUse}
          </Button>
        )}
        <Button variant="quiet" onClick={onDrop}>
          {recordCopy.draftDrop}
        </Button>
      </p>
    </Card>
  );
}

type OnwardsProps = { entry: DisplayedEntry; onAnother: () => void; isHome: boolean };

/** A closing line and the links after a saved entry. */
export function Onwards({ entry, onAnother, isHome }: OnwardsProps) {
  return (
    <div className="border-t border-border pt-4">
      <p className="text-ink-muted">{recordCopy.closing}</p>
      <p className="mt-2 flex flex-wrap gap-2">
        {!isHome && (
          <LinkButton to={paths.home} variant="secondary">
            {recordCopy.seeWeek}
          </LinkButton>
        )}
        {isLow(entry.score) && (
          <LinkButton to={paths.exercises} variant="secondary">
            {recordCopy.exercise}
          </LinkButton>
        )}
        <Button variant="quiet" onClick={onAnother}>
          {recordCopy.another}
        </Button>
      </p>
    </div>
  );
}
