import { paths } from '@alento/domain/interface/paths';
import { LogOut, X } from 'lucide-react';
import { AlertDialog } from 'radix-ui';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useAccount } from '../../../lib/session/use-account.ts';
import type { Crisis } from '../../../state/crisis/crisis.ts';
import { Button } from '../../../ui/button.tsx';
import { ContactList } from '../../../ui/help-contacts.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { answerSafety, noteCrisis } from '../ask-again/safety-answers.ts';
import { CallButton } from '../call-button.tsx';
import { contacts, sites } from '../contacts.copy.ts';
import { leaveFast } from '../help/leave-fast.ts';
import { OutsideLink } from '../help/outside-link.tsx';
import { CrisisAnswer } from './crisis-answer.tsx';
import { crisisCopy as copy } from './crisis-card.copy.ts';
import { CrisisMore } from './crisis-more.tsx';
import { CrisisPlan } from './crisis-plan.tsx';
import { wordsOf } from './crisis-words.ts';
import { useStaysOnTop } from './use-stays-on-top.ts';

const PANEL =
  'fixed inset-x-0 bottom-0 z-70 flex max-h-[calc(100dvh-var(--safe-top)-0.75rem)] flex-col overflow-hidden rounded-t-sheet bg-surface-raised text-ink ' +
  'shadow-raised animate-rise sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[90dvh] sm:w-[calc(100%-3rem)] sm:max-w-xl sm:rounded-card';

/** Sources that may have been no sign of a crisis: words, and a score that a tap sets. */
const MISREADABLE: ReadonlySet<Crisis['source']> = new Set<Crisis['source']>(['note', 'score']);

type Props = {
  crisis: Crisis;
  onClose: () => void;
  /** The element that had the focus before the card opened. */
  opener: RefObject<HTMLElement | null>;
};

function Steps({ title, list }: { title: string; list: readonly string[] }) {
  return (
    <section aria-labelledby="crisis-steps">
      <h3 id="crisis-steps" className="font-bold">
        {title}
      </h3>
      <ol className="mt-1 grid list-decimal gap-1.5 pl-6 marker:font-semibold marker:text-brand">
        {list.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

/** Numbers to call, steps, and further help, the most urgent first. */
function Help({ crisis, onClose }: Omit<Props, 'opener'>) {
  const account = useAccount();
  const { calls, steps } = wordsOf(crisis);
  const [first, ...others] = calls;
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <CallButton {...contacts[first]} />
        {others.length > 0 && <ContactList contacts={others.map((name) => contacts[name])} />}
        <OutsideLink href={sites.cvv} label={copy.write} />
      </div>
      {steps && <Steps {...steps} />}
      {account && crisis.about === 'self' && <CrisisPlan userId={account.userId} onLeave={onClose} />}
      <CrisisMore about={crisis.about} />
      <Link
        to={paths.help}
        onClick={onClose}
        className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
      >
        {copy.all}
      </Link>
    </div>
  );
}

/**
 * The crisis card (decision D22). It is above everything else, on every plan, online and offline. It closes only if
 * the person closes it, and the button to continue is always visible.
 */
export default function CrisisCard({ crisis, onClose, opener }: Props) {
  const account = useAccount();
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isOver = useRef(false);
  const opening = useStaysOnTop(panel);
  const [isSafe, setIsSafe] = useState(false);
  const focused = useRef(crisis);
  const [shown, setShown] = useState(crisis);
  // A more severe sign of crisis replaced the one that the person answered.
  if (shown !== crisis) {
    setShown(crisis);
    setIsSafe(false);
  }
  const { title, lead } = wordsOf(crisis);
  const userId = account?.userId;
  const isSelf = crisis.about === 'self';

  useEffect(() => {
    if (userId !== undefined && isSelf) noteCrisis(userId);
    // When the card opens, the dialog itself moves the focus. After a change of the text, the heading takes it.
    if (focused.current !== crisis) heading.current?.focus();
    focused.current = crisis;
  }, [userId, isSelf, crisis]);

  // Runs on unmount, however the card was closed, also by Back. A card that is remounted above another dialog must
  // not return the focus.
  useLayoutEffect(() => {
    isOver.current = false;
    return () => {
      isOver.current = true;
    };
  }, []);

  const declareSafe = (): void => {
    void answerSafety('safe');
    setIsSafe(true);
  };
  const takeBack = (): void => {
    void answerSafety(isSelf ? 'not-meant' : 'other-not-meant');
    onClose();
    toast.saved(copy.notMeantThanks);
  };
  const focusHeading = (event: Event): void => {
    event.preventDefault();
    heading.current?.focus();
  };
  const returnFocus = (event: Event): void => {
    event.preventDefault();
    if (!isOver.current) return;
    // A dialog that opened meanwhile traps the focus.
    const below =
      [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1) ?? document.querySelector('main');
    const isBack =
      opener.current?.isConnected && (!below?.matches('[role="dialog"]') || below.contains(opener.current));
    (isBack ? opener.current : below)?.focus();
  };

  return (
    <AlertDialog.Root key={opening} open onOpenChange={(open) => !open && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-60 animate-appear bg-scrim" />
        <AlertDialog.Content
          ref={panel}
          onOpenAutoFocus={focusHeading}
          onCloseAutoFocus={returnFocus}
          className={PANEL}
          // A modal dialog that is still closing may have disabled pointer events.
          style={{ pointerEvents: 'auto' }}
        >
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5 sm:px-6">
            <AlertDialog.Title ref={heading} tabIndex={-1} className="pt-1 pr-10 font-bold text-2xl outline-none">
              {title}
            </AlertDialog.Title>
            <AlertDialog.Description className="mt-2 mb-4">{lead}</AlertDialog.Description>
            <Help crisis={crisis} onClose={onClose} />
          </div>
          <footer className="flex flex-wrap gap-2 border-border border-t p-4 pb-[max(1rem,var(--safe-bottom))] sm:px-6">
            {(crisis.kind === 'violence' || crisis.kind === 'child') && (
              <Button variant="secondary" onClick={leaveFast} className="flex-auto sm:mr-auto sm:flex-none">
                <LogOut aria-hidden size={18} />
                {copy.leaveFast}
              </Button>
            )}
            <CrisisAnswer
              isAsked={isSelf}
              isSafe={isSafe}
              onSafe={declareSafe}
              onNotMeant={MISREADABLE.has(crisis.source) ? takeBack : undefined}
              onGoOn={onClose}
            />
          </footer>
          <IconButton
            label={copy.close}
            onClick={onClose}
            className="absolute top-3 right-3 rounded-pill bg-surface-raised"
          >
            <X aria-hidden size={22} />
          </IconButton>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
