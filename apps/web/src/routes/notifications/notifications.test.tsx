// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { server } from '../../testing/fake-server/fake-server.ts';
import { lost } from '../../testing/fake-server/reply.ts';
import { withoutNetwork } from '../../testing/no-network.ts';
import { pushDeviceOf, scheduleOf } from '../../testing/reminder-answers.ts';
import { withMember } from '../../testing/signed-in.ts';
import { Component } from './notifications.tsx';

withMember();

const open = () => draw(<Component />);
const messages = () => screen.queryAllByText(/^Sem conexão com o Alento/);

it('says once that there is no connection, and keeps the sections that have their data', async () => {
  withoutNetwork();
  server.answer('GET /push-notifications/schedule', lost);
  server.answer('GET /push-notifications/devices', [pushDeviceOf(Date.parse('2026-11-23T15:00:00Z'))]);
  server.answer('GET /notification-channels', lost);
  open();
  // The two requests fail in any order.
  for (const name of ['Horários', 'Avisos por e-mail e WhatsApp'])
    await waitFor(() => expect(screen.queryByRole('heading', { name })).toBeNull());
  expect(messages()).toHaveLength(1);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  screen.getByText('Chrome no Android');
  server.answer('GET /push-notifications/schedule', scheduleOf());
  screen.getByRole('button', { name: 'Tentar novamente' }).click();
  await screen.findByRole('switch', { name: 'À noite' });
});
