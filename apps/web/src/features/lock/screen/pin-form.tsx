import { Fingerprint, ScanFace } from 'lucide-react';
import { type SubmitEvent, useCallback, useRef, useState } from 'react';
import { lock } from '../../../state/lock/lock.ts';
import { readLock } from '../../../state/lock/stored-lock.ts';
import { Button } from '../../../ui/button.tsx';
import { PinField } from '../pin/pin-field.tsx';
import { useCheckPin } from '../pin/use-check-pin.ts';
import { lockScreenCopy as copy, waitClock } from './lock-screen.copy.ts';
import { useRecognition } from './use-recognition.ts';

/** With a mouse the field has the focus at once. On a phone its keyboard would cover the numbers to call. */
const takesFocus = (): boolean => window.matchMedia('(pointer: fine)').matches;

/** The field for the PIN, and the button for the device's biometrics. */
export function PinForm({ userId }: { userId: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [pin, setPin] = useState('');
  const release = useCallback(() => lock.release(), []);
  const { check, isBusy, leftMs, problem, isWrong } = useCheckPin(userId, release);
  const recognition = useRecognition(readLock(userId)?.hasBiometrics === true, release);
  const [focuses] = useState(takesFocus);
  const isWaiting = leftMs > 0;

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isWaiting || isBusy) return;
    if (await check(pin)) return;
    setPin('');
    form.current?.querySelector('input')?.focus();
  };

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} className="grid gap-4" noValidate>
      <PinField
        label={copy.pin}
        name="pin"
        value={pin}
        error={isWrong ? (problem ?? undefined) : undefined}
        autoFocus={focuses}
        onChange={setPin}
      />
      <p role="status" className="text-ink-muted text-sm empty:hidden">
        {!isWrong && problem}
      </p>
      <Button type="submit" size="lg" busy={isBusy} disabled={isWaiting} className="w-full">
        {isWaiting && <span className="tabular-nums">{copy.waiting(waitClock(leftMs))}</span>}
        {!isWaiting && (isBusy ? copy.checking : copy.unlock)}
      </Button>
      {recognition.kind && (
        <Button variant="secondary" size="lg" className="w-full" onClick={() => void recognition.ask()}>
          {recognition.kind === 'face' ? <ScanFace aria-hidden size={22} /> : <Fingerprint aria-hidden size={22} />}
          {copy[recognition.kind]}
        </Button>
      )}
      <p role="status" className="text-ink-muted text-sm empty:hidden">
        {recognition.hasFailed && copy.notRecognised}
      </p>
    </form>
  );
}
