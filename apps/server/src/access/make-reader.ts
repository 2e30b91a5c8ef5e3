import type { Reader, SharedPart } from './reader.ts';

/** A share that the other person accepted, as the database stores it. */
export type AcceptedShare = { userId: string; parts: readonly SharedPart[]; until: number };

/**
 * Creates a reader of one shared part; null if the part is not shared or the share has ended. Only the sharing
 * feature may import this (.dependency-cruiser.cjs).
 *
 * @param now ms epoch.
 */
export function readerOf<Part extends SharedPart>(share: AcceptedShare, part: Part, now: number): Reader<Part> | null {
  if (now >= share.until || !share.parts.includes(part)) return null;
  return { userId: share.userId, until: share.until, parts: new Set(share.parts) } as unknown as Reader<Part>;
}
