import { MEDICATION_TIMES_MAX } from '@alento/domain/medication/limits';
import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { INPUT_CLASSES } from '../../../ui/field/field-frame.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { medicineFormCopy } from './medicines.copy.ts';

/** A time that is being typed. The key stays when rows before it are removed. */
export type TimeDraft = { key: number; time: string };

type Props = { times: readonly TimeDraft[]; error: string | undefined; onChange: (times: TimeDraft[]) => void };

/** Proposed for a first time, and for a further one. */
const FIRST_TIME = '08:00';

/** The times of day of a medicine, as native fields for a time. */
export function TimesField({ times, error, onChange }: Props) {
  const id = useId();
  const isFull = times.length >= MEDICATION_TIMES_MAX;
  const add = () => {
    const key = Math.max(0, ...times.map((one) => one.key)) + 1;
    onChange([...times, { key, time: times.length === 0 ? FIRST_TIME : '' }]);
  };
  return (
    <fieldset aria-describedby={`${id}-hint ${id}-error`}>
      <legend className="font-semibold text-sm">{medicineFormCopy.times}</legend>
      <p id={`${id}-hint`} className="mt-1.5 text-ink-muted text-sm">
        {isFull ? medicineFormCopy.timesFull : medicineFormCopy.timesHint}
      </p>
      <ul className="mt-2 grid gap-2 empty:hidden sm:grid-cols-2">
        {times.map(({ key, time }, index) => (
          <li key={key} className="flex items-center gap-1">
            <input
              type="time"
              aria-label={medicineFormCopy.time(index + 1)}
              aria-invalid={error !== undefined && time === '' ? true : undefined}
              value={time}
              onChange={({ target: { value } }) =>
                onChange(times.map((one) => (one.key === key ? { key, time: value } : one)))
              }
              className={`${INPUT_CLASSES} min-w-0 flex-1`}
            />
            <IconButton
              label={medicineFormCopy.removeTime(index + 1)}
              onClick={() => onChange(times.filter((one) => one.key !== key))}
            >
              <X size={20} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button variant="quiet" className="mt-1 -ml-4" disabled={isFull} onClick={add} icon={Plus}>
        {medicineFormCopy.addTime}
      </Button>
      <p id={`${id}-error`} aria-live="polite" className="text-danger text-sm empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}
