// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEVICE_KEY } from '../../../testing/sign-in-again.ts';

const NOTE = '{"text":"uma nota","entry":null}';
const NAME = 'alento:maria:mood-note-draft';
const RECORD = 'alento:maria:sealed-words';
/** What another tab or an earlier page left behind. */
const LIVE = { userId: 'maria', authToken: 't1', deviceKey: DEVICE_KEY, login_email: 'maria@exemplo.com' };

/** The app as it is when it is opened: modules that know nothing but the storage. */
async function open() {
  vi.resetModules();
  const { session } = await import('../session.ts');
  await session.open();
  const { hasEnded, openKept } = await import('./ended-session.ts');
  const signIn = async (userId = 'maria', key = DEVICE_KEY): Promise<void> =>
    session.start({ userId, token: 't2' }, 'maria@exemplo.com', key, await openKept(userId, key));
  return { session, hasEnded, openKept, signIn };
}

const lay = (items: Record<string, string>): void => {
  for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
};
const fill = (isFull: (key: string) => boolean) => {
  const { setItem } = Storage.prototype;
  return vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (isFull(key)) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('an end that a reload or another tab interrupts', () => {
  it('is finished when the app opens next, before anything is read', async () => {
    lay({ endedSession: JSON.stringify({ userId: 'maria', deviceKey: DEVICE_KEY }), [NAME]: NOTE });
    const { session, signIn } = await open();
    expect(session.current()).toBeNull();
    await session.sealed();
    expect(Object.keys(localStorage)).toEqual([RECORD]);
    await signIn();
    expect(localStorage.getItem(NAME)).toBe(NOTE);
  });

  it('keeps what an earlier end had sealed, too', async () => {
    lay({ ...LIVE, [NAME]: NOTE });
    const first = await open();
    first.session.end();
    await first.session.sealed();
    lay({
      endedSession: JSON.stringify({ userId: 'maria', deviceKey: DEVICE_KEY }),
      'alento:maria:chat-draft:new': 'mais uma coisa',
    });
    const second = await open();
    await second.session.sealed();
    await second.signIn();
    expect(localStorage.getItem(NAME)).toBe(NOTE);
    expect(localStorage.getItem('alento:maria:chat-draft:new')).toBe('mais uma coisa');
  });

  it('is sealed once when two tabs see it, and both know it', async () => {
    lay({ ...LIVE, [NAME]: NOTE });
    const one = await open();
    const other = await open();
    one.session.end();
    other.session.end();
    await Promise.all([one.session.sealed(), other.session.sealed()]);
    expect([one.session.current(), other.session.current()]).toEqual([null, null]);
    expect(Object.keys(localStorage)).toEqual([RECORD]);
    await other.signIn();
    expect(localStorage.getItem(NAME)).toBe(NOTE);
    expect(localStorage.getItem(RECORD)).toBeNull();
  });

  it('does not seal what reached the server meanwhile', async () => {
    lay({ ...LIVE, [NAME]: NOTE, 'alento:maria:chat-unsent:new': 'oi' });
    const { session, signIn } = await open();
    await session.end();
    localStorage.removeItem('alento:maria:chat-unsent:new');
    await session.sealed();
    await signIn();
    expect(localStorage.getItem(NAME)).toBe(NOTE);
    expect(localStorage.getItem('alento:maria:chat-unsent:new')).toBeNull();
  });

  it('is finished before somebody signs in, so that what two ends left is back at once', async () => {
    lay({ ...LIVE, [NAME]: NOTE });
    const first = await open();
    first.session.end();
    await first.session.sealed();
    lay({ ...LIVE, 'alento:maria:chat-draft:new': 'mais uma coisa' });
    const { session, signIn } = await open();
    await session.end();
    // Opening takes longer than sealing: the record is another one by then.
    const decrypt = crypto.subtle.decrypt.bind(crypto.subtle);
    vi.spyOn(crypto.subtle, 'decrypt').mockImplementation(async (...given) => {
      await session.sealed();
      return decrypt(...given);
    });
    await signIn();
    expect(localStorage.getItem(NAME)).toBe(NOTE);
    expect(localStorage.getItem('alento:maria:chat-draft:new')).toBe('mais uma coisa');
    expect(localStorage.getItem(RECORD)).toBeNull();
  });

  it('takes nothing away from who signed in again while it was sealing', async () => {
    lay({ ...LIVE, [NAME]: NOTE });
    const { session } = await open();
    await session.end();
    await session.start({ userId: 'maria', token: 't2' }, 'maria@exemplo.com', DEVICE_KEY);
    await session.sealed();
    expect(localStorage.getItem(NAME)).toBe(NOTE);
    expect(localStorage.getItem(RECORD)).toBeNull();
    expect(session.token()).toBe('t2');
  });

  it('leaves nothing to who left while it was sealing', async () => {
    lay({ ...LIVE, [NAME]: NOTE });
    const { session } = await open();
    await session.end();
    await session.leave();
    await session.sealed();
    expect(localStorage).toHaveLength(0);
  });

  it('is put back by one tab only', async () => {
    lay({ ...LIVE, [NAME]: NOTE });
    const one = await open();
    one.session.end();
    await one.session.sealed();
    const other = await open();
    const kept = await other.openKept('maria', DEVICE_KEY);
    await one.signIn();
    expect(localStorage.getItem(NAME)).toBe(NOTE);
    // Sent by the first tab meanwhile: it does not come back.
    localStorage.removeItem(NAME);
    other.session.start({ userId: 'maria', token: 't3' }, 'maria@exemplo.com', DEVICE_KEY, kept);
    expect(localStorage.getItem(NAME)).toBeNull();
  });

  it('that nobody can read any more leaves nothing', async () => {
    lay({ endedSession: '{"userId":7', [NAME]: NOTE });
    const { session } = await open();
    await session.sealed();
    expect(localStorage).toHaveLength(0);
  });
});

describe('where words can’t be sealed', () => {
  async function endsUnsealed(items: Record<string, string>) {
    lay({ ...items, [NAME]: NOTE });
    const app = await open();
    app.session.end();
    await app.session.sealed();
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/nota|maria@|t1/);
    expect(app.hasEnded()).toBe(true);
    return app;
  }
  const { deviceKey: _, ...WITHOUT_KEY } = LIVE;

  it('a key that was never told: they leave the storage, and live as long as the page', async () => {
    const { signIn, hasEnded } = await endsUnsealed(WITHOUT_KEY);
    await signIn();
    expect(localStorage.getItem(NAME)).toBe(NOTE);
    expect(hasEnded()).toBe(false);
  });

  it('they are nobody else’s, and gone with the page', async () => {
    const { signIn } = await endsUnsealed(WITHOUT_KEY);
    await signIn('joao');
    await signIn('maria');
    expect(localStorage.getItem(NAME)).toBeNull();
    localStorage.clear();
    await endsUnsealed(WITHOUT_KEY);
    const next = await open();
    await next.signIn();
    expect(localStorage.getItem(NAME)).toBeNull();
  });

  it('an end of an earlier version of the app: its words are there for who signs in now, in memory alone', async () => {
    lay({ [NAME]: NOTE, 'alento:maria:mood-popup-total': '1' });
    const { signIn, hasEnded } = await open();
    expect(localStorage).toHaveLength(0);
    expect(hasEnded()).toBe(true);
    await signIn();
    expect(localStorage.getItem(NAME)).toBe(NOTE);
  });

  it('no WebCrypto: the same', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    await endsUnsealed(LIVE);
  });

  it('no room for the record beside the words: they make room for it', async () => {
    fill((key) => key === RECORD && localStorage.getItem(NAME) !== null);
    lay({ ...LIVE, [NAME]: NOTE });
    const { session, signIn } = await open();
    await session.end();
    await session.sealed();
    expect(Object.keys(localStorage)).toEqual([RECORD]);
    await signIn();
    expect(localStorage.getItem(NAME)).toBe(NOTE);
  });

  it.each([RECORD, 'endedSession'])('no room for %s at all: they live as long as the page', async (key) => {
    const full = fill((name) => name === key);
    const { signIn } = await endsUnsealed(LIVE);
    expect(localStorage).toHaveLength(0);
    full.mockRestore();
    await signIn();
    expect(localStorage.getItem(NAME)).toBe(NOTE);
  });
});
