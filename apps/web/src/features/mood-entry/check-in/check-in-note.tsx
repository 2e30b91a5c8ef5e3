import { CHECK_IN_NOTE_MAX } from '@alento/domain/mood-entry/limits';
import { NOTE_ADVISED_MAX } from '@alento/domain/mood-popup/mood-popup';
import { characterCount } from '@alento/domain/text/plain-text';
import { useId } from 'react';
import { prepareCheck } from '../../../state/crisis/check-text.ts';
import { describedBy, FieldFrame, INPUT_CLASSES } from '../../../ui/field/field-frame.tsx';
import { noteCopy } from '../mood-entry.copy.ts';
import { checkInCopy } from './check-in.copy.ts';

/** The counter's colour: muted up to the advised length, amber above it, red if the note is too long to save. */
function counterTone(used: number): string {
  if (used > CHECK_IN_NOTE_MAX) return 'font-semibold text-danger';
  return used > NOTE_ADVISED_MAX ? 'font-semibold text-warning' : 'text-ink-muted';
}

type Props = { value: string; onChange: (note: string) => void };

/** The note field of a check-in. A text that is too long isn't cut. */
export function CheckInNote({ value, onChange }: Props) {
  const id = useId();
  const used = characterCount(value);
  const error = used > CHECK_IN_NOTE_MAX ? noteCopy.tooLong(used - CHECK_IN_NOTE_MAX) : undefined;
  return (
    <FieldFrame id={id} label={checkInCopy.noteLabel} error={error}>
      <textarea
        id={id}
        rows={2}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onFocus={prepareCheck}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, undefined, error)}
        className={`${INPUT_CLASSES} field-sizing-content max-h-[min(10rem,22dvh)] resize-none`}
      />
      <p className={`text-right text-xs tabular-nums ${counterTone(used)}`}>{checkInCopy.counter(used)}</p>
    </FieldFrame>
  );
}
