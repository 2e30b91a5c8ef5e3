import { randomUUID } from 'node:crypto';
import { CLIENT_VERSION_HEADER, IDEMPOTENCY_KEY_HEADER, TIME_ZONE_HEADER } from '@alento/domain/http/headers';
import autocannon, { type Request } from 'autocannon';
import { quantile } from './report.ts';

const SAMPLE_MS = 50;
/** Longer than any load: it ends with the work beside it. */
const ENDLESS_SECONDS = 3600;

/** One API call, and how to create its request for a person's token. */
export type Call = { name: string; requestFor(token: string): Request };

/** The headers that our web client sends. */
export const clientHeaders = (token: string): Record<string, string> => ({
  Authorization: `Bearer ${token}`,
  [TIME_ZONE_HEADER]: 'America/Sao_Paulo',
  [CLIENT_VERSION_HEADER]: 'web/0.1.0',
});

export const reading = (name: string, path: string): Call => ({
  name,
  requestFor: (token) => ({ method: 'GET', path, headers: clientHeaders(token) }),
});

/** A call that creates an entry with a note. Each request has a new Idempotency-Key. */
export const creating = (note: string): Call => ({
  name: 'create',
  requestFor: (token) => ({
    method: 'POST',
    path: '/api/mood-entries',
    headers: { ...clientHeaders(token), 'Content-Type': 'application/json' },
    body: JSON.stringify({ score: 3, note }),
    setupRequest(request) {
      request.headers[IDEMPOTENCY_KEY_HEADER] = randomUUID();
      return request;
    },
  }),
});

export type Load = {
  address: string;
  call: Call;
  /** Bearer tokens. Each connection uses tokens of its own, like a device. */
  tokens: readonly string[];
  connections: number;
  /** When to stop: after a duration, after a number of requests, or when some work is over. */
  until: { seconds: number } | { requests: number } | { over: Promise<unknown> };
};

/** When a response arrived, since the start, and how long it took, ms. */
export type Response = { at: number; ms: number };
/** Throughput, and latencies in ms. */
export type Measured = { responses: Response[]; perSecond: number; p50: number; p99: number };

/** Sends the load, one request at a time per connection. @throws unless every response is 2xx */
export async function measure({ address, call, tokens, connections, until }: Load): Promise<Measured> {
  let connection = 0;
  const responses: Response[] = [];
  let start = 0;
  const run = autocannon({
    url: address,
    connections,
    sampleInt: SAMPLE_MS,
    ...('requests' in until
      ? { amount: until.requests }
      : { duration: 'seconds' in until ? until.seconds : ENDLESS_SECONDS }),
    setupClient(client) {
      const own = tokens.filter((_, index) => index % connections === connection % tokens.length);
      connection += 1;
      client.setRequests(own.map((token) => call.requestFor(token)));
    },
  });
  run.on('start', () => {
    start = performance.now();
  });
  run.on('response', (_client: unknown, _status: number, _bytes: number, ms: number) => {
    responses.push({ at: performance.now() - start, ms });
  });
  const stop = (): void => run.stop();
  if ('over' in until) until.over.then(stop, stop);
  const result = await run;
  if (result.non2xx > 0 || result.errors > 0 || result.timeouts > 0 || responses.length === 0) {
    const { errors, timeouts, statusCodeStats } = result;
    const answers = JSON.stringify(statusCodeStats);
    throw new Error(`${call.name} at ${address}: ${errors} errors, ${timeouts} timeouts, answers ${answers}`);
  }
  const sorted = Float64Array.from(responses, ({ ms }) => ms).sort();
  return {
    responses,
    perSecond: (responses.length * 1000) / (responses.at(-1)?.at ?? Number.NaN),
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
  };
}

/** Runs the work `count` times in sequence and returns the sorted durations in ms. */
export async function timesOf(count: number, work: (at: number) => Promise<unknown>): Promise<Float64Array> {
  const times = new Float64Array(count);
  for (let at = 0; at < count; at += 1) {
    const start = performance.now();
    await work(at);
    times[at] = performance.now() - start;
  }
  return times.sort();
}
