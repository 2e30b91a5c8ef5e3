import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { session } from '../../lib/session/session.ts';
import { setClock } from '../../lib/time/clock.ts';
import { Toaster } from '../../ui/overlay/toast.tsx';
import { NOON } from './sharing.fixture.ts';

/** Fixes the clock, and removes what a test has left. */
export function withSharing(): void {
  let putBack = () => {};
  beforeEach(() => {
    putBack = setClock(() => NOON);
  });
  afterEach(async () => {
    cleanup();
    await session.leave();
    queryClient.clear();
    putBack();
  });
}

export const signIn = (): Promise<void> => session.start({ userId: 'maria', token: 't1' }, 'maria@exemplo.com');

/** Shows an element at a path. Every other path shows its address. */
export function show(element: ReactNode, path = '/', entries: readonly string[] = [path]) {
  const router = createMemoryRouter(
    [
      { path, element },
      { path: '*', element: <p>Outra tela</p> },
    ],
    { initialEntries: [...entries] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  );
  return router;
}

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

export const heading = (): string | null => screen.getByRole('heading', { level: 1 }).textContent;
/** The text of the page with plain spaces. */
export const pageText = (): string => document.body.textContent?.replace(/\s/g, ' ') ?? '';
