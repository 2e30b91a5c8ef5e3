// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEVICE_KEY } from '../../../testing/sign-in-again.ts';
import { LIVE, lay, NAME, NOTE, open, RECORD } from './earlier-page.harness.ts';

const fill = (isFull: (key: string) => boolean) => {
  const { setItem } = Storage.prototype;
  return vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (isFull(key)) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
};

beforeEach(() => localStorage.clear());

describe('end of a session that a reload or another tab interrupts', () => {
  it('is finished the next time the app opens', async () => {
    lay({ endedSession: JSON.stringify({ userId: 'maria', deviceKey: DEVICE_KEY }), [NAME]: NOTE });
    const { session, signIn } = await open();
    expect(session.current()).toBeNull();
    await session.sealed();
    expect(Object.keys(localStorage)).toEqual([RECORD]);
    await signIn();
    expect(localStorage.getItem(NAME)).toBe(NOTE);
  });

  it('adds its texts to those that an earlier end has sealed', async () => {
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

  it('seals the texts only once if two tabs end the session', async () => {
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

  it('does not seal a text that is removed before sealing', async () => {
    lay({ ...LIVE, [NAME]: NOTE, 'alento:maria:chat-unsent:new': 'oi' });
    const { session, signIn } = await open();
    await session.end();
    localStorage.removeItem('alento:maria:chat-unsent:new');
    await session.sealed();
    await signIn();
    expect(localStorage.getItem(NAME)).toBe(NOTE);
    expect(localStorage.getItem('alento:maria:chat-unsent:new')).toBeNull();
  });

  it('lets the next sign-in restore its texts and the texts of an earlier end', async () => {
    lay({ ...LIVE, [NAME]: NOTE });
    const first = await open();
    first.session.end();
    await first.session.sealed();
    lay({ ...LIVE, 'alento:maria:chat-draft:new': 'mais uma coisa' });
    const { session, signIn } = await open();
    await session.end();
    // Delays decryption until the record has been replaced.
    const decrypt = crypto.subtle.decrypt.bind(crypto.subtle);
    vi.spyOn(crypto.subtle, 'decrypt').mockImplementation(async (...input) => {
      await session.sealed();
      return decrypt(...input);
    });
    await signIn();
    expect(localStorage.getItem(NAME)).toBe(NOTE);
    expect(localStorage.getItem('alento:maria:chat-draft:new')).toBe('mais uma coisa');
    expect(localStorage.getItem(RECORD)).toBeNull();
  });

  it('deletes nothing of a person who signs in again during sealing', async () => {
    lay({ ...LIVE, [NAME]: NOTE });
    const { session } = await open();
    await session.end();
    await session.start({ userId: 'maria', token: 't2' }, 'maria@exemplo.com', DEVICE_KEY);
    await session.sealed();
    expect(localStorage.getItem(NAME)).toBe(NOTE);
    expect(localStorage.getItem(RECORD)).toBeNull();
    expect(session.token()).toBe('t2');
  });

  it('leaves nothing of a person who signs out during sealing', async () => {
    lay({ ...LIVE, [NAME]: NOTE });
    const { session } = await open();
    await session.end();
    await session.leave();
    await session.sealed();
    expect(localStorage).toHaveLength(0);
  });

  it('lets only the first of two tabs restore the texts at sign-in', async () => {
    lay({ ...LIVE, [NAME]: NOTE });
    const one = await open();
    one.session.end();
    await one.session.sealed();
    const other = await open();
    const unsealed = await other.unsealWords('maria', DEVICE_KEY);
    await one.signIn();
    expect(localStorage.getItem(NAME)).toBe(NOTE);
    // The server has received the text that the first tab restored, so it must not be restored again.
    localStorage.removeItem(NAME);
    other.session.start({ userId: 'maria', token: 't3' }, 'maria@exemplo.com', DEVICE_KEY, unsealed);
    expect(localStorage.getItem(NAME)).toBeNull();
  });

  it('deletes all texts if the stored marker of the interrupted end is unreadable', async () => {
    lay({ endedSession: '{"userId":7', [NAME]: NOTE });
    const { session } = await open();
    await session.sealed();
    expect(localStorage).toHaveLength(0);
  });
});

describe('texts that can’t be sealed when a session ends', () => {
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

  it('are removed from the storage and restored from memory if there is no key', async () => {
    const { signIn, hasEnded } = await endsUnsealed(WITHOUT_KEY);
    await signIn();
    expect(localStorage.getItem(NAME)).toBe(NOTE);
    expect(hasEnded()).toBe(false);
  });

  it('are not restored for another person, and are lost when the page is closed', async () => {
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

  it('are removed from the storage and restored from memory if an earlier version of the app left them', async () => {
    lay({ [NAME]: NOTE, 'alento:maria:mood-popup-total': '1' });
    const { signIn, hasEnded } = await open();
    expect(localStorage).toHaveLength(0);
    expect(hasEnded()).toBe(true);
    await signIn();
    expect(localStorage.getItem(NAME)).toBe(NOTE);
  });

  it('are removed from the storage if there is no WebCrypto', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    await endsUnsealed(LIVE);
  });

  it('are deleted from the storage first if their sealed record does not fit beside them', async () => {
    fill((key) => key === RECORD && localStorage.getItem(NAME) !== null);
    lay({ ...LIVE, [NAME]: NOTE });
    const { session, signIn } = await open();
    await session.end();
    await session.sealed();
    expect(Object.keys(localStorage)).toEqual([RECORD]);
    await signIn();
    expect(localStorage.getItem(NAME)).toBe(NOTE);
  });

  it.each([RECORD, 'endedSession'])(
    'are removed from the storage and restored from memory if there is no room for %s',
    async (key) => {
      const full = fill((name) => name === key);
      const { signIn } = await endsUnsealed(LIVE);
      expect(localStorage).toHaveLength(0);
      full.mockRestore();
      await signIn();
      expect(localStorage.getItem(NAME)).toBe(NOTE);
    },
  );
});
