import { randomUUID } from 'node:crypto';
import type { Reply } from '../exchange.ts';
import type { Browser } from './subscriptions.ts';

/** What each service answers to a message that it takes. */
export const TAKEN: Record<Browser, (path: string, ttl: number) => Reply> = {
  chrome: (path) => ({ status: 201, headers: { location: `/${path.split('/').at(-1)}/0:${Date.now()}` } }),
  firefox: (_path, ttl) => ({ status: 201, headers: { location: `/m/${randomUUID()}`, ttl: String(ttl) } }),
  safari: () => ({ status: 201, headers: { 'apns-id': randomUUID().toUpperCase() } }),
  edge: () => ({
    status: 201,
    headers: { 'x-wns-status': 'received', 'x-wns-notificationstatus': 'received', 'x-wns-msg-id': randomUUID() },
  }),
};

/** An error in the form of each service. Apple's status for a key it doesn't know is 403 too, with a reason. */
export function refusedBy(browser: Browser, status: number, reason: string): Reply {
  if (browser === 'safari') return { status, body: { reason } };
  if (browser === 'firefox') return { status, body: { code: status, errno: 103, error: reason, message: reason } };
  if (browser === 'edge')
    return {
      status,
      headers: { 'x-wns-status': 'dropped', 'x-wns-error-description': reason.replace(/[^ -~]/g, '?') },
    };
  return { status, body: { error: { code: status, message: reason } } };
}
