// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { compareClock } from '../../lib/time/clock-skew.ts';
import { allRead } from '../../testing/all-read.ts';
import { withClock } from '../../testing/clock.ts';
import { draw } from '../../testing/draw.tsx';
import { server } from '../../testing/fake-server/fake-server.ts';
import { planOf, renewingOf, subscriptionOf } from '../../testing/plan-answers.ts';
import { withMember } from '../../testing/signed-in.ts';
import { EndNoticePlace } from './end-notice-place.tsx';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 3, 1, 15);
const END = NOW + 2 * DAY;

withClock(NOW);
withMember();

async function show(currentPeriodEnd: number | null, plan = planOf('premium')): Promise<void> {
  server.answer('GET /user-plans/current', { ...plan, currentPeriodEnd });
  draw(<EndNoticePlace />);
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

it('EndNoticePlace announces the end on a device whose clock is known to be 400 days behind', async () => {
  const end = END + 400 * DAY;
  compareClock(new Date(NOW + 400 * DAY).toUTCString(), NOW);
  const pix = { method: 'pix', period: '30d', renewsAt: null, endsAt: end, endsSoon: true } as const;
  server.answer('GET /subscription', renewingOf(end, pix));
  await show(end);
  expect(await screen.findByText(/^Seu Premium por Pix termina em /)).toBeTruthy();
  compareClock(new Date(NOW).toUTCString(), NOW);
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

const ENDED = { ...planOf('free'), endedAt: NOW - DAY };
const endedAt = (at: number) => subscriptionOf({ ended: { planId: 'premium', at } });

it('EndNoticePlace says that a plan has ended until the notice is closed, also after the app was opened again', async () => {
  server.answer('GET /subscription', endedAt(NOW - DAY));
  await show(null, ENDED);
  await screen.findByText(/^Seu Premium terminou em 31 de março\. Seus registros continuam aqui\./);
  expect(screen.getByRole('link', { name: 'Ver planos' }).getAttribute('href')).toBe('/planos');
  await userEvent.click(screen.getByRole('button', { name: 'Fechar este aviso' }));
  expect(document.body.textContent).toBe('');
  cleanup();
  await show(null, ENDED);
  expect(document.body.textContent).toBe('');
});

it('EndNoticePlace says so again after another end', async () => {
  server.answer('GET /subscription', endedAt(NOW - 20 * DAY));
  await show(null, ENDED);
  await userEvent.click(await screen.findByRole('button', { name: 'Fechar este aviso' }));
  cleanup();
  queryClient.clear();
  server.answer('GET /subscription', endedAt(NOW - DAY));
  await show(null, ENDED);
  await screen.findByText(/terminou em 31 de março/);
});

it('EndNoticePlace is empty after a withdrawal', async () => {
  server.answer('GET /subscription', subscriptionOf());
  await show(null, ENDED);
  expect(document.body.textContent).toBe('');
});
