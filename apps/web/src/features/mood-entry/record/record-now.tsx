import { MIN_SCORE, type MoodScore, nearestScore } from '@alento/domain/mood-entry/scale';
import { type ReactNode, useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { messageOf } from '../../../lib/api/api-error.ts';
import { useUnsavedWork } from '../../../lib/page/unsaved-work.ts';
import { getDevice } from '../../../platform/this-device.ts';
import { checkText } from '../../../state/crisis/check-text.ts';
import { crisis } from '../../../state/crisis/crisis.ts';
import { Button } from '../../../ui/button.tsx';
import { MoodPicker } from '../../../ui/mood/mood-picker.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { tagCopy } from '../../tag/tag.copy.ts';
import { TagPicker } from '../../tag/tag-picker.tsx';
import { errorCopy, pickerCopy } from '../mood-entry.copy.ts';
import { waitingCopy } from '../waiting/waiting.copy.ts';
import { stillWaiting } from '../waiting/waiting-entry.ts';
import { focusFaces } from './faces-focus.ts';
import { dropDraft, keepDraft, type NoteDraft, readDraft } from './note-draft.ts';
import { NoteField, overLimit } from './note-field.tsx';
import { recordCopy } from './record.copy.ts';
import { DraftCard, HeavyDay, Onwards, SavedLine } from './record-now-parts.tsx';
import { useRecording } from './use-recording.ts';

/** Returns the draft. It contains its entry if that entry can still be changed. */
function draftOf(userId: string): NoteDraft | null {
  const draft = readDraft(userId);
  return draft?.entry?.waiting ? { ...draft, entry: stillWaiting(draft.entry) } : draft;
}

type Props = {
  userId: string;
  /** Shown beside a note of concern that is no crisis. Another feature renders it. */
  concern: ReactNode;
  /** The score that was chosen on /home before this code was loaded. */
  begunWith?: MoodScore;
};

/**
 * The screen /registrar, and the faces on /home: choosing a score saves the entry. A note is then added to the saved
 * entry.
 */
export function RecordNow({ userId, concern, begunWith }: Props) {
  const [draft, setDraft] = useState<NoteDraft | null>(() => draftOf(userId));
  const [text, setText] = useState(draft?.text ?? '');
  const [status, setStatus] = useState('');
  const [isHeavy, setHeavy] = useState(false);
  const { recording, state } = useRecording();
  const { score, entry, phase, error } = state;
  const here = useRef<HTMLDivElement>(null);
  // The chosen face is updated at once; the fields below it are rendered afterwards.
  const isChosen = useDeferredValue(score !== null);

  const isDone = phase === 'saved' || phase === 'waiting';
  useEffect(() => {
    if (isDone) getDevice().vibrate('success');
  }, [isDone]);
  useUnsavedWork(score !== null && (!isDone || text !== (entry?.note ?? '')));

  // The draft contains its entry as soon as the entry exists, so that the note can be continued after a reload.
  useEffect(() => {
    if (score !== null && text !== (entry?.note ?? '')) keepDraft(userId, { text, entry });
  }, [userId, score, text, entry]);

  const savedNote = useRef('');
  useEffect(() => {
    if (entry) savedNote.current = entry.note;
  }, [entry]);
  const free = useEffectEvent(() => {
    // The saved note was deleted with its entry. A text that was not saved is kept for the next entry.
    const unsaved = text === savedNote.current ? '' : text;
    keepDraft(userId, { text: unsaved, entry: null });
    setDraft(unsaved === '' ? null : { text: unsaved, entry: null });
    setText(unsaved);
    setHeavy(false);
    setStatus(recordCopy.deletedElsewhere);
    focusFaces(here.current);
  });
  useEffect(() => {
    if (phase === 'deleted') free();
  }, [phase]);

  const choose = (next: MoodScore): void => {
    setStatus('');
    if (next === MIN_SCORE) crisis.raise({ source: 'score', kind: null, about: 'self' });
    void recording.choose(next);
  };
  const isPart = begunWith !== undefined;
  const begin = useEffectEvent(() => {
    if (begunWith === undefined || score !== null) return;
    // The face that had the focus on /home was replaced by a face rendered here, so the focus was lost.
    if (document.activeElement === document.body)
      here.current?.querySelectorAll<HTMLElement>('[role="radio"]')[begunWith]?.focus({ preventScroll: true });
    choose(begunWith);
  });
  useEffect(() => begin(), []);

  const takeBack = async () => {
    try {
      await recording.undo();
      // The entry is deleted, but the typed text is kept for the next choice.
      keepDraft(userId, { text, entry: null });
      setDraft(readDraft(userId));
      setStatus(recordCopy.undone);
      focusFaces(here.current);
    } catch (failure) {
      toast.failed(`${errorCopy.remove}. ${messageOf(failure)}`);
    }
  };

  const write = (next: string): void => {
    setText(next);
    setStatus('');
  };

  const saveNote = async () => {
    if (overLimit(text) > 0) return;
    void checkText(text).then((level) => setHeavy(level === 'concern'));
    if (!(await recording.saveNote(text))) return;
    dropDraft(userId);
    setDraft(null);
    setStatus(recording.isWaiting() ? waitingCopy.noteSaved : recordCopy.noteSaved);
  };

  const dismissDraft = () => {
    dropDraft(userId);
    setDraft(null);
    setText('');
  };

  const startOver = () => {
    recording.startOver();
    setText('');
    setStatus('');
    setHeavy(false);
    focusFaces(here.current);
  };

  return (
    <div ref={here} className={isPart ? '' : 'mx-auto max-w-3xl'}>
      {!isPart && <PageTitle lead={recordCopy.lead}>{recordCopy.title}</PageTitle>}
      <MoodPicker label={pickerCopy.group} size="large" saves begunWith={begunWith} chosen={score} onChoose={choose} />
      <div role="status" className="mt-4 min-h-6">
        {score === null ? (
          status
        ) : (
          <SavedLine score={score} entry={entry} phase={phase} onUndo={() => void takeBack()} />
        )}
      </div>
      {phase === 'failed' && (
        <div role="alert" className="mt-2 rounded-card border border-danger bg-danger-soft p-4">
          <p className="font-semibold text-danger">{entry && !entry.waiting ? errorCopy.correct : errorCopy.record}</p>
          <p className="mt-1">
            {messageOf(error)} {recordCopy.notSaved}
          </p>
          <Button variant="secondary" className="mt-3" onClick={() => void recording.sync()}>
            {recordCopy.retry}
          </Button>
        </div>
      )}
      {score === MIN_SCORE && <HeavyDay />}
      {score === null && draft && (
        <DraftCard
          draft={draft}
          onDrop={dismissDraft}
          onResume={(saved) => {
            recording.resume(saved, nearestScore(saved.score));
            setDraft(null);
          }}
        />
      )}
      {isChosen && (
        <div className="mt-6">
          <TagPicker
            label={tagCopy.label}
            hint={tagCopy.hint}
            chosen={state.tags}
            onChange={(tags) => void recording.saveTags(tags)}
            onForget={(id) => recording.forgetTag(id)}
          />
        </div>
      )}
      {isChosen && (
        <form
          className="mt-6"
          onSubmit={(event) => {
            event.preventDefault();
            void saveNote();
          }}
        >
          <NoteField value={text} onChange={write} />
          <div className="mt-3 flex items-center gap-3">
            <Button type="submit" disabled={text === (entry?.note ?? '')} className="shrink-0">
              {recordCopy.saveNote}
            </Button>
            <p role="status" className="min-w-0 font-semibold">
              {score !== null && status}
            </p>
          </div>
          {isHeavy && concern}
          {isDone && entry && <Onwards entry={entry} onAnother={startOver} isHome={isPart} />}
        </form>
      )}
    </div>
  );
}
