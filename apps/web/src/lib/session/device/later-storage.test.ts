// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeviceStorage } from '../../../platform/device-storage.ts';
import { memoryStorage, type Shared, sharedMemory } from '../../../testing/memory-storage.ts';
import { DEVICE_KEY } from '../../../testing/sign-in-again.ts';

/** Runs the session on an asynchronous storage, like that of the native shell; each tab loads its own modules. */
const MARIA = { userId: 'maria', token: 't1' };
const DRAFT = 'alento:maria:mood-note-draft';
const RECORD = 'alento:maria:sealed-words';

let shared: Shared;

async function openTab(storage: DeviceStorage = memoryStorage(shared)) {
  vi.resetModules();
  const { session } = await import('../session.ts');
  const store = await import('./device-store.ts');
  const { unsealWords } = await import('../ended/ended-session.ts');
  await session.open(storage);
  const events: string[] = [];
  session.subscribe((event) => events.push(event));
  return { session, ...store, unsealWords, events };
}
type Tab = Awaited<ReturnType<typeof openTab>>;

const signIn = ({ session }: Tab): Promise<void> => session.start(MARIA, 'maria@exemplo.com', DEVICE_KEY);
async function openSignedIn(): Promise<Tab> {
  const tab = await openTab();
  await signIn(tab);
  return tab;
}
const stored = (): Record<string, string> => Object.fromEntries(shared.items);

beforeEach(() => {
  shared = sharedMemory();
});

describe('a value written to the asynchronous storage', () => {
  it('can be read at once, before it is stored', async () => {
    const tab = await openSignedIn();
    const outcomes = ['a', 'ab', 'abc'].map((text) => {
      const isStored = tab.writeOwned('maria', 'mood-note-draft', text);
      expect(tab.readOwned('maria', 'mood-note-draft')).toBe(text);
      return isStored;
    });
    expect(shared.items.has(DRAFT)).toBe(false);
    expect(await Promise.all(outcomes)).toEqual([true, true, true]);
    expect(shared.items.get(DRAFT)).toBe('abc');
  });

  it('is not overwritten by a read of the storage that began before the write', async () => {
    const tab = await openSignedIn();
    const looked = tab.session.newest();
    const isStored = tab.writeOwned('maria', 'mood-note-draft', 'a');
    await looked;
    expect(tab.readOwned('maria', 'mood-note-draft')).toBe('a');
    expect(await isStored).toBe(true);
  });

  it('is loaded before the first render when the app opens', async () => {
    shared.items = new Map(Object.entries({ userId: 'maria', authToken: 't1', tokenKeptAt: '1', [DRAFT]: 'a' }));
    vi.spyOn(Date, 'now').mockReturnValue(2);
    const tab = await openTab();
    expect(tab.session.current()).toEqual(MARIA);
    expect(tab.readOwned('maria', 'mood-note-draft')).toBe('a');
  });

  it('is reverted, and reported as not stored, if the storage is full', async () => {
    const tab = await openSignedIn();
    await tab.writeOwned('maria', 'mood-note-draft', 'curto');
    shared.room = 400;
    expect(await tab.writeOwned('maria', 'mood-note-draft', 'x'.repeat(400))).toBe(false);
    expect(tab.readOwned('maria', 'mood-note-draft')).toBe('curto');
  });

  it('is merged with a value that another tab has just written', async () => {
    const tab = await openSignedIn();
    const other = await openTab();
    const add = (text: string) => (read: (name: string) => string | null) => ({ list: `${read('list') ?? ''}${text}` });
    await Promise.all([tab.updateOwned('maria', add('a')), other.updateOwned('maria', add('b'))]);
    const list = shared.items.get('alento:maria:list');
    expect(['ab', 'ba']).toContain(list);
    await vi.waitFor(() => expect([tab, other].map((one) => one.readOwned('maria', 'list'))).toEqual([list, list]));
  });
});

describe('sign-out with the asynchronous storage', () => {
  it('is announced after everything is deleted', async () => {
    const tab = await openSignedIn();
    await tab.writeOwned('maria', 'mood-note-draft', 'a');
    const leftAtSaying: Record<string, string>[] = [];
    tab.session.subscribe((event) => event === 'signed-out' && leftAtSaying.push(stored()));
    await tab.session.leave();
    expect(leftAtSaying).toEqual([{}]);
  });

  it('deletes what another tab writes before that tab is notified of the sign-out', async () => {
    for (const delay of [0, 1, 2, 4]) {
      shared = sharedMemory();
      const tab = await openSignedIn();
      const other = await openTab();
      expect(other.session.userId()).toBe('maria');
      const left = tab.session.leave();
      await new Promise((resolve) => setTimeout(resolve, delay));
      const written = other.writeOwned('maria', 'mood-note-draft', 'tarde demais');
      const renewed = other.session.renew('t2');
      await Promise.all([left, written, renewed]);
      await vi.waitFor(() => expect(other.events).toContain('signed-out'));
      await vi.waitFor(() => expect(stored()).toEqual({}));
      expect([other.session.current(), other.readOwned('maria', 'mood-note-draft')]).toEqual([null, null]);
    }
  });

  it('finishes before a sign-in that follows at once', async () => {
    const tab = await openSignedIn();
    const left = tab.session.leave();
    const started = tab.session.start({ userId: 'joao', token: 'j1' }, 'joao@exemplo.com');
    await Promise.all([left, started]);
    expect(tab.session.userId()).toBe('joao');
    expect(stored()).toMatchObject({ userId: 'joao', authToken: 'j1' });
  });
});

