import type { LocalDate } from '@alento/domain/time/local-date';
import { X } from 'lucide-react';
import { useState } from 'react';
import { capitalised, formatDay } from '../../../lib/time/dates.format.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { MoodPicker } from '../../../ui/mood/mood-picker.tsx';
import { tagCopy } from '../../tag/tag.copy.ts';
import { TagPicker } from '../../tag/tag-picker.tsx';
import { entriesCount } from '../mood-entry.copy.ts';
import { NoteField } from '../record/note-field.tsx';
import { recordPastCopy } from '../record/record.copy.ts';
import type { PastDay } from './past-days.ts';

type Props = {
  day: PastDay;
  /** The number of entries that the day already has. */
  existing: number;
  onChange: (day: PastDay) => void;
  onDrop: (date: LocalDate) => void;
};

/** The score and the optional note of a chosen day. */
export function PastDayForm({ day, existing, onChange, onDrop }: Props) {
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
        <div className="mt-4">
          <TagPicker label={tagCopy.of(name)} chosen={day.tags} onChange={(tags) => onChange({ ...day, tags })} />
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
