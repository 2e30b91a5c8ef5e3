import { vi } from 'vitest';
import { keyRingOf } from '../../crypto/key-ring.ts';
import { openRealtime } from '../../realtime/open-realtime.ts';
import type { Realtime } from '../../realtime/realtime.ts';
import { openTestDatabase } from '../database/test-database.ts';

export const patience = { timeout: 30_000, interval: 10 };
export const delta = (at: number, text = 'x') => ({ kind: 'delta', at, text }) as const;

const END = delta(0, 'end of the probes');

/** Opens the real-time port with a test database of its own. */
export async function openTestRealtime() {
  const database = await openTestDatabase();
  const errors: unknown[] = [];
  const realtime: Realtime = openRealtime(database, keyRingOf(database.secrets), (error) => errors.push(error));
  return {
    database,
    realtime,
    errors,

    /** Subscribes to a topic and waits until a probe event has arrived. */
    async follow(id: string) {
      const heard: unknown[] = [];
      let gaps = 0;
      const stop = realtime.follow('reply', id, { hear: (event) => heard.push(event), missed: () => (gaps += 1) });
      await vi.waitUntil(async () => {
        realtime.publish('reply', id, { kind: 'join' });
        await realtime.flush();
        return heard.length > 0;
      }, patience);
      // Events arrive in order: after the last one no probe is under way.
      realtime.publish('reply', id, END);
      await realtime.flush();
      await vi.waitUntil(() => JSON.stringify(heard.at(-1)) === JSON.stringify(END), patience);
      heard.length = 0;
      return { heard, stop, gaps: () => gaps };
    },

    async close(): Promise<void> {
      await realtime.close();
      await database.close();
    },
  };
}
