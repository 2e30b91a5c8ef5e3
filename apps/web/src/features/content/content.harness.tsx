import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, type InitialEntry, RouterProvider } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { session } from '../../lib/session/session.ts';
import { emptyDevice } from '../../testing/device.ts';
import { server } from '../../testing/fake-server/fake-server.ts';

/** Returns the requests that the fake server received, such as `GET /articles`. */
export const asked = (): string[] => server.calls().map(({ method, path }) => `${method} ${path}`);

/** Starts each test as a visitor who has read nothing. */
export function withVisitor(): void {
  beforeEach(async () => {
    await session.leave();
    await emptyDevice();
    queryClient.clear();
    vi.stubGlobal('scrollTo', vi.fn());
  });
  afterEach(async () => {
    cleanup();
    await session.leave();
    vi.unstubAllGlobals();
  });
}

export const signIn = (): Promise<void> => session.start({ userId: 'ana', token: 't' }, 'ana@exemplo.com.br');

/** Renders screens at a path. Returns the router, whose state contains the current location. */
export function open(screens: Record<string, ReactNode>, address: InitialEntry) {
  const routes = Object.entries(screens).map(([path, element]) => ({ path, element }));
  const router = createMemoryRouter([...routes, { path: '*', element: <h1>Outra página</h1> }], {
    initialEntries: [address],
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}
