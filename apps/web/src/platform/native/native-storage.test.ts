// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { nativeStorage, type Stores } from './native-storage.ts';

const ACCOUNT = { userId: 'ana', tokenKeptAt: '1', authToken: 'token' };

/** A device's two stores, which outlive the app. The calls of a story can be made to fail or to hang. */
function fakeStores() {
  const secrets = new Map<string, string>();
  const preferences = new Map<string, string>();
  const faults = { unreadable: false, isFull: false, killedAfter: Number.POSITIVE_INFINITY };

  /** Counts a write. After the app is killed, none is done and none answers. */
  async function written(): Promise<void> {
    faults.killedAfter -= 1;
    if (faults.killedAfter < 0) await new Promise(() => undefined);
  }
  async function put(store: Map<string, string>, key: string, value: string): Promise<void> {
    await written();
    if (faults.isFull) throw new Error('No space left on device');
    store.set(key, value);
  }
  const stores: Stores = {
    secrets: {
      async get(key) {
        if (faults.unreadable) throw new Error('An OS error occurred');
        return secrets.get(key) ?? null;
      },
      set: (key, value) => put(secrets, key, value),
      async remove(key) {
        await written();
        return secrets.delete(key);
      },
    },
    preferences: {
      keys: async () => ({ keys: [...preferences.keys()] }),
      get: async ({ key }) => ({ value: preferences.get(key) ?? null }),
      set: ({ key, value }) => put(preferences, key, value),
      async remove({ key }) {
        await written();
        preferences.delete(key);
      },
    },
  };
  return { stores, secrets, preferences, faults };
}

let device: ReturnType<typeof fakeStores>;
beforeEach(() => {
  device = fakeStores();
});

const open = () => nativeStorage(device.stores);
const contents = async () => Object.fromEntries(await (await open()).readAll());

it('keeps what gives access to the account in the key store, and the rest in the preferences', async () => {
  const storage = await open();
  expect(await storage.change(() => ({ ...ACCOUNT, theme: 'dark' }))).toBe('stored');
  expect(Object.fromEntries(device.secrets)).toEqual({ authToken: 'token' });
  expect(Object.fromEntries(device.preferences)).toEqual({ userId: 'ana', tokenKeptAt: '1', theme: 'dark' });
  expect(await contents()).toEqual({ ...ACCOUNT, theme: 'dark' });
});

describe('an app that is killed during a change', () => {
  // The journal, three values and the removal of the journal.
  it.each([0, 1, 2, 3, 4])('has all of it or nothing at the next start, after %i writes', async (writes) => {
    const storage = await open();
    device.faults.killedAfter = writes;
    void storage.change(() => ACCOUNT);
    await new Promise((later) => setTimeout(later));
    device.faults.killedAfter = Number.POSITIVE_INFINITY;
    expect(await contents()).toEqual(writes === 0 ? {} : ACCOUNT);
    expect(device.secrets.has('unfinished-change')).toBe(false);
  });
});

describe('a full device', () => {
  it('changes nothing, now and at the next start', async () => {
    const storage = await open();
    await storage.change(() => ACCOUNT);
    device.faults.isFull = true;
    expect(await storage.change(() => ({ authToken: 'new', userId: 'bia' }))).toBe('full');
    expect(await storage.read('authToken')).toBe('token');
    device.faults.isFull = false;
    expect(await contents()).toEqual(ACCOUNT);
  });

  it('puts back what was written before the room was used up', async () => {
    const storage = await open();
    await storage.change(() => ACCOUNT);
    const { set } = device.stores.preferences;
    let isOver = false;
    Object.assign(device.stores.preferences, {
      set: async (entry: { key: string; value: string }) => {
        if (entry.key === 'long' && !isOver) {
          isOver = true;
          throw new Error('No space left on device');
        }
        await set(entry);
      },
    });
    expect(await storage.change(() => ({ userId: 'bia', long: 'x' }))).toBe('full');
    expect(await contents()).toEqual(ACCOUNT);
  });

  it('starts, and finishes an interrupted change when there is room', async () => {
    device.secrets.set('unfinished-change', JSON.stringify(ACCOUNT));
    device.faults.isFull = true;
    expect(await contents()).toEqual(ACCOUNT);
    expect(device.preferences.size).toBe(0);
    device.faults.isFull = false;
    expect(await contents()).toEqual(ACCOUNT);
    expect(device.preferences.get('userId')).toBe('ana');
  });

  it('still deletes', async () => {
    const storage = await open();
    await storage.change(() => ACCOUNT);
    device.faults.isFull = true;
    expect(await storage.change(() => ({ theme: null }))).toBe('stored');
  });
});

describe('a key store that gives nothing', () => {
  beforeEach(async () => {
    await (await open()).change(() => ({ ...ACCOUNT, 'alento:ana:draft': 'palavras' }));
  });

  it('leaves nobody signed in after a restored backup, so that what belongs to the person is erased', async () => {
    device.secrets.clear();
    expect(await contents()).toEqual({ tokenKeptAt: '1', 'alento:ana:draft': 'palavras' });
    expect(device.preferences.has('userId')).toBe(false);
  });

  it('is tried again at the next start if it only could not be read', async () => {
    device.faults.unreadable = true;
    expect(await contents()).toEqual({ userId: 'ana', tokenKeptAt: '1', 'alento:ana:draft': 'palavras' });
    device.faults.unreadable = false;
    expect(await contents()).toEqual({ ...ACCOUNT, 'alento:ana:draft': 'palavras' });
  });
});
