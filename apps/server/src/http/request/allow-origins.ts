import {
  CLIENT_VERSION_HEADER,
  IDEMPOTENCY_KEY_HEADER,
  NEXT_CURSOR_HEADER,
  RENEWED_TOKEN_HEADER,
  REQUEST_ID_HEADER,
  TIME_ZONE_HEADER,
} from '@alento/domain/http/headers';
import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { Env } from '../env.ts';

/** Origins of the native app (Capacitor on Android and iOS). */
const NATIVE_ORIGINS = ['https://localhost', 'capacitor://localhost'];
const MAX_AGE_SECONDS = 600;

/** Whether a page of this origin is ours: of the server's own address, of the native app, or of a configured origin. */
export function isOwnOrNative(
  origin: string,
  { host, publicUrl, allowed }: { host: string | undefined; publicUrl: string; allowed: readonly string[] },
): boolean {
  if ([...NATIVE_ORIGINS, ...allowed].includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === host || new URL(publicUrl).origin === origin;
}

/** CORS for the native app and the configured origins, without credentials. */
export function allowOrigins(origins: readonly string[]): MiddlewareHandler<Env> {
  const allow = cors({
    origin: [...NATIVE_ORIGINS, ...origins],
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', IDEMPOTENCY_KEY_HEADER, TIME_ZONE_HEADER, CLIENT_VERSION_HEADER],
    exposeHeaders: [NEXT_CURSOR_HEADER, RENEWED_TOKEN_HEADER, REQUEST_ID_HEADER, 'Retry-After', 'Date'],
    maxAge: MAX_AGE_SECONDS,
  });
  const allowed: MiddlewareHandler<Env> = async (c, next) => {
    const preflight = await allow(c, next);
    if (!preflight) return;
    // This middleware creates the response to a preflight, so it also adds the common headers.
    for (const [name, value] of Object.entries(c.var.answerHeaders))
      if (!preflight.headers.has(name)) preflight.headers.set(name, value);
    return preflight;
  };
  // Requests without Origin, such as reads of our own pages, need no CORS headers.
  return (c, next) => (c.req.header('Origin') === undefined ? next() : allowed(c, next));
}
