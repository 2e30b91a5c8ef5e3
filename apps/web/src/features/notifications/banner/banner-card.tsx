import { BellOff, BellPlus, BellRing, CircleAlert, CircleCheck, type LucideIcon, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Outcome, Registration } from '../registration/use-registration.ts';
import { bannerCopy as copy } from './banner.copy.ts';
import type { BannerState } from './banner-state.ts';
import { IosSteps } from './ios-steps.tsx';

type Look = { icon: LucideIcon; colours: string };

/** The specified green, yellow and blue are those of the mood scale, whose contrast is checked. */
const GREEN = 'border-mood-3-strong bg-mood-3 text-on-mood-3';
const YELLOW = 'border-mood-2-strong bg-mood-2 text-on-mood-2';
const BLUE = 'border-mood-4-strong bg-mood-4 text-on-mood-4';
const PLAIN = 'border-border bg-surface text-ink';

const LOOKS: Record<BannerState, Look> = {
  enabled: { icon: CircleCheck, colours: GREEN },
  unregistered: { icon: CircleAlert, colours: YELLOW },
  native: { icon: BellRing, colours: BLUE },
  'safari-ios': { icon: BellPlus, colours: PLAIN },
  prompt: { icon: BellRing, colours: PLAIN },
  denied: { icon: BellOff, colours: PLAIN },
  unsupported: { icon: BellOff, colours: PLAIN },
};

/** States in which an outcome is true. The device may be removed from the list, or the permission be given, afterwards. */
const HOLDS_IN: { readonly [Tone in Outcome['tone']]?: BannerState } = { done: 'enabled', declined: 'denied' };

/** What the last press led to, announced to screen readers, as long as it is true. */
function OutcomeLine({ outcome: last, state }: Pick<Registration, 'outcome'> & Pick<Props, 'state'>) {
  const outcome = last && (HOLDS_IN[last.tone] ?? state) === state ? last : null;
  return (
    <p role="status" className="mt-3 font-semibold text-sm empty:hidden">
      {outcome?.text}
      {outcome?.detail && <span className="block font-normal">{outcome.detail}</span>}
    </p>
  );
}

function actionOf(state: BannerState, { enable, registerManually, isBusy }: Registration): ReactNode {
  if (state === 'unregistered') {
    return (
      <Button onClick={registerManually} busy={isBusy}>
        {copy.unregistered.action}
      </Button>
    );
  }
  if (state !== 'native' && state !== 'prompt') return null;
  return (
    <Button onClick={enable} busy={isBusy}>
      {copy[state].action}
    </Button>
  );
}

type Props = {
  state: BannerState;
  isNative: boolean;
  registration: Registration;
  /** A link or button beside the state's own. */
  more?: ReactNode;
  /** A line below the buttons. */
  below?: ReactNode;
  /** Shows a button that closes the card. */
  onDismiss?: () => void;
};

/** One state of the notification banner. */
export function BannerCard({ state, isNative, registration, more, below, onDismiss }: Props) {
  const title = useId();
  const { icon: Icon, colours } = LOOKS[state];
  const text = state === 'denied' && isNative ? copy.denied.nativeText : copy[state].text;
  const action = actionOf(state, registration);
  return (
    <section
      aria-labelledby={title}
      data-state={state}
      className={`relative flex gap-3.5 rounded-card border p-5 sm:gap-4 sm:p-6 ${colours}`}
    >
      <Icon aria-hidden size={24} className="mt-0.5 shrink-0" />
      <div className="min-w-0 flex-1">
        <h2 id={title} className={`font-bold text-lg ${onDismiss ? 'pr-9' : ''}`}>
          {copy[state].title}
        </h2>
        <p className="mt-1 max-w-prose">{text}</p>
        {state === 'safari-ios' && <IosSteps />}
        <OutcomeLine outcome={registration.outcome} state={state} />
        {(action || more) && (
          <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
            {action}
            {more}
          </div>
        )}
        {below}
      </div>
      {onDismiss && (
        <IconButton label={copy.dismiss} onClick={onDismiss} className="absolute top-3 right-3 text-current!">
          <X aria-hidden size={20} />
        </IconButton>
      )}
    </section>
  );
}
