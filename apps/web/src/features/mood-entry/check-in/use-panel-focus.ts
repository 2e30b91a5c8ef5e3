import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import type { CheckInStage } from './use-check-in.ts';

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Manages the focus of a panel that doesn't take it when it appears: it follows the person from step to step, and
 * returns to its previous element at the end.
 */
export function usePanelFocus(active: boolean, stage: CheckInStage) {
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
    /** A tap counts as focus inside, because some browsers don't focus buttons on click. */
    onPointerDown: (): void => {
      isInside.current = true;
    },
    onFocus: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): void => {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        before.current = relatedTarget;
      isInside.current = true;
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): void => {
      // Without relatedTarget the focused button was disabled or removed with its step.
      if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) isInside.current = false;
    },
  };
}