describe('sign-in with the asynchronous storage', () => {
  it('is announced at once, and again after the previous person’s data is deleted', async () => {
    const tab = await openSignedIn();
    await tab.writeOwned('maria', 'mood-note-draft', 'a');
    const started = tab.session.start({ userId: 'joao', token: 'j1' }, 'joao@exemplo.com');
    expect(tab.events).toEqual(['signed-in']);
    await started;
    expect(tab.events).toEqual(['signed-in', 'signed-in']);
    expect(shared.items.has(DRAFT)).toBe(false);
    expect(stored()).toMatchObject({ userId: 'joao', authToken: 'j1', login_email: 'joao@exemplo.com' });
  });

  it('reaches another tab, and so does a renewed token', async () => {
    const tab = await openTab();
    const other = await openTab();
    await signIn(tab);
    await vi.waitFor(() => expect(other.session.current()).toEqual(MARIA));
    await tab.session.renew('t2');
    await vi.waitFor(() => expect(other.session.token()).toBe('t2'));
    expect(other.events).toEqual(['signed-in', 'token-refreshed']);
  });

  it('is kept in memory if nothing can be stored', async () => {
    shared.room = 0;
    const tab = await openSignedIn();
    expect([tab.session.current(), tab.events]).toEqual([MARIA, ['signed-in']]);
    await tab.session.renew('t2');
    expect(tab.session.token()).toBe('t2');
    expect(await tab.writeOwned('maria', 'mood-note-draft', 'a')).toBe(false);
    await tab.session.leave();
    expect([tab.session.current(), stored()]).toEqual([null, {}]);
  });
});

describe('end of a session without a sign-out, with the asynchronous storage', () => {
  it('leaves only unsent texts, which are sealed and restored at the next sign-in', async () => {
    const tab = await openSignedIn();
    void tab.writeOwned('maria', 'mood-note-draft', 'uma nota');
    void tab.writeOwned('maria', 'mood-popup-count', '2');
    let leftAtSaying: string[] = [];
    tab.session.subscribe(() => {
      leftAtSaying = Object.keys(stored());
    });
    await tab.session.end();
    expect(leftAtSaying.sort()).toEqual([DRAFT, 'endedSession']);
    await tab.session.sealed();
    expect(Object.keys(stored())).toEqual([RECORD]);
    await tab.session.start(
      { userId: 'maria', token: 't2' },
      'maria@exemplo.com',
      DEVICE_KEY,
      await tab.unsealWords('maria', DEVICE_KEY),
    );
    expect(tab.readOwned('maria', 'mood-note-draft')).toBe('uma nota');
    expect(shared.items.has(RECORD)).toBe(false);
  });

  it('seals texts that another tab has just written', async () => {
    const tab = await openSignedIn();
    const other = await openTab();
    void other.writeOwned('maria', 'mood-note-draft', 'uma nota');
    await tab.session.end();
    await tab.session.sealed();
    const { words } = await tab.unsealWords('maria', DEVICE_KEY);
    expect(words).toEqual({ 'mood-note-draft': 'uma nota' });
  });

  it('does not happen if another tab has just stored a newer token', async () => {
    const tab = await openSignedIn();
    const other = await openTab();
    const renewed = other.session.renew('t2');
    await Promise.all([renewed, tab.session.end()]);
    await vi.waitFor(() => expect([tab.session.token(), other.session.token()]).toEqual(['t2', 't2']));
    expect(shared.items.get('authToken')).toBe('t2');
    // News arrive in turn, so that an end would have been announced before this.
    await other.session.renew('t3');
    await vi.waitFor(() => expect(tab.session.token()).toBe('t3'));
    expect(tab.events).not.toContain('signed-out');
  });

  it('rejects all later writes', async () => {
    const tab = await openSignedIn();
    const ended = tab.session.end();
    expect(await tab.writeOwned('maria', 'mood-note-draft', 'tarde demais')).toBe(false);
    await ended;
    await tab.session.sealed();
    expect(Object.keys(stored())).toEqual([RECORD]);
    expect((await tab.unsealWords('maria', DEVICE_KEY)).words).toEqual({});
  });
});
