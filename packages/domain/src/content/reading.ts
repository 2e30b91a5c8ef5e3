/** What a person keeps of the library. */
export type Reading = {
  /** Ids, newest first. */
  readonly saved: readonly string[];
  /** How much of a piece lies behind, 0 to 1, and when that was told, ms epoch. */
  readonly progress: Readonly<Record<string, { readonly share: number; readonly at: number }>>;
};
export type ReadingChange = { saved?: boolean | undefined; share?: number | undefined };

export const NOTHING_READ: Reading = { saved: [], progress: {} };
/** From this share on a piece counts as read: few people scroll to the last reference. */
export const READ_SHARE = 0.9;

/** After saving or unsaving a piece, or reading on in it. Going back in a text leaves it where it was. */
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

/** Ids of what was read to the end, or almost. */
export const finished = ({ progress }: Reading): string[] =>
  Object.entries(progress)
    .filter(([, { share }]) => share >= READ_SHARE)
    .map(([id]) => id);
