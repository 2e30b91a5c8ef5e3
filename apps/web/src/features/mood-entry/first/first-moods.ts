import { FIRST_MOOD_KEPT_MS } from '@alento/domain/mood-entry/limits';
import { isMoodScore, type MoodScore } from '@alento/domain/mood-entry/scale';
import { newIdempotencyKey } from '../../../lib/intent/idempotency-key.ts';
import { sendOutbox } from '../../../lib/outbox/outbox.ts';
import { isRecord, parseJson } from '../../../lib/parse-json.ts';
import { readFixed, writeFixed } from '../../../lib/session/device/device-store.ts';
import { session } from '../../../lib/session/session.ts';
import { now, timeZone } from '../../../lib/time/clock.ts';
import { moodOutbox } from '../waiting/mood-outbox.ts';

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

/** The moods that no account has yet, oldest first, without those that were kept for too long. */
export function readFirstMoods(): FirstMood[] {
  const stored = parseJson(readFixed('firstMoods'));
  if (!Array.isArray(stored)) return [];
  return stored.filter(isFirstMood).filter(({ timestamp }) => now() - timestamp < FIRST_MOOD_KEPT_MS);
}

const write = (moods: readonly FirstMood[]): Promise<boolean> =>
  writeFixed('firstMoods', moods.length === 0 ? null : JSON.stringify(moods));

/** Stores a mood chosen now, or the new score of an earlier one. Resolves to whether the device stored it. */
export function saveFirstMood(score: MoodScore, earlier: FirstMood | null): [FirstMood, Promise<boolean>] {
  const mood = { key: newIdempotencyKey(), timestamp: now(), timeZone: timeZone(), ...earlier, score };
  return [mood, write([...readFirstMoods().filter(({ key }) => key !== mood.key), mood])];
}

export const removeFirstMood = (removed: FirstMood): Promise<boolean> =>
  write(readFirstMoods().filter(({ key }) => key !== removed.key));

export const removeFirstMoods = (): Promise<boolean> => write([]);

/**
 * Moves the moods to the outbox of the person who has signed in, and sends them. If that is interrupted, it is repeated at the next
 * start: the server stores one entry for each key.
 */
export async function addFirstMoods(userId: string): Promise<void> {
  if (readFixed('firstMoods') === null) return;
  for (const { key, ...mood } of readFirstMoods()) {
    if (session.userId() !== userId) return;
    await moodOutbox.add({ ...mood, note: '', tags: [] }, key);
  }
  await removeFirstMoods();
  void sendOutbox(userId);
}
