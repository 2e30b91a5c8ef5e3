/** Types for the part of autocannon 9 that is used here, because the package has no types. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  type Request = {
    method: string;
    path: string;
    headers: Record<string, string>;
    body?: string;
    setupRequest?: (request: Request) => Request;
  };
  type Client = EventEmitter & { setRequests(requests: Request[]): void };
  type Options = {
    url: string;
    connections: number;
    duration?: number;
    amount?: number;
    /** Interval in ms at which autocannon checks whether the run is over. */
    sampleInt: number;
    setupClient(client: Client): void;
  };
  type Result = { errors: number; timeouts: number; non2xx: number; statusCodeStats: Record<string, unknown> };
  type Run = EventEmitter & PromiseLike<Result> & { stop(): void };

  export default function autocannon(options: Options): Run;
}
