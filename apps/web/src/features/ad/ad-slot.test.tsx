// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { allRead } from '../../testing/all-read.ts';
import { AdSlot } from './ad-slot.tsx';

const room = (): Element | null => document.querySelector('[data-ad-slot]');

let client: QueryClient;

type Known = { isMinor: boolean | undefined };

function show(pathname: string, answer: () => Promise<Response>, { isMinor }: Known = { isMinor: false }): void {
  vi.stubGlobal('fetch', answer);
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <AdSlot pathname={pathname} isMinor={isMinor} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const plan = (currentPlan: string) => async () =>
  Response.json({ currentPlan, planId: 'x', canceledAt: null, currentPeriodEnd: null });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows a house ad, named as an ad, to the basic plan', async () => {
  show('/home', plan('basic'));
  expect(room()).not.toBeNull();
  expect(await screen.findByRole('complementary', { name: 'Anúncio' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver os planos' }).getAttribute('href')).toBe('/planos');
});

it('shows none to a minor (decision D27), nor before it is known who is one', async () => {
  show('/home', plan('basic'), { isMinor: true });
  await allRead(client);
  expect(room()).toBeNull();
  cleanup();
  show('/home', plan('basic'), { isMinor: undefined });
  await allRead(client);
  expect(room()).not.toBeNull();
  expect(screen.queryByRole('complementary')).toBeNull();
});

it.each(['essential', 'premium'])('gives the room back on %s', async (name) => {
  show('/home', plan(name));
  await waitFor(() => expect(room()).toBeNull());
});

it('shows none when the plan cannot be read', async () => {
  show('/home', async () => Response.json({ errorCode: 'INTERNAL', message: 'x' }, { status: 500 }));
  await waitFor(() => expect(room()).toBeNull());
});

it.each(['/chat/sessions', '/prontuarios', '/registrar', '/psicologos', '/ajuda', '/avaliacoes', '/planos'])(
  'never keeps room on %s, not even before the plan is known',
  (pathname) => {
    show(pathname, () => new Promise(() => undefined));
    expect(room()).toBeNull();
  },
);
