import { paths } from '@alento/domain/interface/paths';
import type { Hono } from 'hono';
import { passAnswerHeaders } from '../../../http/answer.ts';
import type { Env } from '../../../http/env.ts';

/**
 * Leads a browser that opens the address of a List-Unsubscribe header to the page with the button. Mail programs that
 * don't know RFC 8058 offer the header as a link, and programs that check links open it too, so that it changes nothing.
 */
export function unsubscribeLinkRoute(app: Hono<Env>): void {
  const route = '/api/notification-channels/unsubscribe/:token';
  app.get(route, (c) => {
    c.set('route', '/notification-channels/unsubscribe/{token}');
    passAnswerHeaders(c);
    return c.redirect(`${paths.leaveNotices}?${new URLSearchParams({ token: c.req.param('token') })}`, 303);
  });
}
