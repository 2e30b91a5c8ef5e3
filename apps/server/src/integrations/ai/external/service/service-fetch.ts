import { retryAfterMs } from '../../../retry-after.ts';
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
const SPARE_PARAMETERS = [
  ['stream_options', /\bstream_?options\b|\binclude_usage\b/i],
  [
    'language',
    /\b(?:param\w*|field|argument|propert\w+|inputs?|unsupported|unknown|unrecogni[sz]ed|unexpected)\b.{0,40}\blanguage\b(?! model)/i,
  ],
] as const;
/** The parameters of a request, as JSON or as a form with a recording; null for another body. */
function parametersOf(body: unknown): ReadonlyMap<string, unknown> | null {
  if (body instanceof FormData) return new Map(body);
  return typeof body === 'string' ? new Map(Object.entries(JSON.parse(body) as object)) : null;
}

function bodyWithout(body: string | FormData, names: ReadonlySet<string>): string | FormData {
  if (typeof body === 'string')
    return JSON.stringify(Object.fromEntries([...(parametersOf(body) ?? [])].filter(([name]) => !names.has(name))));
  const form = new FormData();
  for (const [name, value] of body) if (!names.has(name)) form.append(name, value);
  return form;
}

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
  const without = (init: RequestInit | undefined): RequestInit | undefined =>
    refused.size > 0 && (typeof init?.body === 'string' || init?.body instanceof FormData)
      ? { ...init, body: bodyWithout(init.body, refused) }
      : init;
  const fetchAs: typeof fetch = async (input, options) => {
    const init = without(options);
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
      // By what this request had: another one may have been refused meanwhile.
      const sent = parametersOf(init?.body);
      if (!MAY_REFUSE_PARAMETERS.has(response.status) || sent === null) {
        await discard(response);
        throw failure;
      }
      const why = await beginningOf(response);
      const spare = SPARE_PARAMETERS.find(([name, names]) => sent.has(name) && names.test(why));
      if (spare) {
        refused.add(spare[0]);
        return fetchAs(input, options);
      }
      throw sent.has('tools') && NAMES_TOOLS.test(why)
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
  const afterMs = retryAfterMs(headers.get('retry-after'), now);
  return new ServiceFailure('unavailable', 'status', {
    status,
    retriable,
    harmsCircuit: true,
    ...(afterMs === null ? {} : { retryAfterMs: afterMs }),
  });
}

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
