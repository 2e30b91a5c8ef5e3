import type { Logger } from 'pino';
import { retryAfterMs } from '../../../retry-after.ts';
import { bodyWithout, namedPart, partsOf, saysNothing, sparesOf } from './refused-parts.ts';
import { errorStatusIn } from './sent-error.ts';
import { ServiceFailure } from './service-failure.ts';

const TOO_MANY = 429;
const REQUEST_TIMEOUT = 408;
/** Statuses that depend only on the request, so that the circuit breaker doesn't count them. */
const REFUSED_REQUEST = new Set([400, 413, 415, 422]);

type Options = { clock: () => number; log: Logger; accepts: (contentType: string) => boolean };

/** Statuses with which services refuse a parameter of a request: Ollama 400, OpenRouter 404, llama.cpp 500. */
const MAY_REFUSE_PARAMETERS = new Set([400, 404, 405, 409, 415, 422, 500, 501]);
const NAMES_TOOLS = /\btools?\b|\btool[_ -](?:use|choice|call\w*)\b|\bfunction[_ -]call/i;

/** Most bytes of an error's body that are read. */
const ERROR_BYTES = 4096;

/**
 * Creates a `fetch` that throws a ServiceFailure for error responses. Of the body of an error response only one thing
 * is kept, which part of the request it names: it may quote the person's text. A request with a part that the service
 * refuses, and that isn't needed, is sent again without it, and so are later ones if that succeeds; a request that is
 * refused without a word is sent once more without any optional parameter. Redirects are refused, because the person consented only to this
 * host.
 */
export function serviceFetch({ clock, log, accepts }: Options): typeof fetch {
  const refused = new Set<string>();
  const refuse = (parts: readonly string[]): void => {
    const fresh = parts.filter((part) => !refused.has(part));
    if (fresh.length > 0)
      log.info({ without: fresh }, 'the service refuses a part of requests: later ones are sent without it');
    for (const part of fresh) refused.add(part);
  };
  /** @param left the parameters that are left out on trial */
  const fetchWithout = async (
    left: readonly string[],
    ...[input, options]: Parameters<typeof fetch>
  ): Promise<Response> => {
    const init = without(options, new Set([...refused, ...left]));
    let response: Response;
    try {
      response = await withErrorStatus(await fetch(input, { ...init, redirect: 'error' }));
    } catch (error) {
      if (init?.signal?.aborted) throw error;
      if (error instanceof TypeError) throw new ServiceFailure('unavailable', 'network', NETWORK);
      throw error;
    }
    if (!response.ok) {
      const { part, spares, failure } = await refusalOf(response, init, clock());
      const trial = part === null ? spares : [part];
      if (trial.length === 0) throw failure;
      return fetchWithout([...left, ...trial], input, options);
    }
    if (!accepts(response.headers.get('content-type') ?? '')) {
      await discard(response);
      throw new ServiceFailure('bad-answer', 'protocol', { harmsCircuit: true, status: response.status });
    }
    // Only now: the service may refuse the request without these parts too.
    refuse(left);
    return response;
  };
  return (input, options) => fetchWithout([], input, options);
}

/** The response, with an error's status if it has the status 200 and begins with an error. */
async function withErrorStatus(response: Response): Promise<Response> {
  if (!response.ok) return response;
  const reader = response.clone().body?.getReader();
  // A body that breaks off does so in the response too, where it is reported.
  const first = await reader?.read().catch(() => undefined);
  // Not awaited, because it ends only with the response. It rejects only if the body broke off.
  reader?.cancel().catch(() => undefined);
  const text = new TextDecoder().decode(first?.value);
  const status = errorStatusIn(text);
  if (status === null) return response;
  await discard(response);
  return new Response(text, { status, headers: response.headers });
}

const without = (init: RequestInit | undefined, parts: ReadonlySet<string>): RequestInit | undefined =>
  parts.size > 0 && (typeof init?.body === 'string' || init?.body instanceof FormData)
    ? { ...init, body: bodyWithout(init.body, parts) }
    : init;

type Refusal = {
  /** The part that the service names. */
  part: string | null;
  /** What to leave out on trial, because the service names nothing. */
  spares: readonly string[];
  failure: ServiceFailure;
};

/** Reads an error response, by what its request had: another one may have been refused meanwhile. */
async function refusalOf(response: Response, init: RequestInit | undefined, now: number): Promise<Refusal> {
  const { status } = response;
  const failure = failureOf(response, now);
  const sent = partsOf(init?.body);
  if (!MAY_REFUSE_PARAMETERS.has(status) || sent === null) {
    await discard(response);
    return { part: null, spares: [], failure };
  }
  const why = await beginningOf(response);
  const isSilent = saysNothing(status, why);
  const isForTools = sent.has('tools') && (isSilent || NAMES_TOOLS.test(why));
  return {
    part: namedPart(sent, why),
    spares: isSilent ? sparesOf(sent) : [],
    failure: isForTools ? new ServiceFailure('bad-answer', 'tools', { status, withoutTools: true }) : failure,
  };
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
