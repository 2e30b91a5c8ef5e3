import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import type { CheckInStage } from './use-check-in.ts';

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Focus of a panel that never takes it by itself: it follows the person from stage to stage, and goes
 * back to where it was when there is nothing more to do.
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
    /** A tap counts as being inside even where the browser gives buttons no focus. */
    onPointerDown: (): void => {
      isInside.current = true;
    },
    onFocus: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): void => {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        before.current = relatedTarget;
      isInside.current = true;
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): void => {
      // Without a target it was a button that got disabled, or left with its stage.
      if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) isInside.current = false;
    },
  };
}
