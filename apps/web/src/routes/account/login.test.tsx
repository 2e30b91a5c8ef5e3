// @vitest-environment jsdom
import type { SecondFactorChallenge } from '@alento/contract/second-factor';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Asked for ahead of need: how long its code takes to come is not what these tests are about.
import '../../features/account/sign-in/sign-in-second-step.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { session } from '../../lib/session/session.ts';
import { emptyDevice } from '../../testing/device.ts';
import { Component as Login } from './login.tsx';

const EMAIL = 'maria@exemplo.com';
const PASSWORD = 'Nuvem-calma-42';
const GRANT = {
  token: 't1',
  user: { id: 'maria', email: null, name: null, isAnonymous: true },
  deviceProof: 'prova-1',
};
const CHALLENGE: SecondFactorChallenge = {
  ticket: 'bilhete',
  methods: ['totp', 'recovery-code'],
  passkeyOptions: null,
  expiresAt: Date.now() + 300_000,
};

const fetchMock = vi.fn<typeof fetch>();
/** Answers by path; what is not named never comes. */
let answers: Record<string, () => Response>;
const sentTo = (path: string): unknown[] =>
  fetchMock.mock.calls
    .filter(([address]) => address === `/api/auth${path}`)
    .map(([, init]) => JSON.parse(String(init?.body)));
const refusal = (status: number, errorCode: string, message: string) => () =>
  Response.json({ errorCode, message }, { status });

beforeEach(() => {
  answers = { '/sign-in/email': () => Response.json(CHALLENGE, { status: 202 }) };
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockImplementation(async (address) => {
    const answer = answers[String(address).replace('/api/auth', '')];
    return answer ? answer() : new Promise<Response>(() => {});
  });
});
afterEach(async () => {
  cleanup();
  await session.leave();
  await emptyDevice();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

async function signIn(): Promise<void> {
  const router = createMemoryRouter(
    [
      { path: '/login', element: <Login /> },
      { path: '/home', element: <p>Em casa</p> },
    ],
    { initialEntries: ['/login'] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await userEvent.type(screen.getByLabelText('E-mail'), EMAIL);
  await userEvent.type(screen.getByLabelText('Senha'), `${PASSWORD}{Enter}`);
}

const code = () => screen.findByLabelText<HTMLInputElement>('Código do aplicativo');

describe('an account without a second factor', () => {
  it('is signed in by the password alone, and leaves a proof for the next time', async () => {
    answers['/sign-in/email'] = () => Response.json(GRANT);
    await signIn();
    expect(await screen.findByText('Em casa')).toBeTruthy();
    expect(sentTo('/sign-in/email')).toEqual([{ email: expect.stringMatching(/^anon_/), password: PASSWORD }]);
    await session.leave();
    cleanup();
    await signIn();
    await screen.findByText('Em casa');
    expect(sentTo('/sign-in/email')[1]).toMatchObject({ deviceProof: 'prova-1' });
  });
});

describe('the second step', () => {
  it('stands in place of the form, says its name, and starts the session only then', async () => {
    await signIn();
    const field = await code();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Confirme que é você');
    expect(document.title).toBe('Confirme que é você · Alento');
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Confirme que é você');
    expect(document.activeElement).toBe(field);
    expect(screen.queryByLabelText('Senha')).toBeNull();
    expect(screen.queryByRole('button', { name: /Crie uma/ })).toBeNull();
    expect(session.current()).toBeNull();
    expect(localStorage.length).toBe(0);

    answers['/sign-in/second-factor'] = () => Response.json(GRANT);
    await userEvent.type(field, '123456{Enter}');
    expect(await screen.findByText('Em casa')).toBeTruthy();
    expect(sentTo('/sign-in/second-factor')).toEqual([{ ticket: 'bilhete', answer: { kind: 'totp', code: '123456' } }]);
    expect(session.current()).toEqual({ userId: 'maria', token: 't1' });
    expect(session.loginEmail()).toBe(EMAIL);
    expect(localStorage.getItem('deviceProofs')).toContain('prova-1');
  });

  it('says a wrong code at its field', async () => {
    answers['/sign-in/second-factor'] = refusal(403, 'SECOND_FACTOR_WRONG', 'O código ou a chave não confere.');
    await signIn();
    const field = await code();
    await userEvent.type(field, '000000{Enter}');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(field);
    expect(session.current()).toBeNull();
  });

  it('leads back to the password, which is still there', async () => {
    await signIn();
    await code();
    await userEvent.click(screen.getByRole('button', { name: 'Voltar' }));
    const password = screen.getByLabelText<HTMLInputElement>('Senha');
    expect(password.value).toBe(PASSWORD);
    expect(document.activeElement).toBe(password);
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe(EMAIL);
    expect(document.title).toBe('Entrar · Alento');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('goes back by itself when its time is over, and says so until the next try', async () => {
    const message = 'O tempo para confirmar acabou. Comece de novo.';
    answers['/sign-in/second-factor'] = refusal(403, 'SECOND_FACTOR_TICKET_ENDED', message);
    await signIn();
    await userEvent.type(await code(), '123456{Enter}');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Senha'));
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(await code()).toBeTruthy();
  });

  it('sends an answer once when the network is lost, and keeps what was typed', async () => {
    answers['/sign-in/second-factor'] = () => {
      throw new TypeError('fetch failed');
    };
    await signIn();
    const field = await code();
    await userEvent.type(field, '123456{Enter}');
    expect(await screen.findByText(/^Não sabemos se o pedido chegou/)).toBeTruthy();
    expect(sentTo('/sign-in/second-factor')).toHaveLength(1);
    expect(field.value).toBe('123456');
  });
});
