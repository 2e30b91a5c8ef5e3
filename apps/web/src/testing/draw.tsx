import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { isValidElement, type ReactElement } from 'react';
import { createMemoryRouter, type InitialEntry, RouterProvider } from 'react-router';
import { queryClient } from '../lib/query-client.ts';
import { Toaster } from '../ui/overlay/toast.tsx';

/**
 * Draws screens by their paths, with the app's query client and its toasts; an element alone is the screen of every path. The last
 * address is open, the others are behind it in the history.
 */
export function draw(
  screens: ReactElement | Readonly<Record<string, ReactElement>>,
  ...addresses: readonly InitialEntry[]
): ReturnType<typeof createMemoryRouter> {
  const byPath = isValidElement(screens) ? { '*': screens } : screens;
  const routes = Object.entries(byPath).map(([path, element]) => ({ path, element }));
  const router = createMemoryRouter(routes, { initialEntries: addresses.length === 0 ? ['/'] : [...addresses] });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  );
  return router;
}
