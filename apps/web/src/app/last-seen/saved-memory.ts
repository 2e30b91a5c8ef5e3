import { type SavedCard, savedHereKey } from '../../state/content/saved-here.ts';
import { keepText, openText } from './sealed-text.ts';
import type { SeenRecord } from './seen-data.ts';

/** Longest stored text, characters. The pieces that were saved first are not stored beyond it. */
const CHARACTERS_MAX = 900_000;

/** What this device has stored of a person's saved pieces: which they are, their texts, and their cards. */
export async function savedPieces(userId: string): Promise<SeenRecord[]> {
  const opened = await openText(userId, 'saved');
  return opened === null ? [] : (JSON.parse(opened) as SeenRecord[]);
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

/** Stores the records, encrypted. Does nothing if the session ended meanwhile. */
export const keepSavedPieces = (userId: string, records: readonly SeenRecord[]): Promise<void> =>
  keepText(userId, 'saved', JSON.stringify(records));
