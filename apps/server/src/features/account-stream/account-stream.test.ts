import { describe, expect, it, vi } from 'vitest';
import type { Realtime } from '../../realtime/realtime.ts';
import { openForFile } from '../../testing/open-for-file.ts';
import { startPaymentApp } from '../../testing/payment-app.ts';
import { accountStream } from './account-stream.ts';

const app = await openForFile(startPaymentApp());

const open = (token: string) =>
  app.app.app.request('/api/account/stream', { headers: { Authorization: `Bearer ${token}` } });

/** Reads until an event arrives, and returns its name; null if none arrives in time. */
async function nextEvent(reader: ReadableStreamDefaultReader<Uint8Array>, withinMs = 3000): Promise<string | null> {
  const decoder = new TextDecoder();
  const deadline = performance.now() + withinMs;
  for (;;) {
    const left = deadline - performance.now();
    if (left <= 0) return null;
    const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), left));
    const read = await Promise.race([reader.read(), late]);
    if (read === 'late' || read.done) return null;
    const name = /event: ([\w-]+)/.exec(decoder.decode(read.value))?.[1];
    if (name) return name;
  }
}

const readerOf = (response: Response): ReadableStreamDefaultReader<Uint8Array> => {
  const reader = response.body?.getReader();
  if (!reader) throw new Error('The stream has no body');
  return reader;
};

/** Opens the stream of a signed-in person with these changes to its dependencies. */
const streamWith = (changes: Partial<Parameters<typeof accountStream>[0]>) =>
  accountStream({
    realtime: { follow: () => () => undefined } as unknown as Realtime,
    userId: 'ana',
    readPlan: async () => 'free',
    isSignedIn: async () => true,
    longestMs: 10_000,
    closed: () => undefined,
    ...changes,
  }).getReader();

describe('GET /account/stream', () => {
  it('tells every tab of the person that the plan has changed, and nobody else', async () => {
    const [ana, bia] = [await app.newBuyer(), await app.newBuyer()];
    const responses = await Promise.all([open(ana.token), open(ana.token), open(bia.token)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [first, second, other] = responses.map(readerOf);
    if (!first || !second || !other) throw new Error('A stream is missing');
    expect(await Promise.all([first, second, other].map((reader) => nextEvent(reader)))).toEqual(
      Array(3).fill('opened'),
    );
    await ana.buy('price_premium');
    expect(await Promise.all([nextEvent(first), nextEvent(second), nextEvent(other, 300)])).toEqual([
      'plan',
      'plan',
      null,
    ]);
    await Promise.all([first.cancel(), second.cancel(), other.cancel()]);
  });

  it('tells apart what has changed, and sends every kind after a gap', async () => {
    let follower: Parameters<Realtime['follow']>[2] | undefined;
    const follow: Realtime['follow'] = (_kind, _id, newFollower) => {
      follower = newFollower;
      return () => undefined;
    };
    const reader = streamWith({ realtime: { follow } as Realtime });
    expect(await nextEvent(reader)).toBe('opened');
    follower?.hear({ kind: 'my-data' });
    follower?.hear({ kind: 'plan' });
    follower?.missed();
    const events = [];
    for (let count = 0; count < 5; count += 1) events.push(await nextEvent(reader));
    expect(events).toEqual(['my-data', 'plan', 'plan', 'my-data', 'sharing']);
    await reader.cancel();
  });

  it('ends with the session', async () => {
    let isSignedIn = true;
    const closed = vi.fn();
    const reader = streamWith({ isSignedIn: async () => isSignedIn, closed, keepAliveMs: 20 });
    expect(await nextEvent(reader)).toBe('opened');
    isSignedIn = false;
    while (!(await reader.read()).done);
    expect(closed).toHaveBeenCalledOnce();
  });

  it('ends at once when the account is deleted', async () => {
    const heard: ((event: { kind: string }) => void)[] = [];
    const stop = vi.fn();
    const closed = vi.fn();
    const follow = (_kind: string, _id: string, { hear }: { hear: (event: { kind: string }) => void }) => {
      heard.push(hear);
      return stop;
    };
    const reader = streamWith({ realtime: { follow } as unknown as Realtime, closed });
    expect(await nextEvent(reader)).toBe('opened');
    for (const kind of ['ended', 'ended', 'plan']) heard[0]?.({ kind });
    expect((await reader.read()).done).toBe(true);
    expect([stop.mock.calls.length, closed.mock.calls.length]).toEqual([1, 1]);
  });

  it('needs a session, and is limited for each account', async () => {
    expect((await open('x'.repeat(30))).status).toBe(401);
    const eva = await app.newPerson();
    const streams = await Promise.all(Array.from({ length: 12 }, () => open(eva.token)));
    expect((await open(eva.token)).status).toBe(429);
    await Promise.all(streams.map((stream) => stream.body?.cancel()));
    const again = await open(eva.token);
    expect(again.status).toBe(200);
    await again.body?.cancel();
  });
});
