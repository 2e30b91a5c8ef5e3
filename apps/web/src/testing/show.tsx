import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, type InitialEntry, MemoryRouter, RouterProvider } from 'react-router';
import { queryClient } from '../lib/query-client.ts';

/** Provides the query cache of the app. */
export const Queries = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

/** Shows screens at their paths. Every other path shows "Outra tela". */
export function showScreens(screens: Readonly<Record<string, ReactNode>>, address: InitialEntry) {
  const routes = Object.entries({ '*': <p>Outra tela</p>, ...screens }).map(([path, element]) => ({ path, element }));
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const { unmount, container } = render(
    <Queries>
      <RouterProvider router={router} />
    </Queries>,
  );
  return { router, unmount, container };
}

/** Shows an element at a path. Every other path shows "Outra tela". */
export const show = (element: ReactNode, path = '/') => showScreens({ [path]: element }, path);

/** The markup of an element as the prerendering writes it. */
export const prerender = (element: ReactNode, address: InitialEntry = '/'): string =>
  renderToString(
    <Queries>
      <MemoryRouter initialEntries={[address]}>{element}</MemoryRouter>
    </Queries>,
  );

/** Presses a button once it is there. */
export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
