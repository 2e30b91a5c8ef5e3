import { spawn } from 'node:child_process';
import { join } from 'node:path';

const DOUBLES = join(import.meta.dirname, '../../testing');
const START_MS = 30_000;

type RunningDouble = { address: string; stop(): Promise<void> };

/** Starts a double of `testing/` as a process of its own, on a free port. */
export async function startDouble(name: 'push-double' | 'speech-double' | 'stripe-double'): Promise<RunningDouble> {
  const double = spawn(process.execPath, [join(DOUBLES, name, 'main.ts')], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((done) => double.on('close', () => done()));
  const address = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The ${name} did not start`)), START_MS);
    double.stdout.on('data', (chunk: Buffer) => {
      const match = /double: (\S+)/.exec(chunk.toString());
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

/** Calls a control of a double, such as `shift`. Without a body it reads. */
export async function controlOf<Answer>(address: string | undefined, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`${address}/_double/${path}`, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}
