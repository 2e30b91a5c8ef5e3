import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Config } from '../../config.ts';
import type { Env } from '../env.ts';

/** Matches inline scripts that are executed, but not script files or data such as JSON. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g;

const STYLE_ATTRIBUTE = /\sstyle="([^"]*)"/g;
/** Entities that React writes in attributes. */
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
/**
 * Header of public files that the native app loads: its page has an origin of its own, and without this header the
 * WebView refuses pictures and audio of the server. Everything else stays with the same origin.
 */
export const FOR_OTHER_ORIGINS = { 'Cross-Origin-Resource-Policy': 'cross-origin' } as const;
const HSTS = 'max-age=63072000; includeSubDomains';

/** The content security policy of responses that are not pages. It forbids scripts and loading of any file. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Source expression that allows an inline text by its hash. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The distinct hashes of all texts in a page that match a pattern. */
const hashesOf = (html: string, pattern: RegExp, read: (text: string) => string): string[] => [
  ...new Set([...html.matchAll(pattern)].map(([, text = '']) => hashSource(read(text)))),
];

const decoded = (attribute: string): string =>
  attribute.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);

/**
 * The content security policy of a page. It allows script and style files of our origin, and by hash the page's inline
 * scripts and style attributes. It needs no exception for styles that are set by scripts: components set properties,
 * and packages construct style sheets (web/build/constructed-styles.ts).
 */
export function pagePolicy(html: string): string {
  const attributes = hashesOf(html, STYLE_ATTRIBUTE, decoded);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashesOf(html, INLINE_SCRIPT, (script) => script)].join(' '),
    "style-src 'self'",
    // Hashes apply to attributes only if 'unsafe-hashes' is set, which allows nothing else.
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

/** The content security policy of the service worker. It allows only requests to our own origin. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; script-src 'self'";

/** Whether the public address uses https. */
export const isHttps = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): boolean =>
  PUBLIC_URL?.startsWith('https:') ?? false;

/**
 * Headers of every API response.
 *
 * @param overHttps whether the public address uses https.
 */
export const apiHeaders = (overHttps: boolean): Readonly<Record<string, string>> => ({
  ...COMMON,
  ...(overHttps ? { 'Strict-Transport-Security': HSTS } : {}),
  'Content-Security-Policy': API_POLICY,
  'Cache-Control': 'no-store',
  Vary: 'Origin',
});

/** Sets the common headers of pages and files. Each page sets its own content security policy. */
export function securePages(overHttps: boolean): MiddlewareHandler<Env> {
  const secured: MiddlewareHandler<Env> = async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(COMMON)) if (!c.res.headers.has(name)) c.header(name, value);
    if (overHttps) c.header('Strict-Transport-Security', HSTS);
    if (!c.res.headers.has('Content-Security-Policy')) c.header('Content-Security-Policy', API_POLICY);
  };
  return (c, next) => (c.req.path.startsWith('/api/') ? next() : secured(c, next));
}
