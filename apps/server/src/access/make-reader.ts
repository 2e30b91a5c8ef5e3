import type { DayRange } from '@alento/domain/analytics/period';
import type { SharedPart } from '@alento/domain/sharing/parts';
import type { KeyCache } from '../crypto/key-cache.ts';
import type { Runner } from '../db/database.ts';
import { readAccountKeys } from './account-keys.ts';
import { once } from './once.ts';
import type { Reader, SharedHolder } from './reader.ts';

/** A share that a professional accepted, as the database stores it. */
export type AcceptedShare = {
  userId: string;
  parts: readonly SharedPart[];
  days: DayRange;
  /** When it ends, ms epoch. */
  until: number;
};

/**
 * Creates a reader of one shared part; null if the part is not shared or the share has ended. Only the sharing
 * feature may import this file (scripts/check/import-direction.cjs).
 *
 * @param now ms epoch.
 */
export function readerOf<Part extends SharedPart>(share: AcceptedShare, part: Part, now: number): Reader<Part> | null {
  if (now >= share.until || !share.parts.includes(part)) return null;
  const { userId, days } = share;
  return { userId, days, parts: new Set(share.parts) } as unknown as Reader<Part>;
}

type OwnerFacts = Pick<SharedHolder<'moods'>, 'userKey' | 'timeZone'>;

/** Reads data keys and time zones of the owners of shares by account. Deleted accounts have none. */
export async function readOwnerKeysAndZones(
  runner: Runner,
  keys: Pick<KeyCache, 'open'>,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, OwnerFacts>> {
  const rows = await readAccountKeys(runner, userIds);
  return new Map(
    rows.map(({ userId, timeZone, ...key }) => [userId, { timeZone, userKey: once(() => keys.open(userId, key)) }]),
  );
}
