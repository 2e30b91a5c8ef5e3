// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LIVE, lay, NAME, NOTE, open, RECORD } from './earlier-page.harness.ts';

const DAY_MS = 86_400_000;

beforeEach(() => localStorage.clear());

describe('session that expires after 30 days without a renewal', () => {
  const openAfter = async (days: number) => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z'), toFake: ['Date'] });
    lay({ ...LIVE, tokenKeptAt: String(Date.now() - days * DAY_MS), [NAME]: NOTE });
    return open();
  };

  it('ends when the page becomes visible 30 days after the last renewal', async () => {
    const { session } = await openAfter(29);
    await session.renew('t9');
    vi.setSystemTime(Date.now() + 29 * DAY_MS);
    document.dispatchEvent(new Event('visibilitychange'));
    await session.sealed();
    expect(session.token()).toBe('t9');
    const events: string[] = [];
    session.subscribe((event) => events.push(event));
    vi.setSystemTime(Date.now() + DAY_MS);
    document.dispatchEvent(new Event('visibilitychange'));
    await session.sealed();
    expect([session.current(), events]).toEqual([null, ['signed-out']]);
    expect(Object.keys(localStorage)).toEqual([RECORD]);
  });

  it('ends when the app opens 30 days after the last renewal', async () => {
    const { session } = await openAfter(30);
    expect(session.current()).toBeNull();
    await session.sealed();
    expect(Object.keys(localStorage)).toEqual([RECORD]);
  });

  it('continues when the app opens after 29 days', async () => {
    const { session } = await openAfter(29);
    expect(session.userId()).toBe('maria');
    expect(localStorage.getItem(NAME)).toBe(NOTE);
  });

  it('starts its 30 days when the app opens if no date of renewal is stored', async () => {
    lay({ ...LIVE, [NAME]: NOTE });
    const { session } = await open();
    expect(session.userId()).toBe('maria');
    expect(Number(localStorage.getItem('tokenKeptAt'))).toBeGreaterThan(Date.now() - DAY_MS);
  });
});
