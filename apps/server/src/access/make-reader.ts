import type { Reader, SharedPart } from './reader.ts';

/** What an owner shared and its reader accepted, as it is kept. */
export type AcceptedShare = { userId: string; parts: readonly SharedPart[]; until: number };

/**
 * The right to one part of what was shared; null where it was not shared, or has ended. For sharing alone
 * (.dependency-cruiser.cjs).
 *
 * @param now ms epoch.
 */
export function readerOf<Part extends SharedPart>(share: AcceptedShare, part: Part, now: number): Reader<Part> | null {
  if (now >= share.until || !share.parts.includes(part)) return null;
  return { userId: share.userId, until: share.until, parts: new Set(share.parts) } as unknown as Reader<Part>;
}
