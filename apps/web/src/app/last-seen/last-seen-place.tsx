import { type ComponentType, useSyncExternalStore } from 'react';

type Line = ComponentType<{ pathname: string }>;

let line: Line | null = null;
const listeners = new Set<() => void>();

/** Shows the line from now on. Its code is loaded with what was last seen. */
export function placeLine(loaded: Line): void {
  line = loaded;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where a line says since when the data on the screen are. */
export function LastSeenPlace({ pathname }: { pathname: string }) {
  const Line = useSyncExternalStore(
    subscribe,
    () => line,
    () => null,
  );
  return Line && <Line pathname={pathname} />;
}
