// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEVICE_KEY } from '../../testing/sign-in-again.ts';
import { setClock } from '../time/clock.ts';
import { writeJson } from './device/device-json.ts';
import { onDeviceNews } from './device/device-memory.ts';
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

/** Simulates the storage event of a write by another tab. */
async function otherTab(token: string | null, userId: string | null): Promise<void> {
  for (const [key, value] of Object.entries({ userId, authToken: token })) {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  }
  for (const key of ['userId', 'authToken']) window.dispatchEvent(new StorageEvent('storage', { key }));
  await vi.waitFor(() => expect(session.token()).toBe(token));
}

describe('session on this device', () => {
  it('stores user id, token and real email address at sign-in', async () => {
    await session.start(MARIA, 'maria@exemplo.com');
    expect(session.current()).toEqual(MARIA);
    expect(localStorage.getItem('userId')).toBe('maria');
    expect(localStorage.getItem('authToken')).toBe('t1');
    expect(localStorage.getItem('login_email')).toBe('maria@exemplo.com');
    expect(events).toEqual(['signed-in']);
  });

  it('notifies every listener even if one of them throws', async () => {
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

  it('changes only its token on renewal', async () => {
    await session.start(MARIA, 'maria@exemplo.com');
    await session.renew('t2');
    expect(session.current()).toEqual({ userId: 'maria', token: 't2' });
    expect(localStorage.getItem('authToken')).toBe('t2');
    expect(events).toEqual(['signed-in', 'token-refreshed']);
  });

  it('announces each change once, even if the clock advances while the change is stored', async () => {
    let clock = Date.now();
    const stopClock = setClock(() => (clock += 1));
    await session.start(MARIA, 'maria@exemplo.com');
    await session.renew('t2');
    stopClock();
    expect(events).toEqual(['signed-in', 'token-refreshed']);
  });

  it('stores user id and token again before it announces changed user data', async () => {
    await session.start(MARIA, 'maria@exemplo.com');
    localStorage.removeItem('userId');
    await session.announceUserUpdate('maria');
    expect(localStorage.getItem('userId')).toBe('maria');
    expect(localStorage.getItem('authToken')).toBe('t1');
    expect(events).toEqual(['signed-in', 'user-updated']);
  });

  it('ignores changed data of another person, and keeps the session that another tab stored', async () => {
    await session.start(MARIA, 'maria@exemplo.com');
    await session.announceUserUpdate('joao');
    expect(events).toEqual(['signed-in']);
    localStorage.setItem('userId', 'joao');
    localStorage.setItem('authToken', 't9');
    await session.announceUserUpdate('maria');
    expect(localStorage.getItem('authToken')).toBe('t9');
    expect(events).toEqual(['signed-in', 'signed-in']);
    expect(session.userId()).toBe('joao');
  });

  it('does not store its token again for changed user data after a sign-out in another tab', async () => {
    await session.start(MARIA, 'maria@exemplo.com');
    localStorage.removeItem('userId');
    localStorage.removeItem('authToken');
    await session.announceUserUpdate('maria');
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  it('does not renew a token without a session', async () => {
    await session.renew('t2');
    expect(session.current()).toBeNull();
    expect(events).toEqual([]);
  });

  it('stores a device key at sign-in or later, but only for the person who is signed in', async () => {
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

  it('deletes address, token, device key and server data when it ends', async () => {
    await session.start(MARIA, 'maria@exemplo.com', DEVICE_KEY);
    writeOwned('maria', 'mood-popup-count', '2');
    await session.end();
    expect(session.current()).toBeNull();
    expect(session.loginEmail()).toBeNull();
    expect(events).toEqual(['signed-in', 'signed-out']);
    await session.sealed();
    expect(Object.keys(localStorage)).toEqual(['alento:maria:sealed-words']);
  });

  it('does not end if another tab has stored a newer token', async () => {
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

  it('announces its end once if another tab has already deleted the stored session', async () => {
    await session.start(MARIA, 'maria@exemplo.com', DEVICE_KEY);
    localStorage.clear();
    await session.end();
    expect(session.current()).toBeNull();
    expect(events).toEqual(['signed-in', 'signed-out']);
    expect(localStorage).toHaveLength(0);
  });

  it('signs out even if another tab has stored a newer token', async () => {
    await session.start(MARIA, 'maria@exemplo.com');
    localStorage.setItem('authToken', 't2');
    await session.leave();
    expect(session.current()).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it('deletes everything of the person at sign-out', async () => {
    await session.start(MARIA, 'maria@exemplo.com');
    writeOwned('maria', 'draft', 'um rascunho');
    await session.leave();
    expect(localStorage.length).toBe(0);
    expect(events).toEqual(['signed-in', 'signed-out']);
  });

  it('keeps a person’s data if the person signs in again, and deletes it if another person signs in', async () => {
    await session.start(MARIA, 'maria@exemplo.com');
    writeOwned('maria', 'draft', 'um rascunho');
    await session.start({ userId: 'maria', token: 't2' }, 'maria@exemplo.com');
    expect(readOwned('maria', 'draft')).toBe('um rascunho');
    await session.start({ userId: 'joao', token: 't3' }, 'joao@exemplo.com');
    expect(readOwned('maria', 'draft')).toBeNull();
  });

  it('follows the sign-in, token renewal and sign-out of another tab', async () => {
    await otherTab('t1', 'maria');
    expect(session.current()).toEqual(MARIA);
    await otherTab('t2', 'maria');
    expect(session.token()).toBe('t2');
    await otherTab(null, null);
    expect(session.current()).toBeNull();
    expect(events).toEqual(['signed-in', 'token-refreshed', 'signed-out']);
  });

  it('stores nothing for a person whom another tab has signed out', async () => {
    await session.start(MARIA, 'maria@exemplo.com');
    localStorage.removeItem('userId');
    expect(await writeJson('maria', 'mood-note-draft', 'tarde demais')).toBe(false);
    expect(readOwned('maria', 'mood-note-draft')).toBeNull();
  });

  it('ignores storage events of other keys', async () => {
    await session.start(MARIA, 'maria@exemplo.com');
    localStorage.setItem('authToken', 'changed');
    const heard = vi.fn();
    const stopHearing = onDeviceNews(heard);
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('theme'));
    expect(session.token()).toBe('t1');
    stopHearing();
  });
});
