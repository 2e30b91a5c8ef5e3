import { type ComponentType, useSyncExternalStore } from 'react';
import { Listeners } from '../../lib/listeners.ts';

type Line = ComponentType<{ pathname: string }>;

let line: Line | null = null;
const listeners = new Listeners();

/** Shows the line from now on. Its code is loaded with what was last seen. */
export function placeLine(loaded: Line): void {
  line = loaded;
  listeners.notify();
}

/** Where a line says since when the data on the screen are. Screen readers read only what is added to a region. */
export function LastSeenPlace({ pathname }: { pathname: string }) {
  const Line = useSyncExternalStore(
    listeners.subscribe,
    () => line,
    () => null,
  );
  return <div aria-live="polite">{Line && <Line pathname={pathname} />}</div>;
}
