import { join } from 'node:path';
import type { Subscription } from '../people/reminded-people.ts';
import { type Child, spawnReady } from './child-process.ts';

const MAIN = join(import.meta.dirname, '../../../testing/push-double/main.ts');
const READY = /Push double: (\S+)/;
const AT_ONCE = 50;

/** A message that arrived: its endpoint, and when, ms epoch. */
type Arrival = { target: string; at: number; status: number };

/** A local push service in its own process. */
export type PushService = Child & {
  readonly address: string;
  subscribe(count: number): Promise<Subscription[]>;
  arrivals(): Promise<Arrival[]>;
  /** Requests that violated the protocol. */
  faults(): Promise<unknown[]>;
  /** Forgets what arrived. */
  reset(): Promise<void>;
};

/** Starts the double of the push services. It checks signatures and headers, and doesn't decrypt. */
export async function startPushService(logPath: string): Promise<PushService> {
  const { match, ...child } = await spawnReady(MAIN, {}, logPath, READY, ['--count-only']);
  const base = match[1] ?? '';
  const control = async <Answer>(path: string, body?: object): Promise<Answer> => {
    const response = await fetch(`${base}/_double/${path}`, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    return (await response.json()) as Answer;
  };
  return {
    ...child,
    address: base,
    async subscribe(count) {
      const all: Subscription[] = [];
      while (all.length < count) {
        const some = Array.from({ length: Math.min(AT_ONCE, count - all.length) }, () =>
          control<Subscription>('subscriptions', { browser: 'chrome' }),
        );
        all.push(...(await Promise.all(some)));
      }
      return all;
    },
    arrivals: async () => (await control<{ received: Arrival[] }>('received')).received,
    faults: async () => (await control<{ faults: unknown[] }>('received')).faults,
    reset: async () => void (await control('reset', {})),
  };
}
