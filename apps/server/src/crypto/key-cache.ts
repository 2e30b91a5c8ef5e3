import { createSecretKey } from 'node:crypto';
import type { KeyRing, WrappedKey } from './key-ring.ts';
import type { UserKey } from './seal.ts';

/** How long an unwrapped key stays in memory after its first use, ms. */
export const KEY_CACHE_MS = 5_000;
/** Maximum number of cached keys; the oldest one is evicted first. */
const KEY_CACHE_MAX = 10_000;

type Unwrap = KeyRing['unwrap'];
type CachedKey = { wrapped: Buffer; version: number; bytes: Buffer; until: number };

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
export function keyCache(unwrap: Unwrap, lifetimeMs: number = KEY_CACHE_MS): KeyCache {
  const cachedKeys = new Map<string, CachedKey>();
  let timer: NodeJS.Timeout | undefined;

  function wipe(userId: string, { bytes }: CachedKey): void {
    bytes.fill(0);
    cachedKeys.delete(userId);
  }

  /** Overwrites and removes expired keys. All keys have the same lifetime, so the map is sorted by expiry. */
  function wipeDue(): void {
    timer = undefined;
    const now = performance.now();
    for (const [userId, one] of cachedKeys) {
      if (one.until > now) {
        timer = setTimeout(wipeDue, one.until - now).unref();
        return;
      }
      wipe(userId, one);
    }
  }

  function keep(userId: string, { wrappedKey, masterKeyVersion: version }: WrappedKey, bytes: Buffer): void {
    if (cachedKeys.size >= KEY_CACHE_MAX) {
      const [oldest] = cachedKeys;
      if (oldest) wipe(...oldest);
    }
    cachedKeys.set(userId, { wrapped: Buffer.from(wrappedKey), version, bytes, until: performance.now() + lifetimeMs });
    timer ??= setTimeout(wipeDue, lifetimeMs).unref();
  }

  return {
    open(userId, wrapped) {
      const known = cachedKeys.get(userId);
      if (known?.version === wrapped.masterKeyVersion && known.wrapped.equals(wrapped.wrappedKey))
        return createSecretKey(known.bytes) as UserKey;
      if (known) wipe(userId, known);
      const bytes = unwrap(userId, wrapped);
      keep(userId, wrapped, bytes);
      return createSecretKey(bytes) as UserKey;
    },
    forget(userId) {
      const known = cachedKeys.get(userId);
      if (known) wipe(userId, known);
    },
    close() {
      clearTimeout(timer);
      for (const one of cachedKeys) wipe(...one);
    },
  };
}
