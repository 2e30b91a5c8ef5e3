import { MIN_SCORE, type MoodScore, nearestScore } from '@alento/domain/mood-entry/scale';
import { type ReactNode, useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { messageOf } from '../../../lib/api/api-error.ts';
import { useUnsavedWork } from '../../../lib/page/unsaved-work.ts';
import { getDevice } from '../../../platform/this-device.ts';
import { crisis } from '../../../state/crisis/crisis.ts';
import { optionalPart } from '../../../ui/loading/optional-part.tsx';
import { MoodPicker } from '../../../ui/mood/mood-picker.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { tagCopy } from '../../tag/tag.copy.ts';
import { TagPicker } from '../../tag/tag-picker.tsx';
import { errorCopy, pickerCopy } from '../mood-entry.copy.ts';
import { waitingCopy } from '../waiting/waiting.copy.ts';
import { focusFaces } from './faces-focus.ts';
import { HeavyDay } from './heavy-day.tsx';
import { dropNote, type NoteDraft, noteDrafts, onDraftsChanged } from './note-draft.ts';
import { NoteField } from './note-field.tsx';
import { recordCopy } from './record.copy.ts';
import { DraftCard, idOf, Onwards, SavedLine, SaveFailed, UndoQuestion } from './record-now-parts.tsx';
import { useEntryNote } from './use-entry-note.ts';
import { useRecording } from './use-recording.ts';

const AddAttachments = optionalPart(async () => (await import('../attachment/add-attachments.tsx')).AddAttachments);

type Props = {
  userId: string;
  /** Shown beside a note of concern that is no crisis. Another feature renders it. */
  concern: ReactNode;
  /** The score that was chosen on /home before this code was loaded. */
  begunWith?: MoodScore;
};

/**
 * The screen /registrar, and the faces on /home: choosing a score saves the entry. Tags and a note are added to the
 * saved entry, and save themselves too.
 */
export function RecordNow({ userId, concern, begunWith }: Props) {
  const [drafts, setDrafts] = useState(() => noteDrafts(userId));
  const [status, setStatus] = useState('');
  const { recording, state, renew } = useRecording();
  const { score, entry, phase, error } = state;
  const note = useEntryNote(userId, recording, state);
  const here = useRef<HTMLDivElement>(null);
  // The chosen face is updated at once; the fields below it are rendered afterwards.
  const isChosen = useDeferredValue(score !== null);

  const savedScore = entry?.score;
  useEffect(() => {
    if (savedScore !== undefined) getDevice().vibrate('success');
  }, [savedScore]);
  const isDone = phase === 'saved' || phase === 'waiting';
  useUnsavedWork(score !== null && (!isDone || note.isUnsaved));

  const [isNoteWanted, setNoteWanted] = useState(false);
  useEffect(() => {
    if (!isNoteWanted || !isChosen) return;
    here.current?.querySelector('textarea')?.focus();
    setNoteWanted(false);
  }, [isNoteWanted, isChosen]);

  // A note may be saved in the background, or in another tab, while its draft is shown.
  const checkDrafts = useEffectEvent((isSaved: boolean) => {
    const current = recording.current()?.id;
    const left = noteDrafts(userId).filter((draft) => draft.entry === null || draft.entry.id !== current);
    const focused = document.activeElement?.closest<HTMLElement>('[data-draft]')?.dataset.draft;
    if (focused !== undefined && !left.some((draft) => idOf(draft) === focused)) focusFaces(here.current);
    if (isSaved && left.length < drafts.length) setStatus(recordCopy.noteSaved);
    setDrafts(left);
  });
  useEffect(() => onDraftsChanged((isSaved) => checkDrafts(isSaved)), []);

  const restart = (text: string): void => {
    setDrafts(noteDrafts(userId));
    setStatus(text);
    focusFaces(here.current);
  };
  const free = useEffectEvent(() => {
    note.release('unsaved');
    renew();
    restart(recordCopy.deletedElsewhere);
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

  const [hasFiles, setHasFiles] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isUndoing = useRef(false);
  const takeBack = async () => {
    setAsking(false);
    isUndoing.current = true;
    try {
      await recording.undo();
      // The entry is deleted, but the typed text is not.
      note.release('all');
      renew();
      restart(recordCopy.undone);
    } catch (failure) {
      toast.failed(`${errorCopy.remove}. ${messageOf(failure)}`);
    }
    isUndoing.current = false;
  };

  const dismiss = (draft: NoteDraft): void => {
    focusFaces(here.current);
    const restore = dropNote(userId, draft);
    setDrafts(noteDrafts(userId));
    const undo = (): void => {
      restore();
      setDrafts(noteDrafts(userId));
    };
    toast.saved(recordCopy.draftDropped, { undo });
  };

  const resume = (id: string | undefined): void => {
    // The draft may have been changed or saved in another tab since it was shown.
    const now = noteDrafts(userId);
    const draft = now.find((one) => one.entry?.id === id);
    setDrafts(now.filter((one) => one !== draft));
    if (!draft) return;
    const { entry: earlier, text } = draft;
    if (earlier) {
      note.begin(text, earlier.note);
      recording.resume(earlier, nearestScore(earlier.score));
    } else {
      dropNote(userId, draft);
      note.write(note.text === '' ? text : `${note.text}\n\n${text}`);
    }
    setNoteWanted(true);
  };

  const startOver = (): void => {
    if (isUndoing.current) return;
    // A note that can't be saved stays as a draft of its entry.
    const saving = note.save();
    renew();
    note.begin('');
    restart('');
    setDrafts((all) => all.filter((draft) => draft.entry?.id !== entry?.id));
    void saving.then(() => setDrafts(noteDrafts(userId)));
  };

  // It stays while the request is repeated, so that nothing jumps. About a saved entry, it is below what is being written.
  const failure = error !== null && (
    <SaveFailed entry={entry} error={error} busy={phase === 'saving'} onRetry={() => void note.save()} />
  );

  return (
    <div ref={here} className={isPart ? '' : 'mx-auto max-w-3xl'}>
      {!isPart && <PageTitle lead={recordCopy.lead}>{recordCopy.title}</PageTitle>}
      <MoodPicker label={pickerCopy.group} size="large" saves begunWith={begunWith} chosen={score} onChoose={choose} />
      <div role="status" className="mt-4 min-h-6">
        {score === null ? (
          status
        ) : (
          <SavedLine
            score={score}
            entry={entry}
            phase={phase}
            onUndo={() => (hasFiles ? setAsking(true) : void takeBack())}
          />
        )}
      </div>
      {isAsking && <UndoQuestion onClose={() => setAsking(false)} onConfirm={() => void takeBack()} />}
      {!entry && failure}
      {score === MIN_SCORE && <HeavyDay />}
      {/* Never above the faces, which would move under a finger when a note is saved in the background. */}
      {drafts
        .filter((draft) => score === null || draft.entry === null)
        .map((draft) => (
          <DraftCard
            key={idOf(draft)}
            draft={draft}
            isChosen={score !== null}
            onDrop={() => dismiss(draft)}
            onResume={() => resume(draft.entry?.id)}
          />
        ))}
      {isChosen && (
        <div className="mt-6 grid gap-6">
          <TagPicker
            score={score}
            label={tagCopy.label}
            hint={tagCopy.hint}
            chosen={state.tags}
            onChange={(tags) => void recording.saveTags(tags)}
            onForget={(id) => recording.forgetTag(id)}
          />
          <NoteField
            hint={recordCopy.noteHint}
            value={note.text}
            onChange={note.write}
            onBlur={() => void note.save()}
          />
          <p role="status" className="-mt-5 min-h-6 font-semibold text-sm">
            {note.isSaved && (entry?.waiting ? waitingCopy.noteSaved : recordCopy.noteSaved)}
          </p>
          {entry && <AddAttachments entry={entry} onFiles={setHasFiles} />}
          {entry && failure}
          {note.isHeavy && concern}
          {entry && <Onwards entry={entry} onAnother={startOver} isHome={isPart} />}
        </div>
      )}
    </div>
  );
}
