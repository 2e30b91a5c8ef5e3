import { readFixed } from '../../lib/session/device/device-store.ts';
import { seal, unseal } from '../../lib/session/ended/seal.ts';
import { session } from '../../lib/session/session.ts';
import { readSealed, writeSealed } from '../../platform/last-seen-store.ts';
import type { Seen } from './seen-data.ts';

/**
 * Version of the stored shapes. Raise it if a response of `stored-queries.ts` or a mood entry changes: what an earlier
 * version stored is then ignored.
 */
const SHAPES = 1;
/** Longest stored text, characters. The oldest entries beyond it are not stored. */
const CHARACTERS_MAX = 400_000;

const nothing = (): Seen => ({ diary: null, records: [] });
const contextOf = (userId: string) => ({ name: `last-seen-${SHAPES}`, userId });

let loaded: { userId: string; seen: Promise<Seen> } | null = null;

session.subscribe((event) => {
  if (event === 'signed-in' || event === 'signed-out') loaded = null;
});

async function load(userId: string): Promise<Seen> {
  const deviceKey = readFixed('deviceKey');
  const sealed = deviceKey === null ? null : await readSealed(userId).catch(() => null);
  // The version is part of what is authenticated, so another version's text can't be opened.
  const opened = deviceKey && sealed ? await unseal(deviceKey, contextOf(userId), sealed) : null;
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

/**
 * Stores what was seen, encrypted with the account's key on this device; without that key nothing is stored. Does
 * nothing if the session ended meanwhile.
 */
export async function keepSeen(userId: string, seen: Seen): Promise<void> {
  const deviceKey = readFixed('deviceKey');
  if (session.userId() !== userId) return;
  loaded = { userId, seen: Promise.resolve(seen) };
  const sealed = deviceKey === null ? null : await seal(deviceKey, contextOf(userId), textOf(seen));
  if (sealed === null || (await session.newest())?.userId !== userId) return;
  await writeSealed(userId, sealed).catch(() => undefined);
  // The session ended during the write, and its end may have deleted the database before.
  if ((await session.newest())?.userId !== userId) await session.share();
}
