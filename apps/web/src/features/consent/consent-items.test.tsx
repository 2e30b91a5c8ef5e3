// @vitest-environment jsdom
import type { Consent } from '@alento/contract/consent';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { allRead } from '../../testing/all-read.ts';
import { draw } from '../../testing/draw.tsx';
import { server } from '../../testing/fake-server/fake-server.ts';
import { withMember } from '../../testing/signed-in.ts';
import { ConsentItems } from './consent-items.tsx';

const CHANGE = 'PUT /consents/{purpose}';
const NOT_GRANTED: Consent = { purpose: 'ad-network', provider: 'Google', isGranted: false, grantedAt: null };

withMember();

async function show(listed: Consent[]): Promise<void> {
  server.answer('GET /consents', listed);
  draw(<ConsentItems />);
  await allRead(queryClient);
}
const toggle = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Anúncios do Google na biblioteca' });

it('ConsentItems renders nothing if there is no consent to give', async () => {
  await show([]);
  expect(screen.queryByRole('switch')).toBeNull();
});

it('ConsentItems shows the chosen value during the request, then the value from the server', async () => {
  const answer = server.hold(CHANGE);
  await show([NOT_GRANTED]);
  expect(toggle().checked).toBe(false);
  await userEvent.click(toggle());
  expect(toggle().checked).toBe(true);
  expect(toggle().disabled).toBe(true);
  expect(server.calls(CHANGE).at(-1)?.body).toEqual({ isGranted: true });
  answer({ ...NOT_GRANTED, isGranted: true, grantedAt: 1 });
  await waitFor(() => expect(toggle().disabled).toBe(false));
  expect(toggle().checked).toBe(true);
});

it('ConsentItems reverts the value and shows an error if the request failed', async () => {
  server.refuse(CHANGE, 500, 'INTERNAL');
  await show([NOT_GRANTED]);
  await userEvent.click(toggle());
  await screen.findByText('Não foi possível mudar agora. Continua como estava.');
  await waitFor(() => expect(toggle().checked).toBe(false));
});
