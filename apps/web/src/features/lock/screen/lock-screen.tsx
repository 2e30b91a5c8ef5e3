import { paths } from '@alento/domain/interface/paths';
import { Fingerprint, ScanFace } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { matchesMedia } from '../../../platform/media.ts';
import type { Biometrics } from '../../../platform/shell.ts';
import { getDevice } from '../../../platform/this-device.ts';
import { lock } from '../../../state/lock/lock.ts';
import { readLock } from '../../../state/lock/stored-lock.ts';
import { BrandMark } from '../../../ui/brand-mark.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { HelpContacts } from '../../../ui/help-contacts.tsx';
import { ConfirmDialog } from '../../../ui/overlay/dialog.tsx';
import { Section } from '../../../ui/section.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
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
  const hasPrompted = useRef(false);

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
      if (document.visibilityState === 'hidden' || hasPrompted.current) return;
      hasPrompted.current = true;
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
function PinForm({ userId }: { userId: string }) {
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

type Props = {
  userId: string;
  /** The safety plan to read; null if this device has none. */
  plan: ReactNode;
  /** Ends the session on this device. */
  onForgotten: () => Promise<void>;
};

/** Ends the session after a question, because only the password opens the account then. */
function Forgotten({ onForgotten }: Pick<Props, 'onForgotten'>) {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const confirm = async (): Promise<void> => {
    setIsBusy(true);
    try {
      await onForgotten();
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <Button variant="quiet" className="w-full" onClick={() => setIsAsking(true)}>
        {copy.forgot}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={copy.forgotTitle}
        description={isBusy ? copy.forgotBusy : copy.forgotText}
        confirmLabel={copy.forgotConfirm}
        cancelLabel={copy.forgotCancel}
        onConfirm={() => void confirm()}
        busy={isBusy}
      />
      {/* The open dialog hides everything from screen readers but live regions. */}
      <VisuallyHidden role="status" aria-live="polite">
        {isBusy && copy.forgotBusy}
      </VisuallyHidden>
    </>
  );
}

/** Help that needs no PIN: 188, 192, the page about help, and the safety plan on this device. */
function Help({ plan }: Pick<Props, 'plan'>) {
  const location = useLocation();
  const [isPlanVisible, setPlanVisible] = useState(false);
  return (
    <Section title={copy.helpTitle} className="mt-8 border-border border-t pt-6">
      <p className="mb-3 text-ink-muted text-sm">{copy.helpLead}</p>
      <HelpContacts />
      <div className="mt-3 flex flex-col gap-2">
        <LinkButton to={paths.help} state={{ locked: location }} variant="secondary">
          {copy.helpPage}
        </LinkButton>
        {plan !== null && (
          <Button variant="secondary" aria-expanded={isPlanVisible} onClick={() => setPlanVisible(!isPlanVisible)}>
            {isPlanVisible ? copy.planHide : copy.planShow}
          </Button>
        )}
      </div>
      {isPlanVisible && <div className="mt-4">{plan}</div>}
    </Section>
  );
}

/** The whole page while the app is locked. It says nothing of the account. */
export function LockScreen({ userId, plan, onForgotten }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The title of the screen that was open may tell what the person did.
    document.title = copy.brand;
    window.scrollTo(0, 0);
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <main className="mx-auto min-h-dvh w-full max-w-md px-4 pt-[max(2rem,var(--safe-top))] pb-[max(2rem,var(--safe-bottom))]">
      <div className="mb-6 flex flex-col items-center gap-3 text-center">
        <BrandMark size={48} />
        <h1 ref={heading} tabIndex={-1} className="font-bold text-2xl tracking-tight outline-none">
          {copy.title}
        </h1>
      </div>
      <PinForm userId={userId} />
      <div className="mt-2">
        <Forgotten onForgotten={onForgotten} />
      </div>
      <Help plan={plan} />
    </main>
  );
}
