import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import type { CheckInStage } from './use-check-in.ts';

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Manages the focus of a panel that doesn't take it when it appears. Once the focus is in the panel, it moves with
 * each step, and finally returns to the element that had it before.
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
