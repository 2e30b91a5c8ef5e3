import { beforeEach, describe, expect, it, vi } from 'vitest';
import { KEY_CACHE_MS, keyCache } from './key-cache.ts';
import { keyRingOf } from './key-ring.ts';
import { seal, unseal } from './seal.ts';

const identityKey = Buffer.alloc(32, 1);
const old = keyRingOf({ identityKey, masterKeys: [{ version: 1, key: Buffer.alloc(32, 2) }] });
const both = keyRingOf({
  identityKey,
  masterKeys: [
    { version: 1, key: Buffer.alloc(32, 2) },
    { version: 2, key: Buffer.alloc(32, 3) },
  ],
});
const CONTEXT = { table: 'mood_entries', column: 'note', rowId: 'ana/1' };
const WIPED = Buffer.alloc(32);

beforeEach(() => vi.useFakeTimers());

/** Creates a cache and keeps references to its unwrapped keys, so that tests can check that they are overwritten. */
function openCache() {
  const inMemory: Buffer[] = [];
  const unwrap = vi.fn<typeof both.unwrap>((userId, wrapped) => {
    const bytes = both.unwrap(userId, wrapped);
    inMemory.push(bytes);
    return bytes;
  });
  return { cache: keyCache(unwrap), inMemory, unwrap };
}

describe('keyCache', () => {
  it('unwraps a key once and decrypts texts with it', () => {
    const { cache, unwrap } = openCache();
    const { userKey, ...wrapped } = old.create('ana');
    const sealed = seal(userKey, CONTEXT, 'oi');
    for (let turn = 0; turn < 3; turn += 1) expect(unseal(cache.open('ana', wrapped), CONTEXT, sealed)).toBe('oi');
    expect(unwrap).toHaveBeenCalledTimes(1);
  });

  it('overwrites a key some seconds after its first use, even if the key is used again', () => {
    const { cache, inMemory, unwrap } = openCache();
    const wrapped = old.create('ana');
    for (let ms = 0; ms < KEY_CACHE_MS; ms += 1000) {
      cache.open('ana', wrapped);
      expect(inMemory[0]).not.toEqual(WIPED);
      vi.advanceTimersByTime(1000);
    }
    expect(inMemory).toEqual([WIPED]);
    cache.open('ana', wrapped);
    expect(unwrap).toHaveBeenCalledTimes(2);
  });

  it('counts the time until a key is overwritten separately for each key', () => {
    const { cache, inMemory } = openCache();
    cache.open('ana', old.create('ana'));
    vi.advanceTimersByTime(KEY_CACHE_MS - 1000);
    cache.open('bia', old.create('bia'));
    vi.advanceTimersByTime(1000);
    expect(inMemory.map((bytes) => bytes.equals(WIPED))).toEqual([true, false]);
    vi.advanceTimersByTime(KEY_CACHE_MS);
    cache.open('caio', old.create('caio'));
    vi.advanceTimersByTime(KEY_CACHE_MS);
    expect(inMemory).toEqual([WIPED, WIPED, WIPED]);
  });

  it('overwrites the cached copy of a key when the rewrapped key is requested', () => {
    const { cache, inMemory, unwrap } = openCache();
    const wrapped = old.create('ana');
    cache.open('ana', wrapped);
    cache.open('ana', both.rewrap('ana', wrapped));
    expect(unwrap).toHaveBeenCalledTimes(2);
    expect(inMemory[0]).toEqual(WIPED);
  });

  it('throws for an altered wrapped key or another person’s id even if the key is cached', () => {
    const { cache } = openCache();
    const wrapped = old.create('ana');
    cache.open('ana', wrapped);
    const altered = Buffer.from(wrapped.wrappedKey);
    altered[20] = (altered[20] ?? 0) ^ 1;
    expect(() => cache.open('ana', { ...wrapped, wrappedKey: altered })).toThrow();
    expect(() => cache.open('bia', wrapped)).toThrow();
  });

  it('overwrites the key of an account that is forgotten, and no other', () => {
    const { cache, inMemory } = openCache();
    cache.open('ana', old.create('ana'));
    cache.open('bia', old.create('bia'));
    cache.forget('ana');
    cache.forget('caio');
    expect(inMemory.map((bytes) => bytes.equals(WIPED))).toEqual([true, false]);
    cache.close();
  });

  it('overwrites all keys when the cache is closed', () => {
    const { cache, inMemory } = openCache();
    cache.open('ana', old.create('ana'));
    cache.open('bia', old.create('bia'));
    cache.close();
    expect(inMemory).toEqual([WIPED, WIPED]);
  });

  it('evicts the oldest key when the maximum number of keys is exceeded', () => {
    const { cache, inMemory } = openCache();
    const wrapped = Array.from({ length: 10_001 }, (_, index) => [`p${index}`, old.create(`p${index}`)] as const);
    for (const [userId, key] of wrapped) cache.open(userId, key);
    expect(inMemory.map((bytes) => bytes.equals(WIPED)).indexOf(false)).toBe(1);
    cache.close();
  });
});
