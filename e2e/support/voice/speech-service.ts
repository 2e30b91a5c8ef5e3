import type { PlannedFailure, SpeechRequest } from '../../../testing/speech-double/exchange.ts';
import { controlOf, startDouble } from '../start-double.ts';
import { ALL, markerOf, SENTENCES } from './sentences.ts';

/** The double of the speech service, as a process of its own. */
export type SpeechService = {
  /** Address of its API, for AI_BASE_URL. */
  baseUrl: string;
  fail(failure: PlannedFailure): Promise<void>;
  requests(): Promise<SpeechRequest[]>;
  /** Texts that it spoke or failed to speak, oldest first. */
  spoken(): Promise<string[]>;
  /** The files that it transcribed, oldest first. */
  recordings(): Promise<Buffer[]>;
  /** Forgets planned failures and requests. */
  reset(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts the double on a free port, and tells it the sentences of the stories. */
export async function startSpeechService(): Promise<SpeechService> {
  const { address, stop } = await startDouble('speech-double');
  for (const sentence of ALL)
    await controlOf(address, 'sentences', { hz: markerOf(sentence), text: SENTENCES[sentence] });
  const readRequests = async (): Promise<SpeechRequest[]> =>
    (await controlOf<{ asked: SpeechRequest[] }>(address, 'asked')).asked;
  return {
    baseUrl: `${address}/v1`,
    requests: readRequests,
    fail: (failure) => controlOf(address, 'failures', failure),
    spoken: async () => (await readRequests()).filter(({ call }) => call === 'speech').map(({ text }) => text),
    recordings: async () =>
      (await controlOf<{ recordings: string[] }>(address, 'recordings')).recordings.map((one) =>
        Buffer.from(one, 'base64'),
      ),
    reset: () => controlOf(address, 'reset', {}),
    stop,
  };
}
