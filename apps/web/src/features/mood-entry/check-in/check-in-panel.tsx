import { CONFIRMATION_MS } from '@alento/domain/mood-popup/mood-popup';
import { X } from 'lucide-react';
import { type FocusEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useUnsavedWork } from '../../../lib/page/unsaved-work.ts';
import { isSomethingOpen } from '../../../state/interruption/may-interrupt.ts';
import { IconButton } from '../../../ui/button.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { uiCopy } from '../../../ui/ui.copy.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { checkInCopy } from './check-in.copy.ts';
import { CheckInStages, savedText } from './check-in-stages.tsx';
import { setPopupOn } from './popup-setting.ts';
import { type CheckIn, type CheckInStage, useCheckIn } from './use-check-in.ts';

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Manages the focus of a panel that doesn't take it when it appears. Once the focus is in the panel, it moves with
 * each step, and finally returns to the element that had it before.
 */
function usePanelFocus(active: boolean, stage: CheckInStage) {
  const panel = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef<HTMLElement | null>(null);
  const isInside = useRef(false);
  const lastStage = useRef(stage);

  useLayoutEffect(() => {
    if (!active) {
      if (isInside.current && isNowhere()) {
        const target = before.current?.isConnected ? before.current : document.querySelector('main');
        target?.focus({ preventScroll: true });
      }
      isInside.current = false;
      before.current = null;
    } else if (stage !== lastStage.current && isInside.current && isNowhere()) {
      title.current?.focus({ preventScroll: true });
    }
    lastStage.current = stage;
  }, [active, stage]);

  return {
    panel,
    title,
    /** A tap in the panel counts as focus in it, because some browsers don't focus a button that is clicked. */
    onPointerDown: (): void => {
      isInside.current = true;
    },
    onFocus: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): void => {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        before.current = relatedTarget;
      isInside.current = true;
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): void => {
      // Without a relatedTarget, the focused button was disabled or was removed with its step.
      if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) isInside.current = false;
    },
  };
}

/** The panel is above the tab bar and the assistant's button on phones, and beside that button on larger screens. */
const PLACE =
  'fixed z-20 bottom-[calc(var(--bottom-bar)+var(--floating-room)+1rem)] ' +
  'right-[max(1rem,var(--safe-right))] left-[max(1rem,var(--safe-left))] ' +
  'sm:left-auto sm:w-[26rem] sm:bottom-[calc(var(--bottom-bar)+1rem)] ' +
  'sm:right-[calc(max(1rem,var(--safe-right))+var(--floating-room))] lg:right-[calc(1.5rem+var(--floating-room))] ' +
  'max-h-[calc(100dvh-var(--top-bar)-var(--bottom-bar)-var(--floating-room)-2rem)] ' +
  'sm:max-h-[calc(100dvh-var(--top-bar)-var(--bottom-bar)-2rem)] ' +
  // With an on-screen keyboard or zoom there is little height, so the panel covers the bars too.
  '[@media(max-height:28rem)]:z-40 [@media(max-height:28rem)]:bottom-[calc(max(var(--safe-bottom),var(--keyboard-height))+0.5rem)] ' +
  '[@media(max-height:28rem)]:max-h-[calc(100dvh-var(--safe-top)-max(var(--safe-bottom),var(--keyboard-height))-1rem)]';

/** The live region's text: that the check-in appeared, or that it was saved. */
function spokenOf(checkIn: CheckIn): string | null {
  const { stage, score } = checkIn;
  if (stage === 'saved') return savedText(checkIn);
  return stage === 'pick' && score === null ? checkInCopy.appeared : null;
}

export type CheckInPanelProps = {
  userId: string;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Whether the popup is hidden because the current screen has its own mood form or concerns a crisis. */
  isQuiet: boolean;
  onDismissed: () => void;
  onConcern: (() => void) | undefined;
};

/** The panel of one check-in. It stays mounted while it is closed, so that undo can restore its text. */
export function CheckInPanel({ userId, isOpen, setOpen, isQuiet, onDismissed, onConcern }: CheckInPanelProps) {
  const checkIn = useCheckIn({ onConcern });
  const { stage, unsaved } = checkIn;
  const isVisible = isOpen && !isQuiet;
  const titleId = useId();
  const { panel, title, ...focus } = usePanelFocus(isVisible && stage !== 'saved', stage);
  useUnsavedWork(isOpen && unsaved);
  const [isDrawn, setDrawn] = useState(false);
  // Screen readers don't announce text that is rendered together with its live region, so the text is set after
  // mounting.
  useEffect(() => setDrawn(true), []);

  const dismiss = () => {
    setOpen(false);
    if (stage === 'saved') return;
    onDismissed();
    // A running request continues after the panel was closed, and opens it again if it fails.
    if (unsaved && !checkIn.saving) toast.saved(checkInCopy.unsaved, { undo: () => setOpen(true) });
  };
  const turnOff = async (): Promise<void> => {
    if (!(await setPopupOn(userId, false))) {
      toast.failed(checkInCopy.offFailed);
      return;
    }
    setOpen(false);
    toast.saved(checkInCopy.isOff, { undo: () => void setPopupOn(userId, true) });
  };
  const onEscape = useEffectEvent(dismiss);

  const save = async () => {
    if (!(await checkIn.save())) setOpen(true);
  };

  // A screen where the popup must not appear closes it. If it contains typed text, it is only hidden until the next
  // screen.
  useEffect(() => {
    if (isQuiet && !unsaved) setOpen(false);
  }, [isQuiet, unsaved, setOpen]);

  useEffect(() => {
    if (stage !== 'saved') return;
    const closing = setTimeout(() => setOpen(false), CONFIRMATION_MS);
    return () => clearTimeout(closing);
  }, [stage, setOpen]);

  useEffect(() => {
    if (!isVisible) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (!isSomethingOpen(panel.current)) onEscape();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isVisible, panel]);

  return (
    <>
      <VisuallyHidden role="status">{isDrawn && isVisible && spokenOf(checkIn)}</VisuallyHidden>
      {isVisible && (
        <div
          ref={panel}
          role="dialog"
          aria-modal="false"
          aria-labelledby={titleId}
          data-check-in={stage}
          className={`${PLACE} animate-rise overflow-y-auto overscroll-contain rounded-card border border-border bg-surface-raised p-4 shadow-raised`}
          {...focus}
        >
          <CheckInStages
            checkIn={checkIn}
            titleId={titleId}
            titleRef={title}
            onSave={() => void save()}
            onTurnOff={() => void turnOff()}
          />
          {stage !== 'saved' && (
            <IconButton label={uiCopy.close} onClick={dismiss} className="absolute top-3 right-3">
              <X aria-hidden size={20} />
            </IconButton>
          )}
        </div>
      )}
    </>
  );
}
