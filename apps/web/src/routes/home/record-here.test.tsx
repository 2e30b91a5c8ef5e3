// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { moodOutbox } from '../../features/mood-entry/waiting/mood-outbox.ts';
import { queryClient } from '../../lib/query-client.ts';
import { session } from '../../lib/session/session.ts';
import { crisis } from '../../state/crisis/crisis.ts';
import { emptyDevice } from '../../testing/device.ts';
import { RecordHere } from './record-here.tsx';

const sent: { method: string; body: unknown }[] = [];

beforeEach(async () => {
  await emptyDevice();
  await session.start({ userId: 'ana', token: 't' }, 'ana@exemplo.com.br');
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address.includes('/mood-patterns')) return Response.json({ average: 3 });
    if (address.includes('/tags')) return Response.json([]);
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    sent.push({ method: init.method ?? 'GET', body });
    if (init.method === 'DELETE') return new Response(null, { status: 204 });
    return Response.json({ id: 'e1', note: '', ai_analysis: '', tags: [], timestamp: Date.now(), ...body });
  });
  const router = createMemoryRouter([{ path: '/', element: <RecordHere /> }]);
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
});

afterEach(() => {
  cleanup();
  crisis.close();
  sent.length = 0;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const face = (name: string): HTMLElement => screen.getByRole('radio', { name });

it('saves by one tap, and offers undo, tags and note after it', async () => {
  await userEvent.click(face('Bem'));
  await screen.findByText(/Bem, registrado às/);
  expect(sent.map(({ method, body }) => [method, body])).toEqual([['POST', expect.objectContaining({ score: 3 })]]);
  expect(face('Bem').getAttribute('aria-checked')).toBe('true');
  expect(document.activeElement).toBe(face('Bem'));
  expect(await screen.findByRole('textbox')).toBeTruthy();
  // Here already.
  expect(screen.queryByRole('link', { name: 'Ver minha semana' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  await screen.findByText(/Registro desfeito/);
  expect(sent.at(-1)?.method).toBe('DELETE');
});

it('opens the way to help with the worst face', async () => {
  await userEvent.click(face('Muito mal'));
  await screen.findByText(/Muito mal, registrado às/);
  expect(crisis.current()).toMatchObject({ source: 'score' });
});

it('keeps the mood on this device without a network', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.click(face('Bem'));
  expect(await screen.findByText(/Bem, guardado às/)).toBeTruthy();
  expect(moodOutbox.waiting().map(({ body: { score } }) => score)).toEqual([3]);
});
