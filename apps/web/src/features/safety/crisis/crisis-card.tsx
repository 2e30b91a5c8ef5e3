import { paths } from '@alento/domain/interface/paths';
import { LogOut } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useAccount } from '../../../lib/session/use-account.ts';
import type { Crisis } from '../../../state/crisis/crisis.ts';
import { noteCrisis } from '../../../state/crisis/device-state.ts';
import { Button } from '../../../ui/button.tsx';
import { ContactList } from '../../../ui/help-contacts.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { Section } from '../../../ui/section.tsx';
import { answerSafety } from '../ask-again/safety-answers.ts';
import { CallButton } from '../call-button.tsx';
import { contacts, sites } from '../contacts.copy.ts';
import { leaveFast } from '../help/leave-fast.ts';
import { OutsideLink } from '../help/outside-link.tsx';
import { type CardWords, cardWords, crisisCopy as copy } from './crisis-card.copy.ts';
import { CrisisFrame } from './crisis-frame.tsx';
import { CrisisPlan } from './crisis-plan.tsx';

type CrisisAnswerProps = {
  /** Whether the button "Estou em segurança" is shown: only if the crisis is the person's own. */
  isSelf: boolean;
  isSafe: boolean;
  onSafe: () => void;
  /** Undefined if the card was not opened by something that can be misread. */
  onNotMeant: (() => void) | undefined;
  onGoOn: () => void;
};

/** The buttons "Estou em segurança" and "Não era isso", and a button to continue without an answer. */
function CrisisAnswer({ isSelf, isSafe, onSafe, onNotMeant, onGoOn }: CrisisAnswerProps) {
  const account = useAccount();
  const goOn = useRef<HTMLButtonElement>(null);
  const answer = (): void => {
    onSafe();
    // The pressed button is removed, so this one takes the focus.
    goOn.current?.focus();
  };
  return (
    <>
      <p role="status" className="w-full text-pretty empty:hidden">
        {isSafe && (account ? copy.safeThanks : copy.safeThanksGuest)}
      </p>
      <div className="flex flex-auto flex-wrap gap-2 *:flex-auto sm:justify-end sm:*:flex-none">
        {isSelf && !isSafe && (
          <Button variant="secondary" onClick={answer}>
            {copy.safe}
          </Button>
        )}
        {onNotMeant && !isSafe && (
          <Button variant="secondary" onClick={onNotMeant}>
            {copy.notMeant}
          </Button>
        )}
        <Button ref={goOn} variant="secondary" onClick={onGoOn}>
          {copy.goOn}
        </Button>
      </div>
    </>
  );
}

/** Further help: services for young people, and places to go to. */
const CrisisMore = ({ about }: { about: 'self' | 'other' }) => (
  <div className="grid gap-5">
    <Section title={copy.placeTitle} level="h3" look="font-bold">
      <p className="mt-1">
        {copy.place} <span className="font-semibold">{about === 'other' ? copy.placeSayOther : copy.placeSay}</span>
      </p>
      <OutsideLink href={sites.map} label={copy.placeLink} />
    </Section>
    <Section title={copy.youngTitle} level="h3" look="font-bold">
      <p className="mt-1">{copy.young}</p>
      <OutsideLink href={sites.young} label={copy.youngLink} />
    </Section>
  </div>
);

/** Returns the card's texts, chosen by the kind of crisis first, then by its source. */
function wordsOf({ source, kind, about }: Crisis): CardWords {
  if (kind === 'hotline') return cardWords.hotline;
  if (about === 'other') {
    if (kind === 'acute') return cardWords.otherAcute;
    if (kind === 'child') return cardWords.otherChild;
    if (kind === 'threat') return cardWords.otherThreat;
    return kind === 'violence' ? cardWords.otherViolence : cardWords.other;
  }
  if (kind === 'acute') return cardWords.acute;
  if (kind === 'means') return cardWords.means;
  if (kind === 'violence') return cardWords.violence;
  if (kind === 'child') return cardWords.child;
  if (kind === 'threat') return cardWords.threat;
  if (kind === 'self-harm') return cardWords.selfHarm;
  if (kind === 'suicide' && source !== 'screening') return cardWords.self;
  return source === 'note' ? cardWords.self : cardWords[source];
}

/** Sources that may have been no sign of a crisis: words, and a score that a tap sets. */
const MISREADABLE: ReadonlySet<Crisis['source']> = new Set<Crisis['source']>(['note', 'score']);

type Props = { crisis: Crisis; onClose: () => void };

function Steps({ title, list }: { title: string; list: readonly string[] }) {
  return (
    <Section title={title} level="h3" look="font-bold">
      <ol className="mt-1 grid list-decimal gap-1.5 pl-6 marker:font-semibold marker:text-brand">
        {list.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Section>
  );
}

/** Numbers to call, steps, and further help, the most urgent first. */
function Help({ crisis, onClose }: Props) {
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
 * The crisis card. It is above everything else, on every plan, online and offline. It closes only if the person closes
 * it, and the button to continue is always visible.
 */
export function CrisisCard({ crisis, onClose }: Props) {
  const account = useAccount();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isSafe, setIsSafe] = useState(false);
  const [displayedCrisis, setDisplayedCrisis] = useState(crisis);
  // A more severe sign of crisis replaced the one that the person answered.
  if (displayedCrisis !== crisis) {
    setDisplayedCrisis(crisis);
    setIsSafe(false);
  }
  const { title, lead } = wordsOf(crisis);
  const userId = account?.userId;
  const isSelf = crisis.about === 'self';

  // biome-ignore lint/correctness/useExhaustiveDependencies: each sign of crisis is noted, with its time.
  useEffect(() => {
    if (userId !== undefined && isSelf) noteCrisis(userId);
  }, [userId, isSelf, crisis]);
  // The focus is on no number, because a key that the person is typing must not start a call.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a change of the text, the heading takes the focus too.
  useLayoutEffect(() => heading.current?.focus(), [crisis]);

  const declareSafe = (): void => {
    void answerSafety('safe');
    setIsSafe(true);
  };
  const takeBack = (): void => {
    void answerSafety(isSelf ? 'not-meant' : 'other-not-meant');
    onClose();
    toast.saved(copy.notMeantThanks);
  };

  return (
    <CrisisFrame
      {...{ heading, title, lead, onClose }}
      footer={
        <>
          {(crisis.kind === 'violence' || crisis.kind === 'child') && (
            <Button variant="secondary" onClick={leaveFast} className="flex-auto sm:mr-auto sm:flex-none" icon={LogOut}>
              {copy.leaveFast}
            </Button>
          )}
          <CrisisAnswer
            isSelf={isSelf}
            isSafe={isSafe}
            onSafe={declareSafe}
            onNotMeant={MISREADABLE.has(crisis.source) ? takeBack : undefined}
            onGoOn={onClose}
          />
        </>
      }
    >
      <Help crisis={crisis} onClose={onClose} />
    </CrisisFrame>
  );
}
