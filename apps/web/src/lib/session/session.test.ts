// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeJson } from './device-json.ts';
import { readOwned, writeOwned } from './device-store.ts';
import { session } from './session.ts';
import { hasUnsentWords } from './unsent-words.ts';

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

  it('ends: the address stays for the next login, what the server has of the person goes', () => {
    session.start(MARIA, 'maria@exemplo.com');
    writeOwned('maria', 'mood-popup-count', '2');
    session.end();
    expect(session.current()).toBeNull();
    expect(localStorage.getItem('authToken')).toBeNull();
    expect(session.loginEmail()).toBe('maria@exemplo.com');
    expect(Object.keys(localStorage)).toEqual(['login_email']);
    expect(events).toEqual(['signed-in', 'signed-out']);
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

describe('words that only this device has', () => {
  const JOAO = { userId: 'joao', token: 't3' };
  const WORDS: [string, string][] = [
    ['mood-note-draft', '{"text":"uma nota","entry":null}'],
    ['screening-draft-phq9', '{"answers":{"phq1":1}}'],
    ['onboarding-draft:current-mood', '{"note":"pela metade"}'],
    ['onboarding-unsent:current-mood', '{"fields":{"currentMoodNote":"uma nota"},"refused":null}'],
    ['safety-answers', '[{"answer":"safe","answeredAt":1}]'],
    ['safety-plan', '{"content":{"reasons":["minha gata"]},"basedOn":1,"waiting":true}'],
  ];
  const OTHERS: [string, string][] = [
    ['onboarding-unsent:seen', '{}'],
    ['safety-state', '{"lastCrisisAt":1}'],
    ['safety-plan', '{"content":{"reasons":["\\"waiting\\":true"]},"basedOn":1,"waiting":false}'],
    ['mood-popup-total', '1'],
    ['assistant-tooltip-seen', '1'],
  ];
  const write = (): void => {
    for (const [name, value] of WORDS) writeOwned('maria', name, value);
  };

  it.each(WORDS)('%s: survives the end of a session, for the same person alone', (name, value) => {
    session.start(MARIA, 'maria@exemplo.com');
    expect(hasUnsentWords('maria')).toBe(false);
    writeOwned('maria', name, value);
    expect(hasUnsentWords('maria')).toBe(true);
    expect(hasUnsentWords('joao')).toBe(false);
    session.end();
    expect(readOwned('maria', name)).toBe(value);
    session.start({ ...MARIA, token: 't2' }, 'maria@exemplo.com');
    expect(readOwned('maria', name)).toBe(value);
  });

  it.each(OTHERS)('%s is not one of them: %s', (name, value) => {
    session.start(MARIA, 'maria@exemplo.com');
    writeOwned('maria', name, value);
    expect(hasUnsentWords('maria')).toBe(false);
    session.end();
    expect(readOwned('maria', name)).toBeNull();
  });

  it('go when another person signs in after the end', () => {
    session.start(MARIA, 'maria@exemplo.com');
    write();
    session.end();
    session.start(JOAO, 'joao@exemplo.com');
    session.end();
    session.start(MARIA, 'maria@exemplo.com');
    expect(Object.keys(localStorage).sort()).toEqual(['authToken', 'login_email', 'userId']);
  });

  it('go when somebody leaves, whoever wrote them', () => {
    session.start(MARIA, 'maria@exemplo.com');
    write();
    session.end();
    session.leave();
    expect(localStorage.length).toBe(0);
  });

  it('of an id that begins like another stay apart', () => {
    session.start({ ...MARIA, userId: 'mariana' }, 'mariana@exemplo.com');
    writeOwned('mariana', 'mood-note-draft', 'x');
    expect(hasUnsentWords('maria')).toBe(false);
  });
});
