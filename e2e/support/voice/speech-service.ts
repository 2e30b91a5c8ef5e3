import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Asked, PlannedFailure } from '../../../testing/speech-double/exchange.ts';
import { ALL, markerOf, SENTENCES } from './sentences.ts';

const MAIN = join(import.meta.dirname, '../../../testing/speech-double/main.ts');
const START_MS = 30_000;

/** The double of the speech service, as a process of its own. */
export type SpeechService = {
  /** Address of its API, for AI_BASE_URL. */
  baseUrl: string;
  fail(failure: PlannedFailure): Promise<void>;
  asked(): Promise<Asked[]>;
  /** Texts that it spoke or failed to speak, oldest first. */
  spoken(): Promise<string[]>;
  /** The files that it transcribed, oldest first. */
  recordings(): Promise<Buffer[]>;
  /** Forgets planned failures and requests. */
  reset(): Promise<void>;
  stop(): Promise<void>;
};

async function control<Answer>(address: string, path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${address}/_double/${path}`, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** Starts the double on a free port, and tells it the sentences of the stories. */
export async function startSpeechService(): Promise<SpeechService> {
  const double = spawn(process.execPath, [MAIN], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((done) => double.on('close', () => done()));
  const address = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The double of the speech service did not start')), START_MS);
    double.stdout.on('data', (chunk: Buffer) => {
      const match = /Speech double: (\S+)/.exec(chunk.toString());
      if (!match?.[1]) return;
      clearTimeout(timer);
      resolve(match[1]);
    });
  });
  for (const sentence of ALL)
    await control(address, 'sentences', { hz: markerOf(sentence), text: SENTENCES[sentence] });
  const asked = async (): Promise<Asked[]> => (await control<{ asked: Asked[] }>(address, 'asked')).asked;
  return {
    baseUrl: `${address}/v1`,
    asked,
    fail: (failure) => control(address, 'failures', failure),
    spoken: async () => (await asked()).filter(({ call }) => call === 'speech').map(({ text }) => text),
    recordings: async () =>
      (await control<{ recordings: string[] }>(address, 'recordings')).recordings.map((one) =>
        Buffer.from(one, 'base64'),
      ),
    reset: () => control(address, 'reset', {}),
    async stop() {
      double.kill('SIGTERM');
      await ended;
    },
  };
}
