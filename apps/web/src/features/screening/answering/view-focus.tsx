import { createContext, type ReactNode, use, useCallback, useEffect, useRef } from 'react';
import { crisis } from '../../../state/crisis/crisis.ts';

type Report = (view: string) => void;

const Reports = createContext<Report>(() => {});

/**
 * Moves to the top and to the heading when what /avaliacoes shows becomes another thing: its path stays
 * the same, so the router's own announcement is silent. The crisis card keeps the focus it has.
 */
export function ViewFocus({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const shown = useRef<string | null>(null);
  const report = useCallback<Report>((view) => {
    const before = shown.current;
    shown.current = view;
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

/** Says what is shown now, in a name of its own. */
export function useView(view: string): void {
  const report = use(Reports);
  useEffect(() => report(view), [report, view]);
}
