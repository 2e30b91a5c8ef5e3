// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { returningTo } from '../../lib/page/return-address.ts';
import { emptyDevice } from '../../testing/device.ts';
import { draw } from '../../testing/draw.tsx';
import { server } from '../../testing/fake-server/fake-server.ts';
import { never } from '../../testing/fake-server/reply.ts';
import { signIn, withVisitor } from '../../testing/signed-in.ts';
import { Component as Login } from './login.tsx';

const INVITE = '/professional-invite/aaaaaaaaaa';

afterEach(emptyDevice);
withVisitor();

function open(state: unknown, search = '?createAccount=true') {
  server.answer('GET /legal-documents/latest', never);
  return draw({ '/login': <Login />, '*': <p>Outra tela</p> }, { pathname: '/login', search, state });
}

it.each([INVITE, '/cadastro-profissional', '/psicologos'])(
  '/login leads back to %s, and keeps no trace of it',
  async (address) => {
    const router = open(returningTo(address));
    await screen.findByText('Depois de criar a conta, você continua de onde estava.');
    await act(signIn);
    await waitFor(() => expect(router.state.location.pathname).toBe(address));
    expect(router.state.location.state).toEqual({ signedUp: true });
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(address);
  },
);

it('/login tells the page only of a sign-up', async () => {
  const router = open(returningTo(INVITE), '');
  await screen.findByText('Depois de entrar, você continua de onde estava.');
  await act(signIn);
  await waitFor(() => expect(router.state.location.pathname).toBe(INVITE));
  expect(router.state.location.state).toBeNull();
});

it.each([null, 'x', {}, { returnTo: 7 }, { returnTo: '/perfil' }, { returnTo: `https://x.example${INVITE}` }])(
  '/login leads to /home with the history state %j',
  async (state) => {
    const router = open(state);
    await screen.findByRole('heading', { name: 'Crie sua conta' });
    expect(document.body.textContent).not.toContain('continua de onde estava');
    await act(signIn);
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
    expect(router.state.location.state).toBeNull();
  },
);

it('/login follows an address that another app opens while it is open', async () => {
  const router = open(null, '');
  await screen.findByRole('heading', { name: 'Entre no Alento' });
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'maria@exemplo.com' } });
  await act(() => router.navigate('/login?createAccount=true'));
  await screen.findByRole('heading', { name: 'Crie sua conta' });
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('maria@exemplo.com');
  fireEvent.click(screen.getByRole('button', { name: 'Já tem uma conta? Faça login' }));
  await screen.findByRole('heading', { name: 'Entre no Alento' });
  await act(() => router.navigate('/login?createAccount=true'));
  await screen.findByRole('heading', { name: 'Crie sua conta' });
  await act(() => router.navigate('/login'));
  await screen.findByRole('heading', { name: 'Entre no Alento' });
});
