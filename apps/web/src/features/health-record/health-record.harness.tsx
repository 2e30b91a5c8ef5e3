import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { session } from '../../lib/session/session.ts';
import { setClock } from '../../lib/time/clock.ts';
import { crisis } from '../../state/crisis/crisis.ts';
import { emptyDevice } from '../../testing/device.ts';
import { Toaster } from '../../ui/overlay/toast.tsx';
import { RecordScreen } from './document/record-screen.tsx';
import { RecordsScreen } from './list/records-screen.tsx';

const NOON = Date.parse('2026-11-21T15:00:00Z');

/** Sets up each test of the file: Maria signed in, the clock at noon. */
export function withMaria(): void {
  let putBack = () => {};
  beforeEach(async () => {
    await emptyDevice();
    putBack = setClock(() => NOON);
    await session.start({ userId: 'maria', token: 't1' }, 'maria@exemplo.com');
  });
  afterEach(async () => {
    cleanup();
    crisis.close();
    await session.leave();
    queryClient.clear();
    putBack();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}

/** Opens /prontuarios or a record. Other paths show their name. */
export function open(address = '/prontuarios') {
  const others = ['/registrar', '/registrar-lote', '/planos'];
  const router = createMemoryRouter(
    [
      { path: '/prontuarios', element: <RecordsScreen /> },
      { path: '/prontuarios/:id', element: <RecordScreen id="r1" concern={<p>Linha de apoio</p>} /> },
      ...others.map((path) => ({ path, element: <p>{`Tela ${path}`}</p> })),
    ],
    { initialEntries: [address] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  );
  return router;
}

export const button = (name: string | RegExp): Promise<HTMLElement> => screen.findByRole('button', { name });
export const press = async (name: string | RegExp): Promise<void> => userEvent.click(await button(name));

/** The text of the page with plain spaces. */
export const pageText = (): string => document.body.textContent?.replace(/\s/g, ' ') ?? '';

/** Lets the retries of a lost connection pass at once. The timers have to be fake. */
export const giveUp = (): Promise<unknown> => vi.advanceTimersByTimeAsync(10_000);
