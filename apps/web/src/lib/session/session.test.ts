// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEVICE_KEY } from '../../testing/sign-in-again.ts';
import { writeJson } from './device-json.ts';
import { readOwned, writeOwned } from './device-store.ts';
import { session } from './session.ts';

type SessionEvent = Parameters<Parameters<typeof session.subscribe>[0]>[0];

const MARIA = { userId: 'maria', token: 't1' };
let events: SessionEvent[] = [];
let stop = (): unknown => undefined;

beforeEach(() => {
  session.leave();
  events = [];
  stop = session.subscribe((event) => events.push(event));
});
afterEach(() => stop());

/** What the browser does in this tab when another one writes. */
function otherTab(token: string | null, userId: string | null): void {
  for (const [key, value] of Object.entries({ userId, authToken: token })) {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  }
  window.dispatchEvent(new StorageEvent('storage', { key: 'authToken', newValue: token }));
}

describe('session on this device (core §3, §4)', () => {
  it('starts: keeps who is signed in and the real address, here only', () => {
    session.start(MARIA, 'maria@exemplo.com');
    expect(session.current()).toEqual(MARIA);
    expect(localStorage.getItem('userId')).toBe('maria');
    expect(localStorage.getItem('authToken')).toBe('t1');
    expect(localStorage.getItem('login_email')).toBe('maria@exemplo.com');
    expect(events).toEqual(['signed-in']);
  });

  it('renews only the token', () => {
    session.start(MARIA, 'maria@exemplo.com');
    session.renew('t2');
    expect(session.current()).toEqual({ userId: 'maria', token: 't2' });
    expect(localStorage.getItem('authToken')).toBe('t2');
    expect(events).toEqual(['signed-in', 'token-refreshed']);
  });

  it('does not renew what is not there', () => {
    session.renew('t2');
    expect(session.current()).toBeNull();
    expect(events).toEqual([]);
  });

  it('keeps the device key beside the token, and learns it where it had none', () => {
    session.start(MARIA, 'maria@exemplo.com', DEVICE_KEY);
    expect(localStorage.getItem('deviceKey')).toBe(DEVICE_KEY);
    session.start({ userId: 'joao', token: 't3' }, 'joao@exemplo.com');
    expect(localStorage.getItem('deviceKey')).toBeNull();
    session.learnDeviceKey('maria', DEVICE_KEY);
    expect(localStorage.getItem('deviceKey')).toBeNull();
    session.learnDeviceKey('joao', DEVICE_KEY);
    expect(localStorage.getItem('deviceKey')).toBe(DEVICE_KEY);
    session.leave();
    session.learnDeviceKey('joao', DEVICE_KEY);
    expect(localStorage).toHaveLength(0);
  });

  it('ends: address, token, key and what the server has of the person go', async () => {
    session.start(MARIA, 'maria@exemplo.com', DEVICE_KEY);
    writeOwned('maria', 'mood-popup-count', '2');
    session.end();
    expect(session.current()).toBeNull();
    expect(session.loginEmail()).toBeNull();
    expect(events).toEqual(['signed-in', 'signed-out']);
    await session.sealed();
    expect(Object.keys(localStorage)).toEqual(['alento:maria:sealed-words']);
  });

  it('ends its own token only: a newer one that another tab stored goes on', () => {
    session.start(MARIA, 'maria@exemplo.com');
    localStorage.setItem('authToken', 't2');
    session.end();
    expect(session.current()).toEqual({ userId: 'maria', token: 't2' });
    expect(localStorage.getItem('authToken')).toBe('t2');
    expect(events).toEqual(['signed-in', 'token-refreshed']);
    session.end();
    expect(session.current()).toBeNull();
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  it('only follows where another tab ended it before', () => {
    session.start(MARIA, 'maria@exemplo.com', DEVICE_KEY);
    localStorage.clear();
    session.end();
    expect(session.current()).toBeNull();
    expect(events).toEqual(['signed-in', 'signed-out']);
    expect(localStorage).toHaveLength(0);
  });

  it('leaves for good, whatever another tab stored', () => {
    session.start(MARIA, 'maria@exemplo.com');
    localStorage.setItem('authToken', 't2');
    session.leave();
    expect(session.current()).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it('leaves: nothing of the person stays', () => {
    session.start(MARIA, 'maria@exemplo.com');
    writeOwned('maria', 'draft', 'um rascunho');
    session.leave();
    expect(localStorage.length).toBe(0);
    expect(events).toEqual(['signed-in', 'signed-out']);
  });

  it("wipes one person's things when another one signs in, and keeps them for the same one", () => {
    session.start(MARIA, 'maria@exemplo.com');
    writeOwned('maria', 'draft', 'um rascunho');
    session.start({ userId: 'maria', token: 't2' }, 'maria@exemplo.com');
    expect(readOwned('maria', 'draft')).toBe('um rascunho');
    session.start({ userId: 'joao', token: 't3' }, 'joao@exemplo.com');
    expect(readOwned('maria', 'draft')).toBeNull();
  });

  it('follows another tab that signs in, renews and leaves', () => {
    otherTab('t1', 'maria');
    expect(session.current()).toEqual(MARIA);
    otherTab('t2', 'maria');
    expect(session.token()).toBe('t2');
    otherTab(null, null);
    expect(session.current()).toBeNull();
    expect(events).toEqual(['signed-in', 'token-refreshed', 'signed-out']);
  });

  it('writes nothing for who is not signed in by now, here or in another tab', () => {
    session.start(MARIA, 'maria@exemplo.com');
    localStorage.removeItem('userId');
    expect(writeJson('maria', 'mood-note-draft', 'tarde demais')).toBe(false);
    expect(readOwned('maria', 'mood-note-draft')).toBeNull();
  });

  it('does not mind other keys of the storage', () => {
    session.start(MARIA, 'maria@exemplo.com');
    localStorage.setItem('authToken', 'changed');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
    expect(session.token()).toBe('t1');
  });
});
