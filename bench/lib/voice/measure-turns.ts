import { setTimeout as sleep } from 'node:timers/promises';
import { spokenWav } from '../../../apps/server/src/testing/services/spoken-wav.ts';
import { startTalking, type Talker } from './talker.ts';

/** Recordings of one person in a conversation. The free plan answers five a day. */
export const TURNS_EACH = 5;
const SECOND_MS = 1000;

/** Recordings of this length, each with its own tone, WAV in base64. */
export const recordings = (count: number, ms: number): string[] =>
  Array.from({ length: count }, (_, at) => spokenWav({ ms, pitch: 150 + at }));

/** @returns the times until the first sound of each recording, sorted, ms. */
const sorted = (times: readonly number[]): Float64Array => Float64Array.from(times).sort();

/** People talk one after the other, five recordings each. */
export async function oneAfterTheOther(
  address: string,
  tokens: readonly string[],
  said: readonly string[],
): Promise<Float64Array> {
  const times: number[] = [];
  for (const token of tokens) {
    const talker = await startTalking(address, token);
    for (const recording of said.slice(0, TURNS_EACH)) times.push(await talker.say(recording));
    talker.close();
  }
  return sorted(times);
}

/**
 * Everybody talks at the same time: each speaks as long as their recording is, hears the reply to its end, and speaks
 * again. Their first recordings end evenly distributed over the length of one.
 */
export async function atTheSameTime(
  address: string,
  tokens: readonly string[],
  said: readonly string[],
  recordingMs: number,
): Promise<Float64Array> {
  const talkers = await Promise.all(tokens.map((token) => startTalking(address, token)));
  const times = await Promise.all(
    talkers.map(async (talker, index) => {
      await sleep((index * recordingMs) / talkers.length);
      const own: number[] = [];
      for (const recording of said.slice(0, TURNS_EACH)) {
        if (own.length > 0) await sleep(recordingMs);
        own.push(await talker.say(recording));
      }
      return own;
    }),
  );
  for (const talker of talkers) talker.close();
  return sorted(times.flat());
}

/** Everybody has spoken and sends at the same instant, once. */
export async function inTheSameInstant(
  address: string,
  tokens: readonly string[],
  recording: string,
): Promise<Float64Array> {
  const talkers = await Promise.all(tokens.map((token) => startTalking(address, token)));
  const times = await Promise.all(talkers.map((talker) => talker.say(recording)));
  for (const talker of talkers) talker.close();
  return sorted(times);
}

/**
 * One recording of each of these lengths, in seconds, in a session that was started before.
 *
 * @param startedAt when the session was started, by `performance.now()`: it waits until that long can have been recorded.
 * @returns the time until the first sound of each, ms.
 */
export async function longRecordings(talker: Talker, startedAt: number, seconds: readonly number[]): Promise<number[]> {
  const times: number[] = [];
  const speakingMs = seconds.reduce((sum, length) => sum + length, 0) * SECOND_MS;
  await sleep(Math.max(0, startedAt + speakingMs / 2 - performance.now()));
  for (const length of seconds) times.push(await talker.say(spokenWav({ ms: length * SECOND_MS })));
  return times;
}
