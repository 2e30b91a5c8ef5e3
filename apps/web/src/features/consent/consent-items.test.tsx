// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { session } from '../../lib/session/session.ts';
import { allRead } from '../../testing/all-read.ts';
import { Toaster } from '../../ui/overlay/toast.tsx';
import { ConsentItems } from './consent-items.tsx';

const fetchMock = vi.fn<typeof fetch>();
const NOT_GRANTED = { purpose: 'ad-network', provider: 'Google', isGranted: false, grantedAt: null };

beforeEach(async () => {
  vi.stubGlobal('fetch', fetchMock);
  await session.start({ userId: 'maria', token: 't' }, 'maria@exemplo.com');
});
afterEach(async () => {
  cleanup();
  await session.leave();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

async function show(listed: unknown[], change?: () => Promise<Response>): Promise<void> {
  fetchMock.mockImplementation(async (_address, init) =>
    init?.method === 'PUT' && change ? change() : Response.json(listed),
  );
  render(
    <QueryClientProvider client={queryClient}>
      <ConsentItems frame={(items) => <section aria-label="Permissões">{items}</section>} />
      <Toaster />
    </QueryClientProvider>,
  );
  await allRead(queryClient);
}
const toggle = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Anúncios do Google na biblioteca' });

it('shows nothing where there is nothing to allow', async () => {
  await show([]);
  expect(screen.queryByRole('region')).toBeNull();
});

it('stands as it was tapped while the answer is on its way, and as the server says afterwards', async () => {
  let answer: (response: Response) => void = () => undefined;
  await show([NOT_GRANTED], () => new Promise((resolve) => (answer = resolve)));
  expect(toggle().checked).toBe(false);
  await userEvent.click(toggle());
  expect(toggle().checked).toBe(true);
  expect(toggle().disabled).toBe(true);
  expect(fetchMock.mock.lastCall?.[1]?.body).toBe('{"isGranted":true}');
  answer(Response.json({ ...NOT_GRANTED, isGranted: true, grantedAt: 1 }));
  await waitFor(() => expect(toggle().disabled).toBe(false));
  expect(toggle().checked).toBe(true);
});

it('goes back, and says so, when the server could not take it', async () => {
  await show([NOT_GRANTED], async () => Response.json({ errorCode: 'INTERNAL', message: 'x' }, { status: 500 }));
  await userEvent.click(toggle());
  await screen.findByText('Não foi possível mudar agora. Continua como estava.');
  await waitFor(() => expect(toggle().checked).toBe(false));
});
