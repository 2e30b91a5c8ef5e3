import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Config } from '../../config.ts';
import type { Env } from '../env.ts';

/** Scripts that run: neither files nor data such as JSON. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g;

const STYLE_ATTRIBUTE = /\sstyle="([^"]*)"/g;
/** What React writes in an attribute for the signs that may not stand there. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

const COMMON: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), payment=(), usb=(), microphone=(self)',
};
const HSTS = 'max-age=63072000; includeSubDomains';

/** The policy of an answer that is no page: nothing may run or load. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** How a policy names an inline text that may stand. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hashes of what a pattern finds in a page, each once. */
const hashesOf = (html: string, pattern: RegExp, read: (text: string) => string): string[] => [
  ...new Set([...html.matchAll(pattern)].map(([, text = '']) => hashSource(read(text)))),
];

const decoded = (attribute: string): string =>
  attribute.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);

/**
 * The policy of one page: scripts are our own files, and the inline ones this page came with, by their
 * hashes. Styles are our own files and the style attributes it came with; those that components set as they
 * run are no inline styles, and packages construct their sheets (web/build/constructed-styles.ts).
 */
export function pagePolicy(html: string): string {
  const attributes = hashesOf(html, STYLE_ATTRIBUTE, decoded);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashesOf(html, INLINE_SCRIPT, (script) => script)].join(' '),
    "style-src 'self'",
    // Hashes count for attributes only where this says so; nothing else becomes less safe by it.
    ...(attributes.length === 0 ? [] : [["style-src-attr 'unsafe-hashes'", ...attributes].join(' ')]),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The service worker fetches our own files, and nothing else. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; script-src 'self'";

/** Whether people reach this installation by https. */
export const isHttps = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): boolean =>
  PUBLIC_URL?.startsWith('https:') ?? false;

/** What every answer of the API carries. @param overHttps whether people reach us by https. */
export const apiHeaders = (overHttps: boolean): Readonly<Record<string, string>> => ({
  ...COMMON,
  ...(overHttps ? { 'Strict-Transport-Security': HSTS } : {}),
  'Content-Security-Policy': API_POLICY,
  'Cache-Control': 'no-store',
  Vary: 'Origin',
});

/** The usual headers on pages and files; pages bring their own policy. */
export function securePages(overHttps: boolean): MiddlewareHandler<Env> {
  const secured: MiddlewareHandler<Env> = async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(COMMON)) if (!c.res.headers.has(name)) c.header(name, value);
    if (overHttps) c.header('Strict-Transport-Security', HSTS);
    if (!c.res.headers.has('Content-Security-Policy')) c.header('Content-Security-Policy', API_POLICY);
  };
  return (c, next) => (c.req.path.startsWith('/api/') ? next() : secured(c, next));
}
