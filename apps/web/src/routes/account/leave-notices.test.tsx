// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { server } from '../../testing/fake-server/fake-server.ts';
import { withVisitor } from '../../testing/signed-in.ts';
import { Component } from './leave-notices.tsx';

const LEAVE = 'POST /notification-channels/unsubscribe/{token}';

withVisitor();

const open = (address: string) => draw(<Component />, address);

it('stops the notices only when the button is pressed, and removes the token from the address', async () => {
  server.answer(LEAVE, { status: true });
  const router = open('/sair-dos-avisos?token=ana.er.segredo');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(server.calls()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Parar de receber' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Pronto' })).toBeTruthy();
  expect(server.calls(LEAVE)[0]?.params).toEqual({ token: 'ana.er.segredo' });
});
