import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { queryClient } from '../../lib/query-client.ts';
import { session } from '../../lib/session/session.ts';
import { Toaster } from '../../ui/overlay/toast.tsx';

export const PASSWORD = 'Nuvem-calma-42';

export const signIn = (): Promise<void> => session.start({ userId: 'maria', token: 't1' }, 'maria@exemplo.com');

export async function leave(): Promise<void> {
  cleanup();
  await session.leave();
  queryClient.clear();
}

/** Shows an element in a router that knows the given other paths. */
export function show(element: ReactNode, others: readonly string[] = []) {
  const router = createMemoryRouter(
    [{ path: '/', element }, ...others.map((path) => ({ path, element: <p>{`Tela ${path}`}</p> }))],
    { initialEntries: ['/'] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  );
  return router;
}

export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

/** The text of the page with plain spaces. */
export const pageText = (): string => document.body.textContent?.replace(/\s/g, ' ') ?? '';
