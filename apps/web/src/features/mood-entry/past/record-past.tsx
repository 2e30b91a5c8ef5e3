import { EARLIEST_TIMESTAMP_MS, NOTE_MAX } from '@alento/domain/mood-entry/limits';
import { characterCount } from '@alento/domain/text/plain-text';
import { addDays, isLocalDate, type LocalDate, localDateOf } from '@alento/domain/time/local-date';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { messageOf } from '../../../lib/api/api-error.ts';
import { useUnsavedWork } from '../../../lib/page/unsaved-work.ts';
import { firstDayOf, lastDayOf, monthOf } from '../../../lib/time/calendar-grid.ts';
import { timeZone } from '../../../lib/time/clock.ts';
import { serverNow } from '../../../lib/time/clock-skew.ts';
import { capitalised, formatDay, formatDayOfMonth, formatList } from '../../../lib/time/dates.format.ts';
import { useToday } from '../../../lib/time/use-today.ts';
import { getDevice } from '../../../platform/this-device.ts';
import { checkText } from '../../../state/crisis/check-text.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { MoodFace } from '../../../ui/mood/mood-face.tsx';
import { MoodPicker } from '../../../ui/mood/mood-picker.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { EmptyState, ErrorState } from '../../../ui/state/part-states.tsx';
import { tagCopy } from '../../tag/tag.copy.ts';
import { TagPicker } from '../../tag/tag-picker.tsx';
import { entriesCount, errorCopy, loadErrorOf, undoCopy } from '../mood-entry.copy.ts';
import { useRemoveMood } from '../mood-entry.mutations.ts';
import { rangeQuery } from '../mood-entry.queries.ts';
import { NoteField } from '../record/note-field.tsx';
import { waitingCopy } from '../waiting/waiting.copy.ts';
import { useWaitingEntries, withWaiting } from '../waiting/waiting-entry.ts';
import { infoByDay } from '../week/week-series.ts';
import { CalendarLegend, PastCalendar } from './past-calendar.tsx';
import { batchOf, missingScores, type PastDay, toggleDay } from './past-days.ts';
import { recordPastCopy } from './record-past.copy.ts';
import { useRecordPast } from './use-record-past.ts';

type Props = {
  day: PastDay;
  /** The number of entries that the day already has. */
  existing: number;
  onChange: (day: PastDay) => void;
  onDrop: (date: LocalDate) => void;
};

