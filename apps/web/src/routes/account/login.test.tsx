// @vitest-environment jsdom
import type { SecondFactorChallenge } from '@alento/contract/second-factor';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
// Imported before the tests, so that the time to load its code does not affect them.
import { server } from '../../testing/fake-server/fake-server.ts';
import '../../features/account/sign-in/sign-in-second-step.tsx';
import { rememberPlan } from '../../features/account/pending-payment.ts';
import { writeFixed } from '../../lib/session/device/device-store.ts';
import { session } from '../../lib/session/session.ts';
import { signedInAs } from '../../testing/answers.ts';
import { emptyDevice } from '../../testing/device.ts';
import { draw } from '../../testing/draw.tsx';
import { never, offContract, refused } from '../../testing/fake-server/reply.ts';
import { prerender } from '../../testing/show.tsx';
import { withVisitor } from '../../testing/signed-in.ts';
import { Component as Login } from './login.tsx';

const EMAIL = 'maria@exemplo.com';
const PASSWORD = 'Nuvem-calma-42';
const GRANT = { ...signedInAs('maria', 't1'), deviceProof: 'prova-1' };
const CHALLENGE: SecondFactorChallenge = {
  ticket: 'bilhete',
  methods: ['totp', 'recovery-code'],
  passkeyOptions: null,
  expiresAt: Date.now() + 300_000,
};

const SIGN_IN = 'POST /auth/sign-in/email';
const SECOND_STEP = 'POST /auth/sign-in/second-factor';
const sentTo = (route: typeof SIGN_IN | typeof SECOND_STEP): unknown[] => server.calls(route).map(({ body }) => body);

beforeEach(() => {
  server.answer(SIGN_IN, CHALLENGE);
});
afterEach(emptyDevice);
withVisitor();

const open = (address: string) => draw({ '/login': <Login />, '/home': <p>Em casa</p> }, address);

async function signIn(): Promise<void> {
  open('/login');
  await userEvent.type(screen.getByLabelText('E-mail'), EMAIL);
  await userEvent.type(screen.getByLabelText('Senha'), `${PASSWORD}{Enter}`);
}

const code = () => screen.findByLabelText<HTMLInputElement>('Código do aplicativo');

describe('/login after a paid plan was chosen', () => {
  // The documents are still loading.
  beforeEach(() => server.answer('GET /legal-documents/latest', never));
  const SIGN_UP = '/login?createAccount=true&redirectToPayment=true&planId=premium';

  it('repeats the choice in both modes', async () => {
    rememberPlan('premium', null, Date.now());
    expect(prerender(<Login />, SIGN_UP)).not.toContain('Premium');
    open(SIGN_UP);
    await screen.findByText('Depois de criar a conta, você segue para o pagamento do Premium.');
    await userEvent.click(screen.getByRole('button', { name: 'Já tem uma conta? Faça login' }));
    await screen.findByText('Depois de entrar, você segue para o pagamento do Premium.');
  });

  it.each([
    ['nothing is stored', () => undefined],
    ['the choice is older than 10 minutes', () => rememberPlan('premium', null, Date.now() - 600_000)],
  ])('promises no payment if %s', async (_, store) => {
    store();
    open(SIGN_UP);
    await screen.findByRole('heading', { name: 'Crie sua conta' });
    expect(document.body.textContent).not.toContain('pagamento');
  });

  it('opens the sign-up that a stored flag requests, and repeats the stored choice', async () => {
    rememberPlan('premium', null, Date.now() - 540_000);
    await writeFixed('createAccount', 'true');
    open('/login');
    await screen.findByRole('heading', { name: 'Crie sua conta' });
    await screen.findByText('Depois de criar a conta, você segue para o pagamento do Premium.');
  });
});

describe('sign-in to an account without a second factor', () => {
  it('needs only the password, and sends the stored device proof the next time', async () => {
    server.answer(SIGN_IN, GRANT);
    await signIn();
    expect(await screen.findByText('Em casa')).toBeTruthy();
    expect(sentTo(SIGN_IN)).toEqual([{ email: expect.stringMatching(/^anon_/), password: PASSWORD }]);
    await session.leave();
    cleanup();
    await signIn();
    await screen.findByText('Em casa');
    expect(sentTo(SIGN_IN)[1]).toMatchObject({ deviceProof: 'prova-1' });
  });
});

it.each([
  ['nothing', offContract('null'), 'Login não encontrado. Verifique suas credenciais.'],
  ['no user', offContract('{"token": "t1"}'), 'Usuário não encontrado'],
  ['a user without an id', offContract('{"token": "t1", "user": {}}'), 'Usuário não encontrado'],
])('a sign-in whose response lacks something says after %s what was not found', async (_what, answer, text) => {
  server.answer(SIGN_IN, answer);
  await signIn();
  expect(await screen.findByText(text)).toBeTruthy();
  expect(session.current()).toBeNull();
});

describe('a refused sign-in', () => {
  it('marks the password, which the message under the form describes, and selects it', async () => {
    server.answer(SIGN_IN, refused(401, 'CREDENTIALS_INVALID'));
    await signIn();
    const message = await screen.findByRole('alert');
    await waitFor(() => expect(message.textContent).not.toBe(''));
    const field = screen.getByLabelText<HTMLInputElement>('Senha');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('aria-describedby')).toBe(message.parentElement?.id);
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.selectionEnd).toBe(PASSWORD.length);
    expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBeNull();
  });

  it('marks no field if the refusal is about none', async () => {
    server.answer(SIGN_IN, refused(429, 'RATE_LIMITED'));
    await signIn();
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
    expect(document.querySelector('[aria-invalid]')).toBeNull();
  });
});

describe('second step of the sign-in', () => {
  it('replaces the form, and starts the session only after the code is accepted', async () => {
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

    server.answer(SECOND_STEP, GRANT);
    await userEvent.type(field, '123456{Enter}');
    expect(await screen.findByText('Em casa')).toBeTruthy();
    expect(sentTo(SECOND_STEP)).toEqual([{ ticket: 'bilhete', answer: { kind: 'totp', code: '123456' } }]);
    expect(session.current()).toEqual({ userId: 'maria', token: 't1' });
    expect(session.loginEmail()).toBe(EMAIL);
    expect(localStorage.getItem('deviceProofs')).toContain('prova-1');
  });

  it('marks the field as invalid after a wrong code, and starts no session', async () => {
    server.refuse(SECOND_STEP, 403, 'SECOND_FACTOR_WRONG', { message: 'O código ou a chave não confere.' });
    await signIn();
    const field = await code();
    await userEvent.type(field, '000000{Enter}');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(field);
    expect(session.current()).toBeNull();
  });

  it('returns to the form, which still contains the password, when Voltar is pressed', async () => {
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

  it('returns to the form with a message when the ticket has expired', async () => {
    const message = 'O tempo para confirmar acabou. Comece de novo.';
    server.refuse(SECOND_STEP, 403, 'SECOND_FACTOR_TICKET_ENDED', { message });
    await signIn();
    await userEvent.type(await code(), '123456{Enter}');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Senha'));
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(await code()).toBeTruthy();
  });

  it('sends the code only once, and keeps the code in the field, when the network fails', async () => {
    server.fail(SECOND_STEP);
    await signIn();
    const field = await code();
    await userEvent.type(field, '123456{Enter}');
    expect(await screen.findByText(/^Não sabemos se o pedido chegou/)).toBeTruthy();
    expect(sentTo(SECOND_STEP)).toHaveLength(1);
    expect(field.value).toBe('123456');
  });
});
