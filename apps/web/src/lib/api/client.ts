import type { ErrorBody, RequestOf, ResponseOf } from '@alento/contract/endpoint';
import type { Endpoints } from '@alento/contract/endpoints';
import { ACCOUNT_DELETED_CODE } from '@alento/domain/account/session';
import { TRANSPORT_TEXTS } from '@alento/domain/errors/transport';
import {
  CLIENT_VERSION_HEADER,
  IDEMPOTENCY_KEY_HEADER,
  RENEWED_TOKEN_HEADER,
  TIME_ZONE_HEADER,
} from '@alento/domain/http/headers';
import { backoffMs, isRetryable, MAX_RETRIES } from '@alento/domain/http/retry';
import { getPlatform } from '../../platform/platform.ts';
import { markErased } from '../session/erased.ts';
import { type Account, session } from '../session/session.ts';
import { now, timeZone } from '../time/clock.ts';
import { compareClock } from '../time/clock-skew.ts';
import { ApiError, isOffline, lostOr } from './api-error.ts';
import { serverAddress } from './api-origin.ts';
import { clientVersion } from './client-version.ts';

export type Named = {
  [Name in keyof Endpoints as `${Uppercase<Endpoints[Name]['method']>} ${Endpoints[Name]['path']}`]: Endpoints[Name];
};
/** Endpoints of the contract by method and path, such as `GET /mood-entries`. */
export type Route = keyof Named;

type Options = {
  signal?: AbortSignal;
  idempotencyKey?: string;
  /** False if a retry could repeat or contradict an earlier attempt whose response was lost. */
  repeatable?: boolean;
  /**
   * Sends with `keepalive`, so that the request survives a closed tab. All such bodies together are limited to 64 kB.
   */
  outlivesPage?: boolean;
  /** Body of a call whose body is a file. */
  file?: Blob;
  /** Zone to send instead of the device's current one, for data created before a journey. */
  timeZone?: string;
};
export type Loose = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };
export type Answer<R extends Route> = { data: ResponseOf<Named[R]>; headers: Headers };

/**
 * How long a failed call waits if the browser knows that there is no network, ms. Meanwhile what was last seen takes the
 * place of an error.
 */
const NO_NETWORK_MS = 500;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function addressOf(path: string, { params, query }: Loose): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  const text = search.toString();
  return `/api${filled}${text ? `?${text}` : ''}`;
}

async function errorOf(response: Response): Promise<ApiError> {
  const retryAfter = response.headers.get('Retry-After');
  const seconds = retryAfter === null ? null : Number(retryAfter);
  const body = (await response.json().catch(() => null)) as ErrorBody | null;
  return new ApiError(
    response.status,
    body?.errorCode ?? 'INTERNAL',
    body?.message ?? TRANSPORT_TEXTS.INTERNAL,
    seconds,
    {
      code: body?.code,
      reason: body?.error,
      details: body?.details?.map(({ message }) => message) ?? [],
      // The server's text for a fault of its own explains nothing, and a screen's text says what wasn't done.
      isUnexplained: body?.message === undefined || body.message === TRANSPORT_TEXTS.INTERNAL,
    },
  );
}

/** Awaits the response. If it is missing or incomplete, the server may still have handled the request. */
async function received<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw lostOr(error);
  }
}

type Attempt = { address: string; init: RequestInit & { headers: Record<string, string> } };
type Sending = Attempt & { repeatable: boolean };
type Received = { headers: Headers; data: unknown };

/** Whether the call deletes or revokes, so that a 404 to its retry means success. */
const removes = (address: string, method: string | undefined): boolean =>
  method === 'DELETE' || address === '/api/auth/revoke-session';

/** Headers that every call sends about the device. */
const ownHeaders = (zone = timeZone()): Record<string, string> => ({
  [TIME_ZONE_HEADER]: zone,
  [CLIENT_VERSION_HEADER]: clientVersion(getPlatform().os),
});

/** Deletes all that the device keeps about a deleted account. Without the code for that, the person is signed out. */
async function erase(): Promise<void> {
  markErased();
  await import('../session/erase.ts').then((code) => code.eraseFromDevice()).catch(() => session.leave());
}

async function attempt({ address, init }: Attempt, account: Account | null): Promise<Response> {
  const token = account?.token ?? null;
  const headers = token ? { ...init.headers, Authorization: `Bearer ${token}` } : init.headers;
  const sentAt = now();
  const response = await received(fetch(serverAddress(address), { ...init, headers }));
  compareClock(response.headers.get('Date'), sentAt);
  if (!response.ok) throw await errorOf(response);
  const renewed = response.headers.get(RENEWED_TOKEN_HEADER);
  if (renewed && token !== null && (await session.newest())?.token === token) await session.renew(renewed);
  return response;
}

