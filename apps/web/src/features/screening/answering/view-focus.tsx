import { createContext, type ReactNode, use, useCallback, useLayoutEffect, useRef } from 'react';
import { crisis } from '../../../state/crisis/crisis.ts';

type Report = (view: string) => void;

const Reports = createContext<Report>(() => {});

/**
 * Scrolls to the top and focuses the heading when the view of /avaliacoes changes. The path doesn't change, so the
 * router doesn't announce the new view. An open crisis card keeps the focus.
 */
export function ViewFocus({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const displayedView = useRef<string | null>(null);
  const report = useCallback<Report>((view) => {
    const before = displayedView.current;
    displayedView.current = view;
    if (before === null || before === view) return;
    window.scrollTo(0, 0);
    if (crisis.current() === null) area.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, []);
  return (
    <Reports value={report}>
      <div ref={area}>{children}</div>
    </Reports>
  );
}

/** Reports the current view; each view needs a unique name. */
export function useView(view: string): void {
  const report = use(Reports);
  // Before the effects of the view, one of which may scroll to a number to call.
  useLayoutEffect(() => report(view), [report, view]);
}
