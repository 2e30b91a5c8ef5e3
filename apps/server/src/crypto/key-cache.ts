import { createSecretKey } from 'node:crypto';
import type { KeyRing, WrappedKey } from './key-ring.ts';
import type { UserKey } from './seal.ts';

/** How long an unwrapped key stays in memory after its first use, ms. */
export const KEPT_MS = 5_000;
/** Maximum number of cached keys; the oldest one is evicted first. */
const KEPT_MAX = 10_000;

type Unwrap = KeyRing['unwrap'];
type Kept = { wrapped: Buffer; version: number; bytes: Buffer; until: number };

export type KeyCache = {
  open(userId: string, wrapped: WrappedKey): UserKey;
  /** Overwrites the key of one account, which was deleted. */
  forget(userId: string): void;
  /** Overwrites every key in memory. */
  close(): void;
};

/**
 * Caches unwrapped data keys for a few seconds. The cache returns a key only if the caller passes the same wrapped key,
 * read from the database for this request, so that a deleted or rewrapped key is never used. It overwrites each key a
 * few seconds after unwrapping, even if the key is used again.
 */
export function keyCache(unwrap: Unwrap, keptMs: number = KEPT_MS): KeyCache {
  const kept = new Map<string, Kept>();
  let timer: NodeJS.Timeout | undefined;

  function wipe(userId: string, { bytes }: Kept): void {
    bytes.fill(0);
    kept.delete(userId);
  }

  /** Overwrites and removes expired keys. All keys have the same lifetime, so the map is sorted by expiry. */
  function wipeDue(): void {
    timer = undefined;
    const now = performance.now();
    for (const [userId, one] of kept) {
      if (one.until > now) {
        timer = setTimeout(wipeDue, one.until - now).unref();
        return;
      }
      wipe(userId, one);
    }
  }

  function keep(userId: string, { wrappedKey, masterKeyVersion: version }: WrappedKey, bytes: Buffer): void {
    if (kept.size >= KEPT_MAX) {
      const [oldest] = kept;
      if (oldest) wipe(...oldest);
    }
    kept.set(userId, { wrapped: Buffer.from(wrappedKey), version, bytes, until: performance.now() + keptMs });
    timer ??= setTimeout(wipeDue, keptMs).unref();
  }

  return {
    open(userId, wrapped) {
      const known = kept.get(userId);
      if (known?.version === wrapped.masterKeyVersion && known.wrapped.equals(wrapped.wrappedKey))
        return createSecretKey(known.bytes) as UserKey;
      if (known) wipe(userId, known);
      const bytes = unwrap(userId, wrapped);
      keep(userId, wrapped, bytes);
      return createSecretKey(bytes) as UserKey;
    },
    forget(userId) {
      const known = kept.get(userId);
      if (known) wipe(userId, known);
    },
    close() {
      clearTimeout(timer);
      for (const one of kept) wipe(...one);
    },
  };
}
