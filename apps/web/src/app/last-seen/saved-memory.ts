import type { Reading } from '@alento/contract/content';
import { type Query, type QueryKey, skipToken } from '@tanstack/react-query';
import { queryClient } from '../../lib/query-client.ts';
import { session } from '../../lib/session/session.ts';
import { type SavedCard, savedHereKey } from '../../state/content/saved-here.ts';
import { keepText, openText } from './sealed-text.ts';
import type { SeenRecord } from './seen-data.ts';

/** Longest stored text, characters. The pieces that were saved first are not stored beyond it. */
const CHARACTERS_MAX = 900_000;

let loaded: { userId: string; pieces: Promise<SeenRecord[]> } | null = null;

session.subscribe((event) => {
  if (event === 'signed-in' || event === 'signed-out') loaded = null;
});

async function load(userId: string): Promise<SeenRecord[]> {
  const opened = await openText(userId, 'saved');
  return opened === null ? [] : (JSON.parse(opened) as SeenRecord[]);
}

/**
 * What this device has stored of a person's saved pieces, loaded once: which they are, their texts, and their cards.
 */
export function savedPieces(userId: string): Promise<SeenRecord[]> {
  if (loaded?.userId !== userId) loaded = { userId, pieces: load(userId) };
  return loaded.pieces;
}

const cardOf = ({ id, kind, title, url, minutes }: SavedCard): SavedCard => ({ id, kind, title, url, minutes });

/** The records to store: as many pieces as fit, and their cards. */
export function savedRecords(
  userId: string,
  reading: SeenRecord,
  pieces: readonly SeenRecord[],
  max = CHARACTERS_MAX,
): SeenRecord[] {
  let left = max;
  const fitting = pieces.filter((piece) => {
    left -= JSON.stringify(piece).length;
    return left >= 0;
  });
  const cards = fitting.map(({ data }) => cardOf(data as SavedCard));
  return [reading, ...fitting, { key: savedHereKey(userId), at: reading.at, data: cards }];
}

/** The query of the list of what is stored. It is known for the whole visit. */
export const savedHereOf = (userId: string): Query<SavedCard[]> =>
  queryClient.getQueryCache().build<SavedCard[], Error, SavedCard[], QueryKey>(queryClient, {
    queryKey: savedHereKey(userId),
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** Tells which pieces are saved, and which texts the records have of them. How far they were read is no part of it. */
const contentOf = ([reading, ...others]: readonly SeenRecord[]): string =>
  JSON.stringify([(reading?.data as Reading | undefined)?.saved, others.slice(0, -1).map(({ key, at }) => [key, at])]);

/**
 * Stores the records, encrypted, unless the same texts are stored. Does nothing if the session ended meanwhile.
 */
export async function keepSavedPieces(userId: string, records: SeenRecord[]): Promise<void> {
  const before = await savedPieces(userId);
  if (session.userId() !== userId) return;
  savedHereOf(userId).setData(records.at(-1)?.data as SavedCard[]);
  if (contentOf(before) === contentOf(records)) return;
  loaded = { userId, pieces: Promise.resolve(records) };
  await keepText(userId, 'saved', JSON.stringify(records));
}
