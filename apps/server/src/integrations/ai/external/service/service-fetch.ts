import { ServiceFailure } from './service-failure.ts';

const TOO_MANY = 429;
const REQUEST_TIMEOUT = 408;
/** Statuses that depend only on the request, so that the circuit breaker doesn't count them. */
const REFUSED_REQUEST = new Set([400, 413, 415, 422]);

type Options = { clock: () => number; accepts: (contentType: string) => boolean };

/** Statuses with which services refuse a request that has tools: Ollama 400, OpenRouter 404, llama.cpp 500. */
const MAY_REFUSE_TOOLS = new Set([400, 404, 405, 415, 422, 500, 501]);
const NAMES_TOOLS = /\btools?\b|\btool[_ -](?:use|choice|call\w*)\b|\bfunction[_ -]call/i;
/** Most bytes of an error's body that are read. */
const ERROR_BYTES = 4096;

/**
 * Creates a `fetch` that throws a ServiceFailure for error responses. Of the body of an error response only one thing
 * is kept, whether it names the tools of the request: it may quote the person's text. It refuses redirects, because the
 * person consented only to this host.
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
      const failure = failureOf(response, clock());
      if (!MAY_REFUSE_TOOLS.has(response.status) || !hasTools(init?.body)) {
        await discard(response);
        throw failure;
      }
      throw NAMES_TOOLS.test(await beginningOf(response))
        ? new ServiceFailure('bad-answer', 'tools', { status: response.status, withoutTools: true })
        : failure;
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

const hasTools = (body: unknown): boolean => typeof body === 'string' && body.includes('"tools":[');

/** The beginning of a body; empty if it can't be read. */
async function beginningOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const piece of response.body ?? []) {
      text += decoder.decode(piece, { stream: true });
      if (text.length > ERROR_BYTES) break;
    }
  } catch (error) {
    // `fetch` reports a broken body as a TypeError.
    if (!(error instanceof TypeError)) throw error;
  }
  return text;
}

/** Cancels an unread body. Ignores errors, because then the connection is closed anyway. */
async function discard(response: Response): Promise<void> {
  await response.body?.cancel().catch(() => undefined);
}
