import { NOTE_MAX } from '@alento/domain/mood-entry/limits';
import { characterCount } from '@alento/domain/text/plain-text';
import { prepareCheck } from '../../../state/crisis/check-text.ts';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { noteCopy } from '../mood-entry.copy.ts';

/** Returns the number of characters beyond the limit, which is 0 if the note is short enough. */
export const overLimit = (note: string): number => Math.max(0, characterCount(note) - NOTE_MAX);

type Props = {
  value: string;
  onChange: (note: string) => void;
  onBlur?: () => void;
  label?: string;
  hint?: string;
  rows?: number;
};

/** A field for a note, with a counter. A text that is too long isn't cut. */
export function NoteField(props: Props) {
  const { value, onChange, onBlur, label = noteCopy.label, hint = noteCopy.hint, rows = 4 } = props;
  const used = characterCount(value);
  return (
    <TextArea
      label={label}
      hint={hint}
      placeholder={noteCopy.placeholder}
      rows={rows}
      value={value}
      onFocus={prepareCheck}
      onBlur={onBlur}
      onChange={(event) => onChange(event.target.value)}
      counter={{ used, max: NOTE_MAX, text: noteCopy.counter(used) }}
      error={used > NOTE_MAX ? noteCopy.tooLong(used - NOTE_MAX) : undefined}
    />
  );
}
