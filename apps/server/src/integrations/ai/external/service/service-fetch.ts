import { ServiceFailure } from './service-failure.ts';

const TOO_MANY = 429;
const REQUEST_TIMEOUT = 408;
/** Statuses that depend only on the request, so that the circuit breaker doesn't count them. */
const REFUSED_REQUEST = new Set([400, 413, 415, 422]);

type Options = { clock: () => number; accepts: (contentType: string) => boolean };

/**
 * Creates a `fetch` that throws a ServiceFailure for error responses. It doesn't read the body of an error response,
 * because it may quote the person's text. It refuses redirects, because the person consented only to this host.
 */
export function serviceFetch({ clock, accepts }: Options): typeof fetch {
  return async (input, init) => {
    let response: Response;
    try {
      response = await fetch(input, { ...init, redirect: 'error' });
    } catch (error) {
      if (init?.signal?.aborted) throw error;
      if (error instanceof TypeError) throw new ServiceFailure('unavailable', 'network', NETWORK);
      throw error;
    }
    if (!response.ok) {
      await discard(response);
      throw failureOf(response, clock());
    }
    if (!accepts(response.headers.get('content-type') ?? '')) {
      await discard(response);
      throw new ServiceFailure('bad-answer', 'protocol', { harmsCircuit: true, status: response.status });
    }
    return response;
  };
}

const NETWORK = { retriable: true, harmsCircuit: true };

function failureOf({ status, headers }: Response, now: number): ServiceFailure {
  if (REFUSED_REQUEST.has(status)) return new ServiceFailure('bad-answer', 'status', { status });
  const retriable = status === TOO_MANY || status === REQUEST_TIMEOUT || status >= 500;
  const retryAfterMs = parseRetryAfter(headers.get('retry-after'), now);
  return new ServiceFailure('unavailable', 'status', {
    status,
    retriable,
    harmsCircuit: true,
    ...(retryAfterMs === null ? {} : { retryAfterMs }),
  });
}

/**
 * Parses Retry-After as seconds or as an HTTP date (RFC 9110, 10.2.3) into ms from now; null if it is missing or
 * invalid.
 */
function parseRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}

/** Cancels an unread body. Ignores errors, because then the connection is closed anyway. */
async function discard(response: Response): Promise<void> {
  await response.body?.cancel().catch(() => undefined);
}
