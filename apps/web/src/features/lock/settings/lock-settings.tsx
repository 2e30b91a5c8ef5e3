import { AWAY_MINUTES, isAwayMinutes } from '@alento/domain/lock/auto-lock';
import { Lock } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Biometrics } from '../../../platform/shell.ts';
import { getDevice } from '../../../platform/this-device.ts';
import { lock } from '../../../state/lock/lock.ts';
import type { StoredLock } from '../../../state/lock/stored-lock.ts';
import { Button } from '../../../ui/button.tsx';
import { SegmentedControl } from '../../../ui/field/segmented-control.tsx';
import { Switch } from '../../../ui/field/switch.tsx';
import { Section } from '../../../ui/section.tsx';
import { PinField } from '../pin/pin-field.tsx';
import { changeLock, type LockChange, removePin } from '../pin/set-pin.ts';
import { useCheckPin } from '../pin/use-check-pin.ts';
import { lockScreenCopy, waitClock } from '../screen/lock-screen.copy.ts';
import { useStoredLock } from '../use-stored-lock.ts';
import { lockSettingsCopy as copy, pinFormCopy } from './lock-settings.copy.ts';
import { NewPinForm } from './new-pin-form.tsx';

type CurrentPinFormProps = {
  userId: string;
  /** What the PIN is asked for. */
  hint?: string;
  confirmLabel: string;
  /** Makes the change, after the right PIN. */
  onRight: () => Promise<void>;
  onCancel: () => void;
};

/** Asks for the present PIN before a change that makes the lock weaker. */
function CurrentPinForm({ userId, hint, confirmLabel, onRight, onCancel }: CurrentPinFormProps) {
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
        label={pinFormCopy.current}
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
          {leftMs === 0 && (isBusy ? pinFormCopy.checking : confirmLabel)}
        </Button>
        <Button variant="quiet" onClick={onCancel} disabled={isBusy}>
          {pinFormCopy.cancel}
        </Button>
      </div>
    </form>
  );
}

type Props = { stored: StoredLock; onChange: (change: LockChange) => void };

/** Whether a change makes the lock weaker, so that it takes the present PIN: a longer time away, or biometrics. */
const isWeaker = (stored: StoredLock, { away = 0, hasBiometrics = false }: LockChange): boolean =>
  away > stored.away || hasBiometrics;

/** Makes the change. Biometrics take the device's recognition. Resolves to what to say of it. */
async function saveChange(userId: string, change: LockChange): Promise<string> {
  const isAllowed = !change.hasBiometrics || (await getDevice().shell?.lock.recognise(copy.biometricsReason)) === true;
  if (!isAllowed) return copy.notRecognised;
  return (await changeLock(userId, change)) ? copy.saved : copy.notStored;
}

/** After how long the app locks. */
function AwayChoice({ stored, onChange }: Props) {
  const choose = (value: string): void => {
    const away = Number(value);
    if (isAwayMinutes(away)) onChange({ away });
  };
  return (
    <div>
      <SegmentedControl
        label={copy.awayTitle}
        value={String(stored.away)}
        options={AWAY_MINUTES.map((minutes) => ({ value: String(minutes), label: copy.away[minutes] }))}
        onChange={choose}
      />
      <p className="mt-2 max-w-prose text-ink-muted text-sm">{stored.away === 0 ? copy.awayNow : copy.awayLater}</p>
    </div>
  );
}

/** Whether the device's biometrics unlock too. Nothing without a shell, or if the owner has set up none. */
function BiometricsChoice({ stored, onChange }: Props) {
  const [kind, setKind] = useState<Biometrics>(null);
  useEffect(() => {
    void getDevice().shell?.lock.biometrics().then(setKind);
  }, []);
  if (kind === null) return null;
  return (
    <Switch
      name={copy[kind]}
      hint={copy.biometricsHint}
      isOn={stored.hasBiometrics}
      onChange={(hasBiometrics) => onChange({ hasBiometrics })}
    />
  );
}

type Open = 'set' | 'off' | LockChange | null;

/** The switch of the lock: set, change and remove the PIN, when the app locks, and by what it opens. */
export function LockSettings({ userId }: { userId: string }) {
  const stored = useStoredLock(userId);
  const status = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState<Open>(null);
  const [said, setSaid] = useState('');

  const close = (text: string): void => {
    flushSync(() => {
      setOpen(null);
      setSaid(text);
    });
    status.current?.focus();
  };
  const begin = (next: Open): void => {
    setSaid('');
    setOpen(next);
  };
  const change = async (next: LockChange): Promise<void> => {
    if (stored && isWeaker(stored, next)) begin(next);
    else setSaid(await saveChange(userId, next));
  };
  const isOn = stored !== null;
  const weaker = typeof open === 'object' ? open : null;

  return (
    <div className="grid gap-6 py-5 sm:py-6">
      <p ref={status} role="status" tabIndex={-1} className="flex items-center gap-2 font-semibold outline-none">
        <Lock aria-hidden size={20} className={isOn ? 'text-brand' : 'text-ink-muted'} />
        {said || (isOn ? copy.on : copy.off)}
      </p>
      {open === 'set' && (
        <NewPinForm
          userId={userId}
          isChange={isOn}
          onSaved={() => close(isOn ? copy.changed : copy.turnedOn)}
          onCancel={() => close('')}
        />
      )}
      {open === 'off' && (
        <CurrentPinForm
          userId={userId}
          confirmLabel={pinFormCopy.turnOff}
          onRight={async () => {
            await removePin(userId);
            close(copy.turnedOff);
          }}
          onCancel={() => close('')}
        />
      )}
      {weaker && (
        <CurrentPinForm
          userId={userId}
          hint={weaker.away === undefined ? pinFormCopy.forBiometrics : pinFormCopy.forLonger(copy.away[weaker.away])}
          confirmLabel={pinFormCopy.confirm}
          onRight={async () => close(await saveChange(userId, weaker))}
          onCancel={() => close('')}
        />
      )}
      {open === null && !isOn && (
        <div>
          <Button onClick={() => begin('set')}>{copy.turnOn}</Button>
        </div>
      )}
      {open === null && stored && (
        <>
          <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
            <Button onClick={() => void lock.closeAll()}>{copy.lockNow}</Button>
            <Button variant="secondary" onClick={() => begin('set')}>
              {copy.change}
            </Button>
            <Button variant="secondary" onClick={() => begin('off')}>
              {copy.turnOff}
            </Button>
          </div>
          <Section title={copy.awayTitle} level="h3" look="font-semibold">
            <p className="mb-3 max-w-prose text-ink-muted text-sm">{copy.awayLead}</p>
            <AwayChoice stored={stored} onChange={(next) => void change(next)} />
          </Section>
          <BiometricsChoice stored={stored} onChange={(next) => void change(next)} />
        </>
      )}
    </div>
  );
}
