import { Lock } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { lock } from '../../../state/lock/lock.ts';
import { Button } from '../../../ui/button.tsx';
import { removePin } from '../pin/set-pin.ts';
import { useStoredLock } from '../use-stored-lock.ts';
import { CurrentPinForm } from './current-pin-form.tsx';
import { AwayChoice, BiometricsChoice, type WeakerLock, weakenLock } from './lock-choices.tsx';
import { lockSettingsCopy as copy, pinFormCopy } from './lock-settings.copy.ts';
import { NewPinForm } from './new-pin-form.tsx';

type Open = 'set' | 'off' | WeakerLock | null;

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
          onRight={async () => close(await weakenLock(userId, weaker))}
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
          <section aria-labelledby="lock-away">
            <h3 id="lock-away" className="font-semibold">
              {copy.awayTitle}
            </h3>
            <p className="mb-3 max-w-prose text-ink-muted text-sm">{copy.awayLead}</p>
            <AwayChoice userId={userId} stored={stored} onSaid={setSaid} onWeaker={begin} />
          </section>
          <BiometricsChoice userId={userId} stored={stored} onSaid={setSaid} onWeaker={begin} />
        </>
      )}
    </div>
  );
}
