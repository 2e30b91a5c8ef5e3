import type { ErrorBody, RequestOf, ResponseOf } from '@alento/contract/endpoint';
import type { Endpoints } from '@alento/contract/endpoints';
import { errorText } from '@alento/domain/errors/catalogue';
import {
  CLIENT_VERSION_HEADER,
  IDEMPOTENCY_KEY_HEADER,
  RENEWED_TOKEN_HEADER,
  TIME_ZONE_HEADER,
} from '@alento/domain/http/headers';
import { backoffMs, isRetryable, MAX_RETRIES } from '@alento/domain/http/retry';
import { timeZone } from '../clock.ts';
import { session } from '../session/session.ts';
import { ApiError, OFFLINE_MESSAGE } from './api-error.ts';

type Named = {
  [Name in keyof Endpoints as `${Uppercase<Endpoints[Name]['method']>} ${Endpoints[Name]['path']}`]: Endpoints[Name];
};
/** `GET /mood-entries` and its like: the contract's calls by method and path. */
export type Route = keyof Named;

type Options = { signal?: AbortSignal; idempotencyKey?: string };
type Loose = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };
export type Answer<R extends Route> = { data: ResponseOf<Named[R]>; headers: Headers };

const CLIENT_VERSION = 'web/0.1.0';

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
    body?.message ?? errorText('INTERNAL'),
    seconds,
    body?.code,
  );
}

async function attempt(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError(0, 'OFFLINE', OFFLINE_MESSAGE);
  }
}

/** Sends once more after network errors and rate limits, never after a quota (core §7, §9; D24). */
async function send(address: string, init: RequestInit): Promise<Response> {
  for (let retry = 0; ; retry += 1) {
    let failure: ApiError;
    try {
      const response = await attempt(address, init);
      if (response.ok) return response;
      failure = await errorOf(response);
      if (!isRetryable(failure.status, failure.errorCode)) throw failure;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status !== 0 && !isRetryable(error.status, error.errorCode)) throw error;
      failure = error;
    }
    const afterMs = (failure.retryAfter ?? 0) * 1000;
    // A wait longer than any backoff is the person's to decide, not ours to sit out.
    if (retry >= MAX_RETRIES || afterMs > backoffMs(MAX_RETRIES)) throw failure;
    await wait(Math.max(backoffMs(retry), afterMs));
  }
}

/**
 * Calls the API by the contract: `call('POST /mood-entries', {body: {score: 3}})`.
 * Throws ApiError on every refusal. A 401 ends the session on this device.
 */
export async function call<R extends Route>(
  route: R,
  request: RequestOf<Named[R]>,
  options: Options = {},
): Promise<Answer<R>> {
  const [method = 'GET', path = '/'] = route.split(' ');
  const { body } = request as Loose;
  const token = session.token();
  const headers: Record<string, string> = {
    [TIME_ZONE_HEADER]: timeZone(),
    [CLIENT_VERSION_HEADER]: CLIENT_VERSION,
  };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (options.idempotencyKey) headers[IDEMPOTENCY_KEY_HEADER] = options.idempotencyKey;
  try {
    const response = await send(addressOf(path, request as Loose), {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      ...(options.signal ? { signal: options.signal } : {}),
    });
    const renewed = response.headers.get(RENEWED_TOKEN_HEADER);
    if (renewed && session.token() === token) session.renew(renewed);
    const data = response.status === 204 ? undefined : await response.json();
    return { data: data as ResponseOf<Named[R]>, headers: response.headers };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401 && token && session.token() === token) session.end();
    throw error;
  }
}
