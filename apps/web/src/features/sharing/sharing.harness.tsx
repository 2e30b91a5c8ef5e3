import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { beforeEach, vi } from 'vitest';
import { withClock } from '../../testing/clock.ts';
import { draw } from '../../testing/draw.tsx';
import { server } from '../../testing/fake-server/fake-server.ts';
import { overviewOf } from '../../testing/my-data-answers.ts';
import { signIn, withVisitor } from '../../testing/signed-in.ts';
import { NOON } from './sharing.fixture.ts';

/** Fixes the clock, and removes what a test has left. */
export function withSharing(): void {
  withClock(NOON);
  withVisitor();
}

/** Shows an element at a path. Every other path shows its address. */
export const show = (element: ReactElement, path = '/', entries: readonly string[] = [path]) =>
  draw({ [path]: element, '*': <p>Outra tela</p> }, ...entries);

export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const press = async (name: string | RegExp): Promise<void> => userEvent.click(await button(name));

/** Begins a request whose answers are lost, and lets the waits before its retries pass at once. */
export async function throughRetries(begin: () => Promise<void>): Promise<void> {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    await begin();
    // The client retries for seven seconds.
    await act(() => vi.advanceTimersByTimeAsync(8000));
  } finally {
    vi.useRealTimers();
  }
}

/** The text of the page with plain spaces. */
export const pageText = (): string => document.body.textContent?.replace(/\s/g, ' ') ?? '';

/** Signs Maria in before each test of the file, who has entries since then and shares nothing. */
export function withOwner(since: number): void {
  withSharing();
  beforeEach(async () => {
    await signIn();
    server.answer('GET /professional-invites', []);
    server.answer('GET /access-log', []);
    server.answer('GET /my-data', overviewOf({ entries: 3 }, { since }));
  });
}
