import { randomUUID } from 'node:crypto';
import { CLIENT_VERSION_HEADER, IDEMPOTENCY_KEY_HEADER, TIME_ZONE_HEADER } from '@alento/domain/http/headers';
import autocannon, { type Request } from 'autocannon';
import { quantile } from './report.ts';

const SAMPLE_MS = 50;

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
export const creating = (name: string, note: string): Call => {
  const body = JSON.stringify({ score: 3, note });
  return {
    name,
    requestFor: (token) => ({
      method: 'POST',
      path: '/api/mood-entries',
      headers: { ...clientHeaders(token), 'Content-Type': 'application/json' },
      body,
      setupRequest(request) {
        request.headers[IDEMPOTENCY_KEY_HEADER] = randomUUID();
        return request;
      },
    }),
  };
};

export type Load = {
  address: string;
  call: Call;
  /** Bearer tokens. Each connection uses tokens of its own, like a device. */
  tokens: readonly string[];
  connections: number;
  /** When to stop: after a duration, or after a number of requests. */
  until: { seconds: number } | { requests: number };
};
/** Throughput, and latencies in ms. */
export type Measured = { requests: number; perSecond: number; p50: number; p99: number };

/** Sends the load, one request at a time per connection. @throws unless every response is 2xx */
export async function measure({ address, call, tokens, connections, until }: Load): Promise<Measured> {
  let connection = 0;
  const latencies: number[] = [];
  let first = 0;
  let last = 0;
  const run = autocannon({
    url: address,
    connections,
    sampleInt: SAMPLE_MS,
    ...('seconds' in until ? { duration: until.seconds } : { amount: until.requests }),
    setupClient(client) {
      const own = tokens.filter((_, index) => index % connections === connection % tokens.length);
      connection += 1;
      client.setRequests(own.map((token) => call.requestFor(token)));
    },
  });
  run.on('start', () => {
    first = performance.now();
  });
  run.on('response', (_client: unknown, _status: number, _bytes: number, ms: number) => {
    latencies.push(ms);
    last = performance.now();
  });
  const result = await run;
  if (result.non2xx > 0 || result.errors > 0 || result.timeouts > 0 || latencies.length === 0) {
    const statuses = JSON.stringify(result.statusCodeStats);
    throw new Error(
      `${call.name} at ${address}: ${result.errors} errors, ${result.timeouts} timeouts, answers ${statuses}`,
    );
  }
  const sorted = Float64Array.from(latencies).sort();
  return {
    requests: sorted.length,
    perSecond: (sorted.length * 1000) / (last - first),
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
  };
}
