import { ServiceFailure } from './service-failure.ts';

const TOO_MANY = 429;
const REQUEST_TIMEOUT = 408;
/** Statuses that depend only on the request, so that the circuit breaker doesn't count them. */
const REFUSED_REQUEST = new Set([400, 413, 415, 422]);

type Options = { clock: () => number; accepts: (contentType: string) => boolean };

/** Statuses with which services refuse a parameter of a request: Ollama 400, OpenRouter 404, llama.cpp 500. */
const MAY_REFUSE_PARAMETERS = new Set([400, 404, 405, 415, 422, 500, 501]);
const NAMES_TOOLS = /\btools?\b|\btool[_ -](?:use|choice|call\w*)\b|\bfunction[_ -]call/i;
/** Parameters that a reply can do without, by what names them in a refusal. */
const SPARE_PARAMETERS = [['stream_options', /\bstream_?options\b|\binclude_usage\b/i]] as const;
/** Most bytes of an error's body that are read. */
const ERROR_BYTES = 4096;

/**
 * Creates a `fetch` that throws a ServiceFailure for error responses. Of the body of an error response only one thing
 * is kept, which parameter of the request it names: it may quote the person's text. A request with a parameter that the
 * service refuses, and that isn't needed, is sent again without it, as are later ones. Redirects are refused, because the
 * person consented only to this host.
 */
export function serviceFetch({ clock, accepts }: Options): typeof fetch {
  const refused = new Set<string>();
  const without = (init: RequestInit | undefined): RequestInit | undefined => {
    if (refused.size === 0 || typeof init?.body !== 'string') return init;
    const given: Record<string, unknown> = JSON.parse(init.body);
    const kept = Object.entries(given).filter(([name]) => !refused.has(name));
    return { ...init, body: JSON.stringify(Object.fromEntries(kept)) };
  };
  const fetchAs: typeof fetch = async (input, given) => {
    const init = without(given);
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
      if (!MAY_REFUSE_PARAMETERS.has(response.status) || typeof init?.body !== 'string') {
        await discard(response);
        throw failure;
      }
      const why = await beginningOf(response);
      const sent = init.body;
      // By what this request had: another one may have been refused meanwhile.
      const spare = SPARE_PARAMETERS.find(([name, names]) => name in JSON.parse(sent) && names.test(why));
      if (spare) {
        refused.add(spare[0]);
        return fetchAs(input, given);
      }
      throw hasTools(sent) && NAMES_TOOLS.test(why)
        ? new ServiceFailure('bad-answer', 'tools', { status: response.status, withoutTools: true })
        : failure;
    }
    if (!accepts(response.headers.get('content-type') ?? '')) {
      await discard(response);
      throw new ServiceFailure('bad-answer', 'protocol', { harmsCircuit: true, status: response.status });
    }
    return response;
  };
  return fetchAs;
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

const hasTools = (body: string): boolean => body.includes('"tools":[');

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
