import { Fingerprint, ScanFace } from 'lucide-react';
import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { matchesMedia } from '../../../platform/media.ts';
import type { Biometrics } from '../../../platform/shell.ts';
import { getDevice } from '../../../platform/this-device.ts';
import { lock } from '../../../state/lock/lock.ts';
import { readLock } from '../../../state/lock/stored-lock.ts';
import { Button } from '../../../ui/button.tsx';
import { PinField } from '../pin/pin-field.tsx';
import { useCheckPin } from '../pin/use-check-pin.ts';
import { lockScreenCopy as copy, waitClock } from './lock-screen.copy.ts';

/**
 * The device's recognition of its owner. It is asked for by itself, once, as soon as the lock screen is seen; then by
 * its button.
 */
function useRecognition(isAllowed: boolean, onRecognised: () => void) {
  const [kind, setKind] = useState<Biometrics>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isAsking = useRef(false);
  const wasAsked = useRef(false);

  const ask = useCallback(async (): Promise<void> => {
    const shell = getDevice().shell;
    if (!shell || isAsking.current) return;
    isAsking.current = true;
    setHasFailed(false);
    try {
      if (await shell.lock.recognise(copy.reason)) onRecognised();
      else setHasFailed(true);
    } finally {
      isAsking.current = false;
    }
  }, [onRecognised]);

  useEffect(() => {
    const device = getDevice();
    if (!isAllowed || !device.shell) return;
    const askOnce = async (): Promise<void> => {
      if (document.visibilityState === 'hidden' || wasAsked.current) return;
      wasAsked.current = true;
      const found = await device.shell?.lock.biometrics();
      setKind(found ?? null);
      if (found) await ask();
    };
    void askOnce();
    return device.followPresence({ onAway: () => undefined, onReturn: () => void askOnce() });
  }, [isAllowed, ask]);

  return { kind, hasFailed, ask };
}

/** Time in which a loaded screen is rendered, ms. */
const SCREEN_MS = 100;

/** With a mouse the field has the focus at once. On a phone its keyboard would cover the numbers to call. */
const takesFocus = (): boolean => matchesMedia('(pointer: fine)');

/** Opens the app. The focus goes to the screen's heading, as after a navigation. */
function open(): void {
  lock.release();
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    heading?.focus({ preventScroll: true });
  }, SCREEN_MS);
}

/** The field for the PIN, and the button for the device's biometrics. */
export function PinForm({ userId }: { userId: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [pin, setPin] = useState('');
  const { check, isBusy, leftMs, problem, isWrong } = useCheckPin(userId, open);
  const recognition = useRecognition(readLock(userId)?.hasBiometrics === true, open);
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