/** The score and the optional note of a chosen day. */
function PastDayForm({ day, existing, onChange, onDrop }: Props) {
  const name = formatDay(day.date);
  const [noteOpen, setNoteOpen] = useState(day.note !== '');
  const [tagsOpen, setTagsOpen] = useState(day.tags.length > 0);
  return (
    <li className="rounded-card border border-border bg-surface p-4 sm:p-5">
      <div className="mb-2 flex items-start justify-between gap-2">
        <h3 className="pt-2 font-bold">{capitalised(name)}</h3>
        <IconButton label={recordPastCopy.drop(name)} onClick={() => onDrop(day.date)} className="-mt-1 -mr-2">
          <X size={20} aria-hidden />
        </IconButton>
      </div>
      {existing > 0 && <p className="mb-2 text-sm text-ink-muted">{recordPastCopy.already(entriesCount(existing))}</p>}
      <MoodPicker
        label={recordPastCopy.moodOf(name)}
        chosen={day.score}
        onChoose={(score) => onChange({ ...day, score })}
      />
      {tagsOpen && (
        <div className="mt-4 grid gap-4">
          <TagPicker
            score={day.score}
            label={tagCopy.of(name)}
            chosen={day.tags}
            onChange={(tags) => onChange({ ...day, tags })}
          />
        </div>
      )}
      <div className="mt-2 flex flex-wrap">
        {!tagsOpen && (
          <Button variant="quiet" onClick={() => setTagsOpen(true)}>
            {tagCopy.add}
            <span className="sr-only">: {name}</span>
          </Button>
        )}
        {noteOpen ? (
          <div className="mt-2 w-full">
            <NoteField
              label={recordPastCopy.noteOf(name)}
              value={day.note}
              rows={3}
              onChange={(note) => onChange({ ...day, note })}
            />
          </div>
        ) : (
          <Button variant="quiet" onClick={() => setNoteOpen(true)}>
            {recordPastCopy.addNote}
            <span className="sr-only">: {name}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

/**
 * The screen /registrar-lote: the person chooses days in the calendar and enters their moods, and all or none of them
 * are saved.
 */
export function RecordPast() {
  const today = useToday();
  const zone = timeZone();
  const [search] = useSearchParams();
  const linkedDate = search.get('date');
  const start: LocalDate = linkedDate !== null && isLocalDate(linkedDate) && linkedDate <= today ? linkedDate : today;
  const [month, setMonth] = useState(() => monthOf(start));
  const [days, setDays] = useState<PastDay[]>(() => (start === linkedDate ? (toggleDay([], start) ?? []) : []));
  const [refusal, setRefusal] = useState<string | null>(null);
  const past = useRecordPast();
  const removal = useRemoveMood();
  const entries = useQuery(rangeQuery(firstDayOf(month), lastDayOf(month)));
  useUnsavedWork(days.some((day) => day.score !== null || day.note !== '' || day.tags.length > 0));
  const filled = infoByDay(withWaiting(entries.data ?? [], useWaitingEntries()), zone);

  const toggle = (date: LocalDate) => {
    const next = toggleDay(days, date);
    setRefusal(next === null ? recordPastCopy.tooMany : null);
    if (next) setDays(next);
  };

  const undo = async (ids: readonly string[]) => {
    try {
      for (const id of ids) await removal.mutateAsync(id);
      toast.saved(undoCopy.undone);
    } catch (failure) {
      toast.failed(`${errorCopy.remove}. ${messageOf(failure)}`);
    }
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const missing = missingScores(days);
    if (missing.length > 0) return setRefusal(recordPastCopy.missing(formatList(missing.map(formatDayOfMonth))));
    if (days.some((day) => characterCount(day.note) > NOTE_MAX)) return setRefusal(recordPastCopy.noteTooLong);
    setRefusal(null);
    void checkText(days.map((day) => day.note).join('\n\n'));
    try {
      const saved = await past.save(days, (fresh) => batchOf(fresh, { now: serverNow(), today, timeZone: zone }));
      setDays([]);
      getDevice().vibrate('success');
      if (saved === 'stored') return toast.saved(waitingCopy.storedOnDevice(days.length));
      const ids = saved.map((entry) => entry.id);
      toast.saved(recordPastCopy.saved(saved.length), { undo: () => void undo(ids) });
    } catch (failure) {
      setRefusal(`${errorCopy.record}. ${messageOf(failure)} ${recordPastCopy.leftover[past.leftover()]}`);
    }
  };

  return (
    <>
      <PageTitle lead={recordPastCopy.lead}>{recordPastCopy.title}</PageTitle>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-8">
        <Card aria-label={recordPastCopy.calendar} className="px-1.5 py-3 lg:sticky lg:top-24">
          <PastCalendar
            month={month}
            today={today}
            earliest={addDays(localDateOf(EARLIEST_TIMESTAMP_MS, 'UTC'), 1)}
            filled={filled}
            chosen={new Set(days.map((day) => day.date))}
            busy={entries.isPending}
            onMonth={setMonth}
            onToggle={toggle}
          />
          {entries.isError && (
            <ErrorState
              message={loadErrorOf(entries.error)}
              onRetry={() => void entries.refetch()}
              busy={entries.isFetching}
            />
          )}
          <div className="px-3">
            <CalendarLegend />
          </div>
        </Card>
        {days.length === 0 ? (
          <EmptyState
            title={recordPastCopy.noneChosen}
            text={recordPastCopy.noneChosenText}
            picture={<MoodFace score={2} size={72} />}
          />
        ) : (
          <form onSubmit={save} noValidate>
            <h2 className="mb-3 text-xl font-bold" aria-live="polite">
              {recordPastCopy.chosenTitle(days.length)}
            </h2>
            <ul className="grid gap-4">
              {days.map((day) => (
                <PastDayForm
                  key={day.date}
                  day={day}
                  existing={filled.get(day.date)?.count ?? 0}
                  onChange={(next) => setDays(days.map((other) => (other.date === next.date ? next : other)))}
                  onDrop={toggle}
                />
              ))}
            </ul>
            <div role="alert" className="mt-4 empty:hidden">
              {refusal && <p className="text-danger">{refusal}</p>}
            </div>
            <Button type="submit" size="lg" busy={past.saving} className="mt-4 w-full sm:w-auto">
              {past.saving ? recordPastCopy.saving : recordPastCopy.save(days.length)}
            </Button>
          </form>
        )}
      </div>
    </>
  );
}
