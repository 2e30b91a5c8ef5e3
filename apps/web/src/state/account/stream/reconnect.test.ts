// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { writeFixed } from '../../../lib/session/device/device-store.ts';
import { hasErased } from '../../../lib/session/erased.ts';
import { session } from '../../../lib/session/session.ts';
import { sessionOf } from '../../../testing/answers.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { refused } from '../../../testing/fake-server/reply.ts';
import { follow, followed, opened, pass, planReads, tab, withSignedInTab } from './follow-account.harness.ts';

withSignedInTab();

describe('a stream that has ended', () => {
  it('is opened again after a second, and the plan is read, because events may have been missed', async () => {
    follow();
    await pass(31_000);
    tab.streams[0]?.end();
    await pass(900);
    expect(opened()).toBe(1);
    await pass(200);
    expect(opened()).toBe(2);
    expect(planReads()).toBe(2);
  });

  it('is opened again after longer and longer times, at most a minute, while it fails', async () => {
    server.stream('/account/stream', refused(503, 'UNAVAILABLE'));
    follow();
    const at: number[] = [];
    server.onCall(({ path }) => path === '/account/stream' && at.push(Date.now()));
    await pass(400_000);
    const waits = at.slice(1).map((time, index) => Math.round((time - (at[index] ?? 0)) / 1000));
    expect(waits).toEqual(expect.arrayContaining([2, 4, 8, 16, 32, 60]));
    expect(Math.max(...waits)).toBe(60);
  });

  it('is opened again when the server allows it', async () => {
    server.stream('/account/stream', refused(429, 'RATE_LIMITED', { retryAfter: 90 }));
    follow();
    await pass(89_000);
    expect(opened()).toBe(1);
    await pass(2000);
    expect(opened()).toBe(2);
  });

  it('ends the session if its token is rejected, as any call would', async () => {
    server.stream('/account/stream', refused(401, 'UNAUTHORIZED'));
    server.refuse('GET /auth/get-session', 401, 'UNAUTHORIZED');
    await followed();
    expect(session.current()).toBeNull();
    expect(hasErased()).toBe(false);
  });

  it('asks about the session once if the server rejects only the stream', async () => {
    server.stream('/account/stream', refused(401, 'UNAUTHORIZED'));
    server.answer('GET /auth/get-session', sessionOf());
    follow();
    await pass(120_000);
    expect(opened()).toBeGreaterThan(3);
    expect(server.calls('GET /auth/get-session')).toHaveLength(1);
    expect(session.userId()).toBe('maria');
  });

  it('erases the device if the account was deleted elsewhere', async () => {
    server.stream('/account/stream', refused(401, 'UNAUTHORIZED', { code: 'ACCOUNT_DELETED' }));
    // A mere sign-out leaves it.
    await writeFixed('deviceProofs', '[]');
    follow();
    // The code that erases is loaded when it is needed, which takes real time.
    await vi.waitFor(() => expect([session.current(), hasErased(), localStorage.length]).toEqual([null, true, 0]));
    expect(server.calls('GET /auth/get-session')).toEqual([]);
  });

  it('is not requested without a network', async () => {
    await followed();
    tab.isOnline = false;
    window.dispatchEvent(new Event('offline'));
    await pass(120_000);
    expect(opened()).toBe(1);
    tab.isOnline = true;
    window.dispatchEvent(new Event('online'));
    await pass(10);
    expect(opened()).toBe(2);
  });
});
