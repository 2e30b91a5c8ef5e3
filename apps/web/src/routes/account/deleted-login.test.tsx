// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, type InitialEntry, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { eraseFromDevice } from '../../lib/session/erase.ts';
import { session } from '../../lib/session/session.ts';
import { server } from '../../testing/fake-server/fake-server.ts';
import { never } from '../../testing/fake-server/reply.ts';
import { Component as AccountDeleted } from '../my-data/account-deleted.tsx';
import { Component as Login } from './login.tsx';

beforeEach(() => server.otherwise(never));
afterEach(async () => {
  cleanup();
  await session.leave();
});

function open(address: InitialEntry = '/login') {
  const router = createMemoryRouter(
    [
      { path: '/login', element: <Login /> },
      { path: '/conta-excluida', element: <AccountDeleted /> },
    ],
    { initialEntries: [address] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

describe('/login after the deletion of an account', () => {
  it('gives way to the page about the deletion, and then lets the person create a new account', async () => {
    const router = open();
    // Another tab has ended the session before it says why.
    await act(eraseFromDevice);
    expect(router.state.location.pathname).toBe('/conta-excluida');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Conta excluída');
    await act(() => router.navigate('/login?createAccount=true'));
    expect(router.state.location.pathname).toBe('/login');
  });

  it('gives way to the page about the deletion if that was known before this screen had its code', async () => {
    await eraseFromDevice();
    // What the guard of the screen before passes on.
    const router = open({ pathname: '/login', state: { ended: false } });
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/conta-excluida'));
  });

  it('shows the next person on the device nothing of it', async () => {
    await eraseFromDevice();
    await session.start({ userId: 'joao', token: 'j' }, 'joao@exemplo.com');
    await session.leave();
    expect(open().state.location.pathname).toBe('/login');
  });
});
