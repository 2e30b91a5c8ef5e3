import { join } from 'node:path';
import type { Subscription } from '../people/reminded-people.ts';
import { spawnReady } from './child-process.ts';

const MAIN = join(import.meta.dirname, '../../../testing/push-double/main.ts');
const AT_ONCE = 50;

/** What the service got: messages with their endpoint and time, ms epoch, and requests that violated the protocol. */
type Received = { received: { target: string; at: number }[]; faults: unknown[] };
export type PushService = Awaited<ReturnType<typeof startPushService>>;

/** Starts a local push service in its own process. It checks signatures and headers, and doesn't decrypt. */
export async function startPushService(logPath: string) {
  const { address } = await spawnReady(/Push double: (\S+)/, MAIN, {}, logPath, ['--count-only']);
  const control = async <Answer>(path: string, body?: object): Promise<Answer> => {
    const post = { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(`${address}/_double/${path}`, body === undefined ? {} : post);
    return (await response.json()) as Answer;
  };
  return {
    address,
    async subscribe(count: number): Promise<Subscription[]> {
      const all: Subscription[] = [];
      while (all.length < count) {
        const some = Array.from({ length: Math.min(AT_ONCE, count - all.length) }, () =>
          control<Subscription>('subscriptions', { browser: 'chrome' }),
        );
        all.push(...(await Promise.all(some)));
      }
      return all;
    },
    received: () => control<Received>('received'),
    /** Forgets what arrived. */
    reset: () => control<unknown>('reset', {}),
  };
}
