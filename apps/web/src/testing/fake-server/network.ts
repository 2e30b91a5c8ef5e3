import { defineNetwork, HttpNetworkFrame, NetworkSource } from 'msw/experimental';
import { http } from 'msw/http';
import type { Method } from './route.ts';

/** One request, recorded when it is sent. */
export type Call = {
  method: string;
  /** Path below /api, without the query. */
  path: string;
  query: Record<string, string>;
  body: unknown;
  headers: Headers;
  /** Whether the browser sends the request even if the page is closed. */
  keepalive: boolean;
  /** Time of the request by the test's clock, ms. */
  at: number;
};
export type Handler = (call: Call) => Promise<Response>;

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const satisfies Record<
  Method,
  unknown
>;
const ORIGIN = 'http://localhost:3000';

let calls = new Map<Request, Call>();
let problems: unknown[] = [];
let rest: Handler | null = null;
let listener: ((call: Call) => void) | null = null;

/** Responds to a request. An unrecorded request was sent by an earlier test and is aborted. */
async function answered(request: Request, handler: Handler | null): Promise<Response> {
  const call = calls.get(request);
  if (call === undefined) return Response.error();
  try {
    if (handler === null) throw new Error(`The test has no answer to ${call.method} ${call.path}`);
    return await handler(call);
  } catch (problem) {
    problems.push(problem);
    return Response.error();
  }
}

/** Ends the body of an event stream with an error if the page aborts the request, as a browser does. */
function endedBy(signal: AbortSignal | null | undefined, response: Response): Response {
  const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream');
  if (!signal || !isStream || !response.body) return response;
  return new Response(response.body.pipeThrough(new TransformStream(), { signal }), response);
}

class FetchFrame extends HttpNetworkFrame {
  readonly answer = Promise.withResolvers<Response>();

  respondWith(response?: Response): void {
    if (response && response.type !== 'error') this.answer.resolve(response);
    else this.answer.reject(new TypeError('Failed to fetch'));
  }

  /** Throws, so that no request reaches a real network. */
  passthrough(): void {
    this.respondWith();
  }

  errorWith(reason?: unknown): void {
    this.answer.reject(reason);
  }
}

/**
 * Intercepts `fetch`, the page's only access to the network. `setupServer` of msw/node would also send each request
 * through a simulated socket, which takes six times as long and depends on timers that tests replace.
 */
class FetchSource extends NetworkSource<FetchFrame> {
  enable(): void {
    globalThis.fetch = async (input, { signal, ...init } = {}) => {
      const address = new URL(String(input), ORIGIN);
      const request = new Request(address, init);
      // Recorded before any handler runs, so that a test can check for a request without waiting.
      const call = {
        method: request.method,
        path: address.pathname.replace(/^\/api/, ''),
        query: Object.fromEntries(address.searchParams),
        body: init.body instanceof Blob ? init.body : typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
        headers: request.headers,
        keepalive: request.keepalive,
        at: Date.now(),
      };
      calls.set(request, call);
      listener?.(call);
      const frame = new FetchFrame({ request });
      // Creates jsdom's DOMException, because the signal's reason is Node's, which the page's `instanceof` doesn't
      // match.
      const leave = (): void => frame.errorWith(new DOMException('left', 'AbortError'));
      if (signal?.aborted) leave();
      signal?.addEventListener('abort', leave, { once: true });
      this.queue(frame).catch((reason: unknown) => frame.errorWith(reason));
      return frame.answer.promise
        .then((response) => endedBy(signal, response))
        .finally(() => signal?.removeEventListener('abort', leave));
    };
  }
}

const network = defineNetwork({
  sources: [new FetchSource()],
  handlers: [http.all('*', ({ request }) => answered(request, rest))],
  onUnhandledFrame: 'error',
  context: { quiet: true },
});
network.enable();

/** Responds to matching requests from now on. It replaces earlier handlers. */
export function handle(method: Method, template: string, handler: Handler): void {
  const pattern = `${ORIGIN}/api${template.replace(/\{(\w+)\}/g, ':$1')}`;
  network.use(METHODS[method](pattern, ({ request }) => answered(request, handler)));
}

/** Responds to requests that no other handler matches. */
export function handleRest(handler: Handler): void {
  rest = handler;
}

/** Calls `to` synchronously for each request, before its handler. */
export function listen(to: (call: Call) => void): void {
  listener = to;
}

export const recorded = (): Call[] => [...calls.values()];

/**
 * Removes the responses and requests of a test. Returns its problems: requests without a response, and errors thrown by
 * handlers.
 */
export function endTest(): unknown[] {
  const found = problems;
  network.resetHandlers();
  calls = new Map();
  problems = [];
  rest = null;
  listener = null;
  return found;
}
