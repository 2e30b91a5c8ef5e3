import { session } from '../../lib/session/session.ts';
import { keepText, openText } from './sealed-text.ts';
import type { Seen } from './seen-data.ts';

/** Longest stored text, characters. The oldest entries beyond it are not stored. */
const CHARACTERS_MAX = 400_000;

const nothing = (): Seen => ({ diary: null, records: [] });

let loaded: { userId: string; seen: Promise<Seen> } | null = null;

session.subscribe((event) => {
  if (event === 'signed-in' || event === 'signed-out') loaded = null;
});

async function load(userId: string): Promise<Seen> {
  const opened = await openText(userId, 'seen');
  return opened === null ? nothing() : (JSON.parse(opened) as Seen);
}

/** What was last seen of this person's data, loaded once. */
export function lastSeen(userId: string): Promise<Seen> {
  if (loaded?.userId !== userId) loaded = { userId, seen: load(userId) };
  return loaded.seen;
}

/** The text to store. Drops the oldest half of the entries until it fits. */
export function textOf(seen: Seen, max = CHARACTERS_MAX): string {
  const text = JSON.stringify(seen);
  const { diary } = seen;
  if (text.length <= max || !diary || diary.entries.length === 0) return text;
  const entries = diary.entries.slice(0, Math.floor(diary.entries.length / 2));
  const [oldest] = entries.slice(-1);
  // The day of the oldest entry may be incomplete, but it is shown: what is missing is older than all that is shown.
  const from = oldest?.localDate ?? diary.from;
  return textOf({ ...seen, diary: { ...diary, from, entries } }, max);
}

/** Stores what was seen, encrypted. Does nothing if the session ended meanwhile. */
export async function keepSeen(userId: string, seen: Seen): Promise<void> {
  if (session.userId() !== userId) return;
  loaded = { userId, seen: Promise.resolve(seen) };
  await keepText(userId, 'seen', textOf(seen));
}
