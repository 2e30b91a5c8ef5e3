import { ServiceFailure } from './service-failure.ts';

const TOO_MANY = 429;
const REQUEST_TIMEOUT = 408;
/** Statuses that speak of this one request, not of the service. */
const REFUSED_REQUEST = new Set([400, 413, 415, 422]);

type Options = { clock: () => number; accepts: (contentType: string) => boolean };

/**
 * fetch as the adapter wants it: what fails is a ServiceFailure, and a failed answer's body is never read,
 * for it may repeat what the person wrote. Redirects are refused: nobody agreed to another host.
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

/** Retry-After as seconds or as an HTTP date (RFC 9110, 10.2.3), in ms from now; null when it says nothing. */
function parseRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}

/** Lets go of a body unread. A connection that is gone already has nothing left to let go of. */
async function discard(response: Response): Promise<void> {
  await response.body?.cancel().catch(() => undefined);
}
