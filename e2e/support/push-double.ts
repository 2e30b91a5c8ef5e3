import { spawn } from 'node:child_process';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../../testing/push-double/main.ts');
const START_MS = 30_000;

export type RunningDouble = { address: string; stop(): Promise<void> };

/** Starts the double of the push services as a process of its own, on a free port. */
export async function startPushDouble(): Promise<RunningDouble> {
  const double = spawn(process.execPath, [MAIN], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((done) => double.on('close', () => done()));
  const address = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The double of the push services did not start')), START_MS);
    double.stdout.on('data', (chunk: Buffer) => {
      const match = /Push double: (\S+)/.exec(chunk.toString());
      if (!match?.[1]) return;
      clearTimeout(timer);
      resolve(match[1]);
    });
  });
  return {
    address,
    async stop() {
      double.kill('SIGTERM');
      await ended;
    },
  };
}

/** A browser's subscription at the double. */
export type Subscription = { endpoint: string; expirationTime: null; keys: { p256dh: string; auth: string } };
/** A notification as the device of a subscription reads it, decrypted by the double. */
export type Arrived = { title: string; body: string; tag: string; data: Record<string, string>; expiresAt: number };

async function control<Answer>(path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${process.env.ALENTO_PUSH}/_double/${path}`, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`The double answered ${response.status}`);
  return (await response.json()) as Answer;
}

/** Subscribes a browser at the double. @param key the server's public key, which alone may send to it */
export const subscribe = (key: string): Promise<Subscription> =>
  control('subscriptions', { browser: 'chrome', applicationServerKey: key });

/** The notifications that arrived for a subscription. */
export async function arrivedFor({ endpoint }: Subscription): Promise<Arrived[]> {
  const { received } = await control<{ received: { target: string; message: Arrived }[] }>('received');
  return received.filter(({ target }) => target === endpoint).map(({ message }) => message);
}
