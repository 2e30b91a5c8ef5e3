import { errorText } from '@alento/domain/errors/catalogue';
import { isTimeOfDay } from '@alento/domain/reminder/slots';
import { useEffect, useId, useRef, useState } from 'react';
import { INPUT_CLASSES } from '../../../ui/field/field-frame.tsx';

/** Wait after the last change of the field before it is saved, ms: each typed digit changes it. */
const PAUSE_MS = 900;

type Props = {
  label: string;
  /** HH:MM. */
  value: string;
  disabled: boolean;
  onChange: (time: string) => void;
};

/** The browser's own field for a time of day. It is saved after a pause, and at once when it is left. */
export function TimeInput({ label, value, disabled, onChange }: Props) {
  const errorId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Saves what is typed. */
  const flush = useRef<() => void>(() => undefined);
  useEffect(() => {
    flush.current = () => typed !== null && save(typed);
  });
  useEffect(() => {
    // A page that is closed or hidden may not run again.
    const leave = (): void => flush.current();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
      clearTimeout(timer.current);
    };
  }, []);
  const isInvalid = typed !== null && !isTimeOfDay(typed);
  // Without the field, what is typed in it is dropped.
  useEffect(() => {
    if (disabled) setTyped(null);
  }, [disabled]);

  function save(time: string): void {
    clearTimeout(timer.current);
    if (!isTimeOfDay(time)) return;
    setTyped(null);
    if (time !== value) onChange(time);
  }
  function type(time: string): void {
    setTyped(time);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => save(time), PAUSE_MS);
  }
  return (
    <>
      <input
        type="time"
        aria-label={label}
        value={typed ?? value}
        disabled={disabled}
        required
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? errorId : undefined}
        onChange={(event) => type(event.target.value)}
        onBlur={() => typed !== null && save(typed)}
        className={`${INPUT_CLASSES} w-[160px]! shrink-0 tabular-nums disabled:hidden max-sm:ml-[68px]`}
      />
      <p id={errorId} aria-live="polite" className="basis-full text-danger text-sm empty:hidden max-sm:ml-[68px]">
        {isInvalid && errorText('REMINDER_TIME_INVALID')}
      </p>
    </>
  );
}
