import { paths } from '@alento/domain/interface/paths';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { BrandMark } from '../../../ui/brand-mark.tsx';
import { Button } from '../../../ui/button.tsx';
import { HelpContacts } from '../../../ui/help-contacts.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/dialog.tsx';
import { Section } from '../../../ui/section.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { lockScreenCopy as copy } from './lock-screen.copy.ts';
import { PinForm } from './pin-form.tsx';

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
        onOpenChange={setIsAsking}
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
  const [isShown, setIsShown] = useState(false);
  return (
    <Section title={copy.helpTitle} className="mt-8 border-border border-t pt-6">
      <p className="mb-3 text-ink-muted text-sm">{copy.helpLead}</p>
      <HelpContacts />
      <div className="mt-3 flex flex-col gap-2">
        <LinkButton to={paths.help} state={{ locked: location }} variant="secondary">
          {copy.helpPage}
        </LinkButton>
        {plan !== null && (
          <Button variant="secondary" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
            {isShown ? copy.planHide : copy.planShow}
          </Button>
        )}
      </div>
      {isShown && <div className="mt-4">{plan}</div>}
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
