// @vitest-environment jsdom
import { DAY_MS } from '@alento/domain/time/local-date';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { call } from '../../../lib/api/client.ts';
import { server as api } from '../../../testing/fake-server/fake-server.ts';
import { withHeaders } from '../../../testing/fake-server/reply.ts';
import { press } from '../../../testing/show.tsx';
import { server } from '../mood-server.harness.ts';
import { NOW, open, tap } from './record-now.fixture.tsx';

/** Lets the app learn the server's time from a response. */
async function learn(serverTime: number): Promise<void> {
  api.answer('GET /health', withHeaders({ status: 'ok' as const }, { Date: new Date(serverTime).toUTCString() }));
  await call('GET /health', {});
}
afterEach(() => learn(NOW));

it('on a device 400 days behind, a mood is recorded only after the person chose its time', async () => {
  const right = NOW + 400 * DAY_MS;
  await learn(right);
  open();
  await tap('Bem');
  const dialog = await screen.findByRole('dialog', { name: 'O relógio deste aparelho parece errado' });
  expect(dialog.textContent).toContain('14 de nov. de 2026');
  expect(dialog.textContent).toContain('19 de dez. de 2027');
  await userEvent.keyboard('{Escape}');
  expect(server.sent).toEqual([]);
  await press('Registrar com a hora certa');
  await screen.findByText(/Bem, registrado às/);
  expect(server.sent).toMatchObject([{ method: 'POST', body: { score: 3, timestamp: right } }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});