/**
 * Sends a request. If the server rejects the token and a newer one is stored, sends it again with that token. Ends the
 * session only if the server rejects the session's own token. If the account was deleted, nothing of it stays on the
 * device.
 *
 * @param endsSession false for a request that the person didn't cause: it must not interrupt what the person writes.
 */
async function attemptAs(
  wanted: Attempt,
  account: Account | null,
  { endsSession = true, again = true } = {},
): Promise<Response> {
  try {
    return await attempt(wanted, account);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401 || !account) throw error;
    const newest = await session.newest();
    // The person signed out, or another one signed in meanwhile: the newest token must not be used for this call.
    if (newest?.userId !== account.userId) throw error;
    if (newest.token === account.token) {
      // Even for a request in the background: what the person writes can't be stored any more.
      if (error.code === ACCOUNT_DELETED_CODE) await erase();
      else if (endsSession) await session.end();
    } else if (again) return attemptAs(wanted, newest, { endsSession, again: false });
    throw error;
  }
}

/** Sends and retries after network errors and rate limits, never after an exceeded quota or without a network. */
async function send(sending: Sending): Promise<Received> {
  let account = session.current();
  let answerLost = false;
  for (let retry = 0; ; retry += 1) {
    try {
      const response = await attemptAs(sending, account);
      const data = response.status === 204 ? undefined : await received(response.json());
      return { headers: response.headers, data };
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      // An earlier attempt, whose response was lost, has already deleted it.
      if (answerLost && failure.status === 404 && removes(sending.address, sending.init.method)) {
        return { headers: new Headers(), data: undefined };
      }
      const lost = isOffline(failure);
      answerLost ||= lost;
      if (lost && !navigator.onLine) await wait(NO_NETWORK_MS);
      // Without a network, a retry would only delay the message about it.
      if (lost ? !sending.repeatable || !navigator.onLine : !isRetryable(failure.status, failure.errorCode))
        throw failure;
      const afterMs = (failure.retryAfter ?? 0) * 1000;
      // If the wait is longer than any backoff, the person decides when to retry.
      if (retry >= MAX_RETRIES || afterMs > backoffMs(MAX_RETRIES)) throw failure;
      await wait(Math.max(backoffMs(retry), afterMs));
      const newest = await session.newest();
      // A call must not be sent in another person's session.
      if (account && newest?.userId !== account.userId) throw failure;
      if (account) account = newest;
    }
  }
}

/** Endpoints that change the user's own data. */
const CHANGES_USER: ReadonlySet<Route> = new Set<Route>([
  'POST /auth/update-user',
  'PUT /onboarding/user-data',
  'PUT /account/recovery-email',
]);

/**
 * Calls the API by the contract: `call('POST /mood-entries', {body: {score: 3}})`. Throws ApiError on every error
 * status. A 401 ends the session on this device.
 */
export async function call<R extends Route>(
  route: R,
  request: RequestOf<Named[R]>,
  options: Options = {},
): Promise<Answer<R>> {
  const [method = 'GET', path = '/'] = route.split(' ');
  const { body } = request as Loose;
  const userId = session.userId();
  const headers = ownHeaders(options.timeZone);
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (options.file) headers['Content-Type'] = 'application/octet-stream';
  if (options.idempotencyKey) headers[IDEMPOTENCY_KEY_HEADER] = options.idempotencyKey;
  const { data, headers: answered } = await send({
    address: addressOf(path, request as Loose),
    init: {
      method,
      headers,
      body: options.file ?? (body === undefined ? null : JSON.stringify(body)),
      ...(options.signal ? { signal: options.signal } : {}),
      ...(options.outlivesPage ? { keepalive: true } : {}),
    },
    repeatable: options.repeatable ?? true,
  });
  if (userId !== null && CHANGES_USER.has(route)) await session.announceUserUpdate(userId);
  return { data: data as ResponseOf<Named[R]>, headers: answered };
}

/**
 * Opens a GET whose body is not JSON: a stream (`stream.ts`) or a file (`file.ts`), with the session and errors of any
 * call. It retries only with a renewed token, because its callers have a fallback.
 */
export async function openBody(
  path: string,
  params: Record<string, string>,
  { accept, signal, endsSession }: { accept: string; signal: AbortSignal; endsSession: boolean },
): Promise<Response> {
  const init = { method: 'GET', headers: { ...ownHeaders(), Accept: accept }, signal };
  return attemptAs({ address: addressOf(path, { params }), init }, session.current(), { endsSession });
}
