import { FIRST_MOOD_KEPT_MS } from '@alento/domain/mood-entry/limits';
import { isMoodScore, type MoodScore } from '@alento/domain/mood-entry/scale';
import { newIdempotencyKey } from '../../../lib/intent/idempotency-key.ts';
import { isRecord, parseJson } from '../../../lib/parse-json.ts';
import { readFixed, writeFixed } from '../../../lib/session/device/device-store.ts';
import { now, timeZone } from '../../../lib/time/clock.ts';

/** A mood that was chosen on this device while nobody was signed in. */
export type FirstMood = {
  /** Its idempotency key in the outbox of the account that gets it. */
  key: string;
  score: MoodScore;
  /** Time of the choice, ms epoch. */
  timestamp: number;
  timeZone: string;
};

const isFirstMood = (value: unknown): value is FirstMood =>
  isRecord(value) &&
  typeof value.key === 'string' &&
  isMoodScore(value.score) &&
  typeof value.timestamp === 'number' &&
  typeof value.timeZone === 'string';

/** The moods that no account has yet, without those that were kept for too long. */
export function readFirstMoods(): readonly FirstMood[] {
  const stored = parseJson(readFixed('firstMoods'));
  if (!Array.isArray(stored)) return [];
  return stored.filter(isFirstMood).filter(({ timestamp }) => now() - timestamp < FIRST_MOOD_KEPT_MS);
}

/** Stores the moods. Resolves to whether the device stored them. */
export const writeFirstMoods = (moods: readonly FirstMood[]): Promise<boolean> =>
  writeFixed('firstMoods', moods.length === 0 ? null : JSON.stringify(moods));

/** Stores a mood chosen now, or the new score of an earlier one. Resolves to whether the device stored it. */
export function saveFirstMood(score: MoodScore, earlier: FirstMood | null): [FirstMood, Promise<boolean>] {
  const mood = { key: newIdempotencyKey(), timestamp: now(), timeZone: timeZone(), ...earlier, score };
  return [mood, writeFirstMoods([...readFirstMoods().filter(({ key }) => key !== mood.key), mood])];
}

/** Deletes the moods that have one of these keys. */
export const removeFirstMoods = (keys: readonly string[]): Promise<boolean> =>
  writeFirstMoods(readFirstMoods().filter(({ key }) => !keys.includes(key)));
