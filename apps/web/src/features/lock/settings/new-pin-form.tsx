import { planPin } from '@alento/domain/lock/pin';
import { type SubmitEvent, useRef, useState } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { PinField } from '../pin/pin-field.tsx';
import { setPin } from '../pin/set-pin.ts';
import { useCheckPin } from '../pin/use-check-pin.ts';
import { lockScreenCopy, waitClock } from '../screen/lock-screen.copy.ts';
import { pinFormCopy as copy, lockSettingsCopy } from './lock-settings.copy.ts';

type Props = {
  userId: string;
  /** Whether the present PIN is asked for first. */
  isChange: boolean;
  onSaved: () => void;
  onCancel: () => void;
};

type Problems = { pin?: string; again?: string };

function problemsOf(pin: string, again: string): Problems {
  const planned = planPin(pin);
  if (!planned.ok) return { pin: copy.refusals[planned.code] };
  return planned.value === again.replace(/\s/g, '') ? {} : { again: copy.different };
}

/** Sets a PIN, which is typed twice, or replaces the present one. */
export function NewPinForm({ userId, isChange, onSaved, onCancel }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [current, setCurrent] = useState('');
  const [pin, setNewPin] = useState('');
  const [again, setAgain] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [isSaving, setIsSaving] = useState(false);
  const [isRefused, setIsRefused] = useState(false);

  const save = async (): Promise<void> => {
    const planned = planPin(pin);
    if (!planned.ok) return;
    setIsSaving(true);
    const isStored = await setPin(userId, planned.value);
    setIsSaving(false);
    setIsRefused(!isStored);
    if (isStored) onSaved();
  };
  const { check, isBusy, leftMs, problem, isWrong } = useCheckPin(userId, save);

  const focus = (name: string): void => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isSaving || isBusy || leftMs > 0) return;
    const found = problemsOf(pin, again);
    setProblems(found);
    if (found.pin) focus('new-pin');
    else if (found.again) focus('new-pin-again');
    else if (!isChange) await save();
    else if (!(await check(current))) focus('current-pin');
  };

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} className="grid max-w-md gap-5" noValidate>
      {isChange && (
        <PinField
          label={copy.current}
          name="current-pin"
          value={current}
          error={isWrong ? (problem ?? undefined) : undefined}
          autoFocus
          onChange={setCurrent}
        />
      )}
      <PinField
        label={copy.pin}
        name="new-pin"
        hint={copy.hint}
        value={pin}
        error={problems.pin}
        autoFocus={!isChange}
        onChange={setNewPin}
      />
      <PinField label={copy.again} name="new-pin-again" value={again} error={problems.again} onChange={setAgain} />
      <p className="text-ink-muted text-sm">{copy.forgetting}</p>
      <Alert className="text-sm">{isRefused && lockSettingsCopy.notStored}</Alert>
      <div className="flex flex-col gap-2 sm:flex-row">
        <Button type="submit" busy={isSaving || isBusy} disabled={leftMs > 0}>
          {leftMs > 0 && lockScreenCopy.waiting(waitClock(leftMs))}
          {leftMs === 0 && (isSaving || isBusy ? copy.saving : copy.save)}
        </Button>
        <Button variant="quiet" onClick={onCancel} disabled={isSaving || isBusy}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  );
}
