import { CLIENT_VERSION_HEADER, IDEMPOTENCY_KEY_HEADER, TIME_ZONE_HEADER } from '@alento/domain/http/headers';
import fc from 'fast-check';
import { fittingZone } from './fields.ts';
import { hostileText } from './hostile.ts';

/** Headers by name, except Authorization. */
export type HeaderPlan = Record<string, string>;

const JSON_TYPE = 'application/json';
/** Matches values that Node's client accepts in a header. */
const SENDABLE = /^[\t\x20-\x7e\x80-\xff]*$/;
const hostileHeader = fc.oneof(
  hostileText.filter((text) => SENDABLE.test(text) && text.length < 6000),
  fc.constantFrom('a, b', '"', ';', '=', 'bytes=0-1', '*', '\xe9\xff'),
);

/** Generates idempotency keys. Some are used several times, so that some calls repeat earlier ones. */
const keys = fc.oneof(
  { weight: 1, arbitrary: fc.nat({ max: 9 }).map((number) => `00000000-0000-4000-8000-00000000000${number}`) },
  { weight: 3, arbitrary: fc.uuid() },
);
const types = fc.oneof(
  { weight: 12, arbitrary: fc.constant(JSON_TYPE) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      ...[
        'application/json; charset=utf-8',
        'APPLICATION/JSON',
        'application/json; charset=utf-16',
        'application/json;',
      ],
      ...['application/vnd.api+json', 'application/jsonx', 'text/plain', 'multipart/form-data; boundary=a', ''],
      ...['application/x-www-form-urlencoded', 'application/octet-stream', 'application/json, text/html'],
    ),
  },
  { weight: 1, arbitrary: hostileHeader },
);

/** Values of headers that the server, a proxy or another product reads. */
const READ = {
  [TIME_ZONE_HEADER]: fc.oneof(fittingZone, hostileHeader),
  [CLIENT_VERSION_HEADER]: fc.oneof(
    fc.constantFrom('web/1.0.0', 'native/0.0.0', 'web/999.0.0', 'web/1'),
    hostileHeader,
  ),
  Accept: fc.constantFrom('text/html', '*/*', 'application/xml', ''),
  'Accept-Encoding': fc.constantFrom('gzip', 'br', 'identity;q=0', '*'),
  'Accept-Language': hostileHeader,
  'Content-Encoding': fc.constantFrom('gzip', 'br', 'identity'),
  Cookie: hostileHeader,
  'If-Modified-Since': fc.constantFrom('Sat, 14 Mar 2026 15:00:00 GMT', 'x'),
  'If-None-Match': fc.constantFrom('*', 'W/"x"'),
  'If-Range': fc.constantFrom('"x"', 'Sat, 14 Mar 2026 15:00:00 GMT'),
  Origin: fc.constantFrom('https://localhost', 'https://mau.exemplo', 'null', 'capacitor://localhost'),
  'Access-Control-Request-Method': fc.constantFrom('PUT', 'x'),
  Range: fc.constantFrom('bytes=0-1', 'bytes=5-', 'bytes=-5', 'bytes=9999999999-', 'bytes=1-0', 'items=0-1'),
  'User-Agent': hostileHeader,
  'X-Forwarded-For': fc.oneof(
    fc.constantFrom('203.0.113.7', '::1', '2001:db8::1, 10.0.0.1', '999.1.1.1'),
    hostileHeader,
  ),
  'X-Forwarded-Proto': fc.constantFrom('https', 'x'),
  'X-HTTP-Method-Override': fc.constantFrom('DELETE', 'x'),
} as const;

/**
 * Generates valid headers.
 *
 * @param isIdempotent whether the endpoint accepts an idempotency key.
 */
export const fittingHeaders = (isIdempotent: boolean): fc.Arbitrary<HeaderPlan> =>
  fc.record(
    {
      'Content-Type': fc.constant(JSON_TYPE),
      [TIME_ZONE_HEADER]: fittingZone,
      ...(isIdempotent ? { [IDEMPOTENCY_KEY_HEADER]: keys } : {}),
    },
    { requiredKeys: ['Content-Type'] },
  ) as fc.Arbitrary<HeaderPlan>;

/** Generates headers that may be invalid or irrelevant. */
export const fuzzedHeaders: fc.Arbitrary<HeaderPlan> = fc
  .tuple(
    fc.record({ 'Content-Type': types, [IDEMPOTENCY_KEY_HEADER]: fc.oneof(keys, hostileHeader) }, { requiredKeys: [] }),
    ...[1, 2].map(() =>
      fc.oneof(
        ...Object.entries(READ).map(([name, values]) =>
          (values as fc.Arbitrary<string>).map((value) => ({ [name]: value })),
        ),
      ),
    ),
  )
  .map((parts) => Object.assign({}, ...parts) as HeaderPlan);
