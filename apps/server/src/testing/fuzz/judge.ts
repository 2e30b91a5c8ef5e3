import { isDeepStrictEqual } from 'node:util';
import { type Endpoint, ErrorBody, generalErrors } from '@alento/contract/endpoint';
import { endpoints } from '@alento/contract/endpoints';
import { isErrorCode } from '@alento/domain/errors/catalogue';
import { statusOf } from '../../http/errors/error-status.ts';
import { apiHeaders } from '../../http/request/security-headers.ts';
import type { Call } from './call.ts';
import type { WireAnswer, WireCall } from './wire.ts';

const ALL = Object.values<Endpoint>(endpoints);
const SECURITY_HEADERS = Object.entries(apiHeaders(false));
const JSON_TYPE = 'application/json; charset=utf-8';
/** Successful responses of routes that are not in the contract: path, media type, and headers that differ. */
const BESIDE: [path: RegExp, type: RegExp, own: string[]][] = [
  // This is the only page below /api.
  [/^\/api\/docs$/, /^text\/html/, ['Content-Security-Policy']],
  [/^\/api\/openapi\.json$/, /^application\/json/, []],
  [/^\/api\/chat\/stream\//, /^text\/event-stream/, []],
  // A redirect to the page that asks whether to leave.
  [/^\/api\/notification-channels\/unsubscribe\//, /^none$/, []],
  // The native app plays it from its own origin.
  [/^\/api\/audio\//, /^audio\/mpeg/, ['Cache-Control', 'Cross-Origin-Resource-Policy']],
];
/** Minimum length of a target for which a closed connection is no problem: Node refuses it before reading all. */
const LONG_TARGET = 8000;
const LONG_BODY = 900_000;

const pathOf = ({ target }: WireCall): string => target.split('?', 1)[0] ?? '';
const besideOf = (sent: WireCall) => BESIDE.find(([path]) => path.test(pathOf(sent)));

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether the path of an endpoint matches that of a request. */
const isAt = ({ path }: Endpoint, pathname: string): boolean =>
  new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname);

/**
 * The endpoint that a call reaches. It depends on the method, and on the path if a parameter of it is `..`, which is
 * removed with the part before it.
 */
export function reachedBy({ endpoint, method }: Call, sent: WireCall): Endpoint | undefined {
  if (!endpoint) return undefined;
  const own = pathOf(sent);
  const { pathname } = new URL(own, 'http://x');
  const isOther = pathname.split('/').length < own.split('/').length;
  const found = ALL.filter(
    (one) => one.method === method.toLowerCase() && (isOther ? isAt(one, pathname) : one.path === endpoint.path),
  );
  // A path without a parameter comes first.
  return found.find(({ path }) => `/api${path}` === pathname) ?? found[0];
}

function refusalProblem(endpoint: Endpoint | undefined, { status, body }: WireAnswer): string | null {
  const json = jsonOf(body);
  const refusal = ErrorBody.safeParse(json);
  if (!refusal.success || !isDeepStrictEqual(refusal.data, json)) return `${status} is no refusal of ours`;
  const { errorCode } = refusal.data;
  if (!isErrorCode(errorCode)) return `${errorCode} is not in the catalogue`;
  if (statusOf(errorCode) !== status) return `${errorCode} came as ${status}`;
  const declared = endpoint && [...endpoint.errors, ...generalErrors(endpoint)];
  if (status >= 500 && !declared?.includes(errorCode)) return `${status} ${errorCode}`;
  // NOT_FOUND is accepted, because a parameter may turn the path into one that doesn't exist.
  if (!declared || errorCode === 'NOT_FOUND' || declared.includes(errorCode)) return null;
  return `${status} ${errorCode} is not declared`;
}

function successProblem({ response }: Endpoint, { status, body, headers }: WireAnswer): string | null {
  if (status !== response.status && status !== response.also?.status) return `${status} is not declared`;
  const schema = status === response.status ? response.body : response.also?.body;
  if (status === response.status && response.media !== undefined)
    return headers['content-type'] === response.media && body !== '' ? null : `${status} is no ${response.media}`;
  if (!schema) return body === '' ? null : `${status} has a body`;
  if (headers['content-type'] !== JSON_TYPE) return `${status} has the type ${headers['content-type']}`;
  const json = jsonOf(body);
  const read = schema.safeParse(json);
  if (!read.success) return `${status} is not in the contract's shape, at ${read.error.issues[0]?.path.join('.')}`;
  // Parsing removes unknown fields, so there are none if the result is equal.
  return isDeepStrictEqual(read.data, json) ? null : `${status} tells more than the contract`;
}

function headerProblem({ status, headers }: WireAnswer, own: readonly string[]): string | null {
  if (headers['x-request-id'] === undefined) return `${status} has no X-Request-Id`;
  const wrong = SECURITY_HEADERS.find(([name, value]) => {
    const actual = headers[name.toLowerCase()];
    return own.includes(name) ? actual === undefined : !String(actual).includes(value);
  });
  return wrong ? `${status} has the ${wrong[0]} ${headers[wrong[0].toLowerCase()]}` : null;
}

function bodyProblem(call: Call, sent: WireCall, answer: WireAnswer): string | null {
  const { status, body } = answer;
  const type = answer.headers['content-type'] ?? 'none';
  const endpoint = reachedBy(call, sent);
  if (sent.method === 'HEAD') return body === '' ? null : `${status} to HEAD has a body`;
  if (sent.method === 'OPTIONS' && status === 204) return null;
  if (status >= 400) return type === JSON_TYPE ? refusalProblem(endpoint, answer) : `${status} has the type ${type}`;
  if (endpoint) {
    const isSignedIn = call.as === 'first' || call.as === 'second';
    if (endpoint.auth === true && !isSignedIn) return `${status} without a session`;
    return sent.namesOthers ? `${status} for what is another person’s` : successProblem(endpoint, answer);
  }
  const beside = besideOf(sent);
  return beside?.[1].test(type) ? null : `${status} ${type} below /api`;
}

/** A short description of the problem of a response; null if it has none. */
export function problemOf(call: Call, sent: WireCall, answer: WireAnswer | null): string | null {
  if (answer) {
    const own = answer.status < 400 ? (besideOf(sent)?.[2] ?? []) : [];
    return headerProblem(answer, own) ?? bodyProblem(call, sent, answer);
  }
  const isLong = sent.target.length > LONG_TARGET || (sent.body?.length ?? 0) > LONG_BODY;
  return isLong ? null : 'the connection ended without an answer';
}
