// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEVICE_KEY } from '../../testing/sign-in-again.ts';
import { setClock } from '../time/clock.ts';
import { writeJson } from './device/device-json.ts';
import { readOwned, writeOwned } from './device/device-store.ts';
import { session } from './session.ts';

type SessionEvent = Parameters<Parameters<typeof session.subscribe>[0]>[0];

const MARIA = { userId: 'maria', token: 't1' };
let events: SessionEvent[] = [];
let stop = (): unknown => undefined;

beforeEach(async () => {
  await session.open();
  await session.leave();
  events = [];
  stop = session.subscribe((event) => events.push(event));
});
afterEach(() => stop());

/** What the browser does in this tab when another one writes. */
async function otherTab(token: string | null, userId: string | null): Promise<void> {
  for (const [key, value] of Object.entries({ userId, authToken: token })) {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  }
  for (const key of ['userId', 'authToken']) window.dispatchEvent(new StorageEvent('storage', { key }));
  await vi.waitFor(() => expect(session.token()).toBe(token));
}

describe('session on this device (core §3, §4)', () => {
  it('starts: keeps who is signed in and the real address, here only', async () => {
    await session.start(MARIA, 'maria@exemplo.com');
    expect(session.current()).toEqual(MARIA);
    expect(localStorage.getItem('userId')).toBe('maria');
    expect(localStorage.getItem('authToken')).toBe('t1');
    expect(localStorage.getItem('login_email')).toBe('maria@exemplo.com');
    expect(events).toEqual(['signed-in']);
  });

  it('tells every listener that it ended, also after one that fails', async () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const late: SessionEvent[] = [];
    const stops = [
      session.subscribe(() => {
        throw new Error('fails');
      }),
      session.subscribe((event) => late.push(event)),
    ];
    await session.start(MARIA, 'maria@exemplo.com');
    await session.end();
    expect(late).toEqual(['signed-in', 'signed-out']);
    expect(reported).toHaveBeenCalledTimes(2);
    for (const end of stops) end();
    vi.unstubAllGlobals();
  });

  it('renews only the token', async () => {
    await session.start(MARIA, 'maria@exemplo.com');
    await session.renew('t2');
    expect(session.current()).toEqual({ userId: 'maria', token: 't2' });
    expect(localStorage.getItem('authToken')).toBe('t2');
    expect(events).toEqual(['signed-in', 'token-refreshed']);
  });

  it('tells each change once, though the clock goes on while it is stored', async () => {
    let clock = Date.now();
    const stopClock = setClock(() => (clock += 1));
    await session.start(MARIA, 'maria@exemplo.com');
    await session.renew('t2');
    stopClock();
    expect(events).toEqual(['signed-in', 'token-refreshed']);
  });

  it('tells that the person’s data changed, with user and token stored', async () => {
    await session.start(MARIA, 'maria@exemplo.com');
    localStorage.removeItem('userId');
    await session.tellUserUpdated('maria');
    expect(localStorage.getItem('userId')).toBe('maria');
    expect(localStorage.getItem('authToken')).toBe('t1');
    expect(events).toEqual(['signed-in', 'user-updated']);
  });

  it('tells nothing of another person’s data, and stores nothing over a session of another tab', async () => {
    await session.start(MARIA, 'maria@exemplo.com');
    await session.tellUserUpdated('joao');
    expect(events).toEqual(['signed-in']);
    localStorage.setItem('userId', 'joao');
    localStorage.setItem('authToken', 't9');
    await session.tellUserUpdated('maria');
    expect(localStorage.getItem('authToken')).toBe('t9');
    expect(events).toEqual(['signed-in', 'signed-in']);
    expect(session.userId()).toBe('joao');
  });

  it('stores nothing of changed data after a sign-out of another tab', async () => {
    await session.start(MARIA, 'maria@exemplo.com');
    localStorage.removeItem('userId');
    localStorage.removeItem('authToken');
    await session.tellUserUpdated('maria');
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  it('does not renew what is not there', async () => {
    await session.renew('t2');
    expect(session.current()).toBeNull();
    expect(events).toEqual([]);
  });

  it('keeps the device key beside the token, and learns it where it had none', async () => {
    await session.start(MARIA, 'maria@exemplo.com', DEVICE_KEY);
    expect(localStorage.getItem('deviceKey')).toBe(DEVICE_KEY);
    await session.start({ userId: 'joao', token: 't3' }, 'joao@exemplo.com');
    expect(localStorage.getItem('deviceKey')).toBeNull();
    await session.learnDeviceKey('maria', DEVICE_KEY);
    expect(localStorage.getItem('deviceKey')).toBeNull();
    await session.learnDeviceKey('joao', DEVICE_KEY);
    expect(localStorage.getItem('deviceKey')).toBe(DEVICE_KEY);
    await session.leave();
    await session.learnDeviceKey('joao', DEVICE_KEY);
    expect(localStorage).toHaveLength(0);
  });

  it('ends: address, token, key and what the server has of the person go', async () => {
    await session.start(MARIA, 'maria@exemplo.com', DEVICE_KEY);
    writeOwned('maria', 'mood-popup-count', '2');
    await session.end();
    expect(session.current()).toBeNull();
    expect(session.loginEmail()).toBeNull();
    expect(events).toEqual(['signed-in', 'signed-out']);
    await session.sealed();
    expect(Object.keys(localStorage)).toEqual(['alento:maria:sealed-words']);
  });

  it('ends its own token only: a newer one that another tab stored goes on', async () => {
    await session.start(MARIA, 'maria@exemplo.com');
    localStorage.setItem('authToken', 't2');
    await session.end();
    expect(session.current()).toEqual({ userId: 'maria', token: 't2' });
    expect(localStorage.getItem('authToken')).toBe('t2');
    expect(events).toEqual(['signed-in', 'token-refreshed']);
    await session.end();
    expect(session.current()).toBeNull();
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  it('only follows where another tab ended it before', async () => {
    await session.start(MARIA, 'maria@exemplo.com', DEVICE_KEY);
    localStorage.clear();
    await session.end();
    expect(session.current()).toBeNull();
    expect(events).toEqual(['signed-in', 'signed-out']);
    expect(localStorage).toHaveLength(0);
  });

  it('leaves for good, whatever another tab stored', async () => {
    await session.start(MARIA, 'maria@exemplo.com');
    localStorage.setItem('authToken', 't2');
    await session.leave();
    expect(session.current()).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it('leaves: nothing of the person stays', async () => {
    await session.start(MARIA, 'maria@exemplo.com');
    writeOwned('maria', 'draft', 'um rascunho');
    await session.leave();
    expect(localStorage.length).toBe(0);
    expect(events).toEqual(['signed-in', 'signed-out']);
  });

  it("wipes one person's things when another one signs in, and keeps them for the same one", async () => {
    await session.start(MARIA, 'maria@exemplo.com');
    writeOwned('maria', 'draft', 'um rascunho');
    await session.start({ userId: 'maria', token: 't2' }, 'maria@exemplo.com');
    expect(readOwned('maria', 'draft')).toBe('um rascunho');
    await session.start({ userId: 'joao', token: 't3' }, 'joao@exemplo.com');
    expect(readOwned('maria', 'draft')).toBeNull();
  });

  it('follows another tab that signs in, renews and leaves', async () => {
    await otherTab('t1', 'maria');
    expect(session.current()).toEqual(MARIA);
    await otherTab('t2', 'maria');
    expect(session.token()).toBe('t2');
    await otherTab(null, null);
    expect(session.current()).toBeNull();
    expect(events).toEqual(['signed-in', 'token-refreshed', 'signed-out']);
  });

  it('writes nothing for who is not signed in by now, here or in another tab', async () => {
    await session.start(MARIA, 'maria@exemplo.com');
    localStorage.removeItem('userId');
    expect(await writeJson('maria', 'mood-note-draft', 'tarde demais')).toBe(false);
    expect(readOwned('maria', 'mood-note-draft')).toBeNull();
  });

  it('does not mind other keys of the storage', async () => {
    await session.start(MARIA, 'maria@exemplo.com');
    localStorage.setItem('authToken', 'changed');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
    expect(session.token()).toBe('t1');
  });
});
