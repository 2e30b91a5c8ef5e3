import { type SubmitEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PinField } from '../pin/pin-field.tsx';
import { useCheckPin } from '../pin/use-check-pin.ts';
import { lockScreenCopy, waitClock } from '../screen/lock-screen.copy.ts';
import { pinFormCopy as copy } from './lock-settings.copy.ts';

type Props = {
  userId: string;
  /** What the PIN is asked for. */
  hint?: string;
  confirmLabel: string;
  /** Makes the change, after the right PIN. */
  onRight: () => Promise<void>;
  onCancel: () => void;
};

/** Asks for the present PIN before a change that makes the lock weaker. */
export function CurrentPinForm({ userId, hint, confirmLabel, onRight, onCancel }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [pin, setPin] = useState('');
  const { check, isBusy, leftMs, problem, isWrong } = useCheckPin(userId, onRight);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy || leftMs > 0) return;
    if (!(await check(pin))) form.current?.querySelector('input')?.focus();
  };
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} className="grid max-w-md gap-5" noValidate>
      <PinField
        label={copy.current}
        name="current-pin"
        hint={hint}
        value={pin}
        error={isWrong ? (problem ?? undefined) : undefined}
        autoFocus
        onChange={setPin}
      />
      <div className="flex flex-col gap-2 sm:flex-row">
        <Button type="submit" busy={isBusy} disabled={leftMs > 0}>
          {leftMs > 0 && lockScreenCopy.waiting(waitClock(leftMs))}
          {leftMs === 0 && (isBusy ? copy.checking : confirmLabel)}
        </Button>
        <Button variant="quiet" onClick={onCancel} disabled={isBusy}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  );
}
