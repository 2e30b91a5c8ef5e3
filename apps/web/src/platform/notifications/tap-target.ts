import { paths } from '@alento/domain/interface/paths';
import { SLOTS } from '@alento/domain/reminder/slots';

const REMINDERS: readonly unknown[] = ['mood', ...SLOTS];

/** Any origin, to resolve paths against. */
const BASE = 'https://alento.invalid';

/** A path of the app, with its search and hash; null for anything else, such as an address of another origin. */
export function ownPath(url: unknown): string | null {
  if (typeof url !== 'string' || !url.startsWith('/') || !URL.canParse(url, BASE)) return null;
  const { origin, pathname, search, hash } = new URL(url, BASE);
  return origin === BASE && !/^\/(\/|api\/)/.test(pathname) ? `${pathname}${search}${hash}` : null;
}

/**
 * Where a tap on a notification leads: its own path, /registrar for a reminder, and /home without a target.
 *
 * @param data what the notification carries, of unknown form.
 */
export function tapTargetOf(data: unknown): string {
  const { url, kind, slot } = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  return ownPath(url) ?? (REMINDERS.includes(kind) || REMINDERS.includes(slot) ? paths.record : paths.home);
}
