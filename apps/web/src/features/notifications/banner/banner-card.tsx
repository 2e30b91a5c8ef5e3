import { BellOff, BellPlus, BellRing, CircleAlert, CircleCheck, type LucideIcon, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button, IconButton } from '../../../ui/button.tsx';
import type { Outcome, Registration } from '../registration/use-registration.ts';
import { bannerCopy as copy } from './banner.copy.ts';
import type { BannerState } from './banner-state.ts';

const SCREEN = 'var(--surface-raised)';
const LINE = 'var(--border-strong)';

/** A telephone of 96 by 96 units, cut off at the bottom or the top. */
const Frame = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox="0 0 96 96"
    width={96}
    height={96}
    aria-hidden="true"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    className="shrink-0 rounded-control bg-surface-sunken"
  >
    {children}
  </svg>
);

/** The browser's bar with the share button: a square with an arrow upwards. */
const SharePicture = () => (
  <Frame>
    <path d="M14 0V78C14 84 18 88 24 88H72C78 88 82 84 82 78V0" fill={SCREEN} stroke={LINE} strokeWidth={2} />
    <path d="M24 12H72M24 22H60M24 32H66" stroke={LINE} strokeWidth={3} />
    <path d="M14 56H82" stroke={LINE} strokeWidth={1.5} />
    <path d="M30 66L25 71L30 76M66 66L71 71L66 76" stroke={LINE} strokeWidth={2.5} />
    <circle cx={48} cy={71} r={14} fill="var(--brand-soft)" />
    <path d="M44 68H42V79H54V68H52M48 74V62M44.5 65L48 61.5L51.5 65" stroke="var(--on-brand-soft)" strokeWidth={2.2} />
  </Frame>
);

/** The menu with the line for the home screen: a square with a plus. */
const AddPicture = () => (
  <Frame>
    <path d="M8 96V26C8 20 12 16 18 16H78C84 16 88 20 88 26V96" fill={SCREEN} stroke={LINE} strokeWidth={2} />
    <path d="M18 32H56M18 76H50" stroke={LINE} strokeWidth={3} />
    <rect x={70} y={26} width={11} height={11} rx={2.5} stroke={LINE} strokeWidth={2} />
    <rect x={70} y={70} width={11} height={11} rx={2.5} stroke={LINE} strokeWidth={2} />
    <rect x={8} y={44} width={80} height={20} fill="var(--brand-soft)" />
    <path d="M18 54H58" stroke="var(--on-brand-soft)" strokeWidth={3.5} />
    <path
      d="M72.5 48H78.5C80 48 81 49 81 50.5V57.5C81 59 80 60 78.5 60H72.5C71 60 70 59 70 57.5V50.5C70 49 71 48 72.5 48ZM75.5 51.5V56.5M73 54H78"
      stroke="var(--on-brand-soft)"
      strokeWidth={2}
    />
  </Frame>
);

/** The home screen with the app's icon among others. */
const OpenPicture = () => (
  <Frame>
    <path d="M14 96V18C14 12 18 8 24 8H72C78 8 82 12 82 18V96" fill={SCREEN} stroke={LINE} strokeWidth={2} />
    {[
      [24, 20],
      [41, 20],
      [58, 20],
      [24, 66],
      [58, 66],
    ].map(([x, y]) => (
      <rect key={`${x} ${y}`} x={x} y={y} width={14} height={14} rx={4} fill="var(--surface-sunken)" stroke={LINE} />
    ))}
    <rect x={35} y={40} width={26} height={26} rx={8} fill="var(--brand)" />
    <circle cx={48} cy={50.5} r={4.8} fill="var(--accent)" />
    <path
      d="M35 56.5C39 53.8 42 54.2 45 56.2S52 59 56 56.8C58 55.6 59.6 55.2 61 55.4V58C61 62.4 57.4 66 53 66H43C38.6 66 35 62.4 35 58Z"
      fill="var(--on-brand)"
    />
  </Frame>
);

const PICTURES = [SharePicture, AddPicture, OpenPicture];

/** How to put the app on the home screen of an iPhone or iPad, in three steps with a picture each. */
const IosSteps = () => (
  <ol className="mt-4 grid gap-4 max-sm:-ml-9.5 sm:grid-cols-3">
    {copy['safari-ios'].steps.map((text, index) => {
      const Picture = PICTURES[index];
      return (
        <li key={text} className="flex items-center gap-4 sm:flex-col sm:items-start sm:gap-2.5">
          {Picture && <Picture />}
          <p className="min-w-0">
            <span className="font-bold">{index + 1}.</span> {text}
          </p>
        </li>
      );
    })}
  </ol>
);

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
  if (state !== 'unregistered' && state !== 'native' && state !== 'prompt') return null;
  return (
    <Button onClick={state === 'unregistered' ? registerManually : enable} busy={isBusy}>
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
