// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Changes, DeviceStorage } from './device-storage.ts';
import { type Area, localArea } from './web-area.ts';
import { webStorage } from './web-storage.ts';

const sizeOf = (storage: Storage): number =>
  Object.entries({ ...storage }).reduce((sum, [key, value]) => sum + key.length + value.length, 0);

/** Limits the total length of keys and values, characters. */
function limit(room: number): void {
  const { setItem } = Storage.prototype;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    const before = this.getItem(key);
    const grown = sizeOf(this) + value.length - (before === null ? -key.length : before.length);
    if (grown > room) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
}

/** Simulates a write by another tab. */
async function elsewhere(changes: Changes): Promise<void> {
  await webStorage(localArea).change(() => changes);
  for (const key of Object.keys(changes)) {
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
  }
}

let storage: DeviceStorage;

beforeEach(() => {
  localStorage.clear();
  storage = webStorage(localArea);
});

const set = (changes: Changes) => storage.change(() => changes);
const all = async () => Object.fromEntries(await storage.readAll());

describe('device storage', () => {
  it('stores, replaces and deletes several keys in one change', async () => {
    expect(await storage.read('a')).toBeNull();
    expect(await set({ a: '1', b: '', 'ção:1': 'x\ny' })).toBe('stored');
    expect([await storage.read('a'), await storage.read('b')]).toEqual(['1', '']);
    expect(await set({ a: '2', b: null, never: null })).toBe('stored');
    expect(await all()).toEqual({ a: '2', 'ção:1': 'x\ny' });
  });

  it('carries out calls in the order in which they are made', async () => {
    const first = set({ a: '1' });
    const one = storage.read('a');
    const second = set({ a: '2' });
    const two = storage.read('a');
    const third = storage.change((contents) => ({ a: `${contents.get('a')}3` }));
    expect(await Promise.all([first, one, second, two, third])).toEqual(['stored', '1', 'stored', '2', 'stored']);
    expect(await storage.read('a')).toBe('23');
  });

  it('passes another tab’s write to `decide`, and changes nothing if `decide` returns null', async () => {
    await set({ owner: 'maria', draft: 'a' });
    await elsewhere({ owner: null });
    const outcome = await storage.change((contents) => (contents.get('owner') === 'maria' ? { draft: 'b' } : null));
    expect(outcome).toBe('declined');
    expect(await all()).toEqual({ draft: 'a' });
  });

  it('passes all keys to `decide`', async () => {
    await set({ 'p:1': 'x', q: 'y' });
    await elsewhere({ 'p:2': 'z' });
    const wipe = (keys: string[]) => Object.fromEntries(keys.map((key) => [key, null]));
    await storage.change((contents) => wipe([...contents.keys()].filter((key) => key.startsWith('p:'))));
    expect(await all()).toEqual({ q: 'y' });
  });

  it('stores none of the values of a change if one of them doesn’t fit', async () => {
    await set({ a: 'before', b: 'stays' });
    limit(30);
    expect(await set({ a: 'after', c: 'x'.repeat(30), b: null })).toBe('full');
    expect(await all()).toEqual({ a: 'before', b: 'stays' });
    expect(await set({ a: 'after' })).toBe('stored');
  });

  it('stores a value that fits only because the same change deletes another value', async () => {
    await set({ words: 'x'.repeat(20) });
    limit(30);
    expect(await set({ sealed: 'y'.repeat(20), words: null })).toBe('stored');
    expect(await all()).toEqual({ sealed: 'y'.repeat(20) });
  });

  it('notifies subscribers of a change by another tab until they unsubscribe', async () => {
    const news: (string | null)[] = [];
    const stop = storage.subscribe((key) => news.push(key));
    await set({ own: '1' });
    await elsewhere({ a: '1', b: null });
    expect(news).toEqual(['a', 'b']);
    stop();
    await elsewhere({ a: '2' });
    expect(news).toEqual(['a', 'b']);
  });

  it('writes before change() returns, because a page that is being closed runs no later code', () => {
    void set({ a: '1' });
    expect(localStorage.getItem('a')).toBe('1');
  });

  it('ignores storage events of another storage area', () => {
    const listener = vi.fn();
    const stop = storage.subscribe(listener);
    window.dispatchEvent(new StorageEvent('storage', { key: 'a', storageArea: sessionStorage }));
    expect(listener).not.toHaveBeenCalled();
    stop();
  });

  it('notifies subscribers with null when the page returns from the back/forward cache', () => {
    const listener = vi.fn();
    const stop = storage.subscribe(listener);
    const show = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
    show(false);
    expect(listener).not.toHaveBeenCalled();
    show(true);
    expect(listener).toHaveBeenCalledWith(null);
    stop();
  });

  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  it.each<[string, Area]>([
    ['throws', denied],
    ['is null', () => null],
  ])('reads and stores nothing, and throws nothing, if the browser’s storage %s', async (_, area) => {
    storage = webStorage(area);
    expect(await storage.read('a')).toBeNull();
    expect(await all()).toEqual({});
    expect(await set({ a: '1' })).toBe('off');
    storage.subscribe(() => undefined)();
  });

  it('rethrows errors of `decide`', async () => {
    const mistaken = storage.change(() => {
      throw new TypeError('ours');
    });
    await expect(mistaken).rejects.toThrow('ours');
  });
});
