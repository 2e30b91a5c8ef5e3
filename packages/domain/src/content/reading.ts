import { WORDS_PER_MINUTE } from './limits.ts';

/** A person's saved pieces and reading progress. */
export type Reading = {
  /** Ids of the saved pieces, newest first. */
  readonly saved: readonly string[];
  /** By id, the share of the piece that was read, 0 to 1, and when this was recorded, ms epoch. */
  readonly progress: Readonly<Record<string, { readonly share: number; readonly at: number }>>;
};
export type ReadingChange = { saved?: boolean | undefined; share?: number | undefined };

export const NOTHING_READ: Reading = { saved: [], progress: {} };
/** Share from which on a piece counts as read. It is below 1, because few people scroll to the last reference. */
export const READ_SHARE = 0.9;

/** Applies a save, an unsave or new progress. Progress never decreases. */
export function afterReading(reading: Reading, id: string, { saved, share }: ReadingChange, now: number): Reading {
  const others = reading.saved.filter((one) => one !== id);
  const before = reading.progress[id]?.share ?? 0;
  return {
    saved: saved === undefined ? reading.saved : saved ? [id, ...others] : others,
    progress:
      share === undefined
        ? reading.progress
        : { ...reading.progress, [id]: { share: Math.max(before, share), at: now } },
  };
}

/** Ids of the pieces that count as read. */
export const finished = ({ progress }: Reading): string[] =>
  Object.entries(progress)
    .filter(([, { share }]) => share >= READ_SHARE)
    .map(([id]) => id);

const WORD = /[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu;

/** Number of words in a text. Punctuation between words doesn't count. */
export const wordsIn = (text: string): number => text.match(WORD)?.length ?? 0;

/** Minutes of silent reading, rounded, at least 1. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / WORDS_PER_MINUTE));
