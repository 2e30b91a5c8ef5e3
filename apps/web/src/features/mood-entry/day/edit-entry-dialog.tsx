import { errorText } from '@alento/domain/errors/catalogue';
import { CRISIS_RECENT_MS } from '@alento/domain/mood-entry/limits';
import { checkNote, checkTimestamp } from '@alento/domain/mood-entry/plan-mood-entry';
import { MIN_SCORE, nearestScore } from '@alento/domain/mood-entry/scale';
import { instantAt, isLocalDate, type LocalDate, localDateOf } from '@alento/domain/time/local-date';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { messageOf } from '../../../lib/api/api-error.ts';
import { timeZone } from '../../../lib/time/clock.ts';
import { serverNow } from '../../../lib/time/clock-skew.ts';
import { getDevice } from '../../../platform/this-device.ts';
import { checkNote as checkNoteForCrisis } from '../../../state/crisis/check-note.ts';
import { crisis } from '../../../state/crisis/crisis.ts';
import { dayOfEntry, timeOfEntry } from '../../../state/mood/entry-day.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { MoodPicker } from '../../../ui/mood/mood-picker.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { RestoredDraft, useFormDraft } from '../../../ui/overlay/form-draft.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { sameTags } from '../../tag/entry-tags.ts';
import { tagsQuery } from '../../tag/tag.queries.ts';
import { tagsOfEntry } from '../../tag/tag-chips.copy.ts';
import { TagPicker } from '../../tag/tag-picker.tsx';
import { AddAttachments } from '../attachment/add-attachments.tsx';
import { correctedFields, entryForm } from '../entry-fields.ts';
import { editCopy, errorCopy, undoCopy } from '../mood-entry.copy.ts';
import { useCorrectMood } from '../mood-entry.mutations.ts';
import { NoteField } from '../record/note-field.tsx';
import type { MoodBody } from '../waiting/mood-creation.ts';
import { moodOutbox } from '../waiting/mood-outbox.ts';
import type { DisplayedEntry } from '../waiting/waiting-entry.ts';

/** The time of an entry without an hour. */
const NOON = '12:00';

/** Returns the timestamp of a typed date and time. Null if they are invalid. */
function typedInstant(date: LocalDate, time: string, zone: string): number | null {
  const match = /^(\d{2}):(\d{2})/.exec(time);
  if (!isLocalDate(date) || !match) return null;
  return instantAt(date, Number(match[1]) * 60 + Number(match[2]), zone);
}

/** Why an entry can't be saved, and the field that it is about. */
type Refusal = { readonly text: string; readonly about: 'date' | 'time' | null };

