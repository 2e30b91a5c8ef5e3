// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { session } from '../../lib/session/session.ts';
import { setClock } from '../../lib/time/clock.ts';
import { allRead } from '../../testing/all-read.ts';
import { server } from '../../testing/fake-server/fake-server.ts';
import { planOf, renewingOf } from '../../testing/plan-answers.ts';
import { EndNoticePlace } from './end-notice-place.tsx';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 3, 1, 15);
const END = NOW + 2 * DAY;
let putBack: () => void;

beforeEach(async () => {
  putBack = setClock(() => NOW);
  await session.start({ userId: 'maria', token: 't' }, 'maria@exemplo.com');
});
afterEach(async () => {
  cleanup();
  await session.leave();
  putBack();
});

async function show(currentPeriodEnd: number | null): Promise<void> {
  server.answer('GET /user-plans/current', { ...planOf('premium'), currentPeriodEnd });
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <EndNoticePlace />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await allRead(queryClient);
  await act(() => vi.dynamicImportSettled());
  await allRead(queryClient);
}

it('EndNoticePlace announces the end of a plan that was paid by Pix', async () => {
  const pix = { method: 'pix', period: '30d', renewsAt: null, endsAt: END, endsSoon: true } as const;
  server.answer('GET /subscription', renewingOf(END, pix));
  await show(END);
  expect(await screen.findByText(/^Seu Premium por Pix termina em 3 de abril\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Prolongar por Pix' }).getAttribute('href')).toBe('/planos');
});

it('EndNoticePlace is empty for a subscription that renews', async () => {
  server.answer('GET /subscription', renewingOf(END));
  await show(END);
  expect(document.body.textContent).toBe('');
});

it.each([null, NOW + 4 * DAY])('EndNoticePlace requests nothing more for a plan that ends at %s', async (end) => {
  await show(end);
  expect(server.calls('GET /subscription')).toEqual([]);
  expect(document.body.textContent).toBe('');
});
