import type { LocalDate } from '@alento/domain/time/local-date';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { capitalised, formatDay } from './dates.format.ts';
import { entriesCount } from './mood-entry.copy.ts';
import { MoodPicker } from './mood-picker.tsx';
import { NoteField } from './note-field.tsx';
import type { PastDay } from './past-days.ts';
import { recordPastCopy } from './record.copy.ts';

type Props = {
  day: PastDay;
  /** Entries the day already has. */
  existing: number;
  onChange: (day: PastDay) => void;
  onDrop: (date: LocalDate) => void;
};

/** How a picked day was: its mood, and a note if there is something to say. */
export function PastDayForm({ day, existing, onChange, onDrop }: Props) {
  const name = formatDay(day.date);
  const [noteOpen, setNoteOpen] = useState(day.note !== '');
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
      <div className="mt-2">
        {noteOpen ? (
          <NoteField
            label={recordPastCopy.noteOf(name)}
            value={day.note}
            rows={3}
            onChange={(note) => onChange({ ...day, note })}
          />
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