/** Edits score, note, tags, date and time of an entry. What isn't saved stays as a draft of this entry. */
export function EditEntryDialog({ entry, onClose }: { entry: DisplayedEntry; onClose: () => void }) {
  const zone = timeZone();
  // The entry's own date and time. They may differ from those in this zone, and a person who changes only the time
  // keeps that date.
  const was = { date: dayOfEntry(entry, zone), time: timeOfEntry(entry, zone) ?? '' };
  const saved = { score: nearestScore(entry.score), note: entry.note, tags: entry.tags.toSorted(), ...was };
  // A waiting entry may be sent while the dialog is open.
  moodOutbox.useWaiting();
  const fate = entry.waiting && moodOutbox.fate(entry.id);
  const id = fate?.state === 'sent' ? fate.result.id : entry.id;
  const draft = useFormDraft(entryForm(id), saved, onClose, entry);
  const { score, note, tags, date, time } = draft.fields;
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const refused = useRef<HTMLParagraphElement>(null);
  const correction = useCorrectMood();
  const form = useId();
  // The reason may be outside of what is visible, on a phone also behind the keyboard.
  useEffect(() => {
    if (!refusal) return;
    const fields = document.getElementById(form);
    if (refusal.about === null) refused.current?.focus();
    else fields?.querySelector<HTMLInputElement>(`input[type="${refusal.about}"]`)?.focus();
  }, [refusal, form]);
  const known = useQuery(tagsQuery()).data;
  // A tag that was deleted on another device isn't shown, and the server would refuse it.
  const isKnown = (id: string) => known?.some((tag) => tag.id === id) ?? true;

  /** Only changed values are checked for a crisis, because the score of an old entry concerns the past. */
  const lookAfter = () => {
    const isRecent = entry.timestamp >= serverNow() - CRISIS_RECENT_MS;
    if (score === MIN_SCORE && entry.score !== MIN_SCORE && isRecent)
      crisis.raise({ source: 'score', kind: null, about: 'self' });
    if (note !== entry.note) void checkNoteForCrisis(note, entry.note);
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const checkedNote = checkNote(note);
    if (!checkedNote.ok) return setRefusal({ text: errorText(checkedNote.code), about: null });
    // Seconds are not shown, so an entry whose date and time were not changed keeps its exact timestamp.
    const moved = date !== was.date || time !== was.time;
    const keepsNoHour = was.time === '' && time === '';
    const instant = moved ? typedInstant(date, keepsNoHour ? NOON : time, zone) : entry.timestamp;
    // Before noon, noon of today would be in the future.
    const typed = instant !== null && keepsNoHour ? Math.min(instant, serverNow()) : instant;
    const checked = typed === null ? null : checkTimestamp(typed, serverNow());
    if (!checked?.ok) {
      const about = isLocalDate(date) && time === '' ? 'time' : 'date';
      return setRefusal({ text: errorText(checked?.code ?? 'TIMESTAMP_INVALID'), about });
    }
    setRefusal(null);
    lookAfter();
    if (entry.waiting) {
      // The popup's shorter limit doesn't apply to an entry edited here.
      const { source: _, ...rest } = entry.waiting.body;
      const body: MoodBody = keepsNoHour ? { ...rest, source: 'past' } : rest;
      const timestamp = moved ? checked.value : body.timestamp;
      await moodOutbox.change(entry.id, { ...body, score, note, timestamp, tags: tags.filter(isKnown) });
      void moodOutbox.settle(entry.id);
      getDevice().vibrate('success');
      toast.saved(undoCopy.corrected);
      return draft.finish();
    }
    try {
      await correction.mutateAsync({
        entry,
        ...correctedFields(entry, { score, note, tags: sameTags(tags, entry.tags) ? tags : tags.filter(isKnown) }),
        ...(moved ? { timestamp: checked.value } : {}),
        ...(moved && was.time === '' ? { source: time === '' ? 'past' : 'app' } : {}),
      });
      getDevice().vibrate('success');
      toast.saved(undoCopy.corrected);
      draft.finish();
    } catch (failure) {
      setRefusal({ text: `${errorCopy.correct}. ${messageOf(failure)} ${editCopy.nothingLost}`, about: null });
    }
  };

  return (
    <Dialog
      title={editCopy.title}
      onClose={draft.close}
      footer={
        <>
          <Button variant="secondary" onClick={draft.cancel} disabled={correction.isPending}>
            {editCopy.cancel}
          </Button>
          <Button type="submit" form={form} busy={correction.isPending}>
            {correction.isPending ? editCopy.saving : editCopy.save}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={save} className="grid gap-5" noValidate>
        <RestoredDraft draft={draft} />
        <div>
          <p className="mb-2 font-semibold">{editCopy.mood}</p>
          <MoodPicker label={editCopy.mood} chosen={score} onChoose={(next) => draft.change({ score: next })} />
        </div>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField
            label={editCopy.date}
            type="date"
            value={date}
            max={localDateOf(serverNow(), zone)}
            required
            error={refusal?.about === 'date' ? refusal.text : undefined}
            onChange={(event) => draft.change({ date: event.target.value })}
          />
          <TextField
            label={editCopy.time}
            type="time"
            value={time}
            required={was.time !== ''}
            error={refusal?.about === 'time' ? refusal.text : undefined}
            onChange={(event) => draft.change({ time: event.target.value })}
          />
        </div>
        <TagPicker
          score={score}
          label={tagsOfEntry}
          chosen={tags}
          onChange={(next) => draft.change({ tags: next.toSorted() })}
        />
        <NoteField value={note} onChange={(next) => draft.change({ note: next })} />
        <AddAttachments entry={fate?.state === 'sent' ? fate.result : entry} />
        {refusal?.about === null && (
          <p ref={refused} role="alert" tabIndex={-1} className="text-danger">
            {refusal.text}
          </p>
        )}
      </form>
    </Dialog>
  );
}
