type LockedAt = { pathname: string; search: string };

/** The address at which the app was locked, from the history state of /ajuda; null if /ajuda was opened directly. */
export function lockedAt(state: unknown): LockedAt | null {
  const at: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'locked') : null;
  if (typeof at !== 'object' || at === null) return null;
  const [pathname, search]: unknown[] = [Reflect.get(at, 'pathname'), Reflect.get(at, 'search')];
  return typeof pathname === 'string' && typeof search === 'string' ? { pathname, search } : null;
}
