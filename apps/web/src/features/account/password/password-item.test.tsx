// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { session } from '../../../lib/session/session.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { refused } from '../../../testing/fake-server/reply.ts';
import { GUESSABLE_PASSWORD, NEW_PASSWORD as NEW, PASSWORD as OLD } from '../../../testing/passwords.ts';
import { accountKeys } from '../account.keys.ts';
import { PasswordItem } from './password-item.tsx';

const CHANGE = 'POST /auth/change-password';

beforeEach(async () => {
  await session.start({ userId: 'maria', token: 't' }, 'maria@exemplo.com');
});
afterEach(async () => {
  cleanup();
  await session.leave();
});

async function open(queryClient = new QueryClient()) {
  const view = render(
    <QueryClientProvider client={queryClient}>
      <PasswordItem />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Trocar senha' }));
  await screen.findByLabelText('Senha atual');
  return view;
}

const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Salvar senha nova' });
async function fill(current = OLD, next = NEW, confirmation = next) {
  await userEvent.type(screen.getByLabelText('Senha atual'), current);
  await userEvent.type(screen.getByLabelText('Senha nova'), next);
  await userEvent.type(screen.getByLabelText('Confirmar senha nova'), confirmation);
}

it('the change-password form focuses its first field and supports password managers', async () => {
  const { container } = await open();
  expect(document.activeElement).toBe(screen.getByLabelText('Senha atual'));
  const hints = [...container.querySelectorAll('input')].map(({ autocomplete }) => autocomplete);
  expect(hints).toEqual(['username', 'current-password', 'new-password', 'new-password']);
  expect(container.querySelector<HTMLInputElement>('[name=username]')?.value).toBe('maria@exemplo.com');
});

it.each([
  ['without a current password', '', NEW, NEW],
  ['with a weak new password', OLD, 'fraca', 'fraca'],
  ['with two different new passwords', OLD, NEW, `${NEW}x`],
])('the change-password form sends no request %s', async (_, current, next, confirmation) => {
  await open();
  if (current !== '') await userEvent.type(screen.getByLabelText('Senha atual'), current);
  await userEvent.type(screen.getByLabelText('Senha nova'), next);
  await userEvent.type(screen.getByLabelText('Confirmar senha nova'), confirmation);
  expect(save().disabled).toBe(true);
});

it('the change-password form sends the current and the new password, and then closes', async () => {
  server.answer(CHANGE, { status: true });
  await open();
  await fill();
  await userEvent.click(save());
  await waitFor(() => expect(screen.queryByLabelText('Senha atual')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Trocar senha' }));
  expect(server.calls()).toHaveLength(1);
  expect(server.calls(CHANGE)[0]?.body).toEqual({ currentPassword: OLD, newPassword: NEW });
});

it('the change-password form shows a wrong current password as an error of that field', async () => {
  server.refuse(CHANGE, 422, 'PASSWORD_WRONG', { message: 'A senha atual não confere.' });
  await open();
  await fill();
  await userEvent.click(save());
  const field = screen.getByLabelText<HTMLInputElement>('Senha atual');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  const description = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('A senha atual não confere.');
  expect(document.activeElement).toBe(field);
  expect(session.current()).not.toBeNull();
  await userEvent.type(field, 'x');
  expect(field.getAttribute('aria-invalid')).toBeNull();
});

it('the change-password form shows the server’s message if the server refuses the new password', async () => {
  const message = 'Esta senha é uma das mais usadas, ou parte de uma delas. Escolha outra.';
  server.refuse(CHANGE, 422, 'PASSWORD_COMMON', { message: message });
  await open();
  await fill();
  await userEvent.click(save());
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
});

it.each([
  ['a guessable password', GUESSABLE_PASSWORD, /^Uma palavra conhecida/],
  ['the sign-in address', 'Maria@exemplo.com', /^Seu nome e seu e-mail/],
  ['the account’s name', 'Kowalczyk-77', /^Seu nome e seu e-mail/],
])('the change-password form refuses %s as the new password without a request', async (_, next, sentence) => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(accountKeys.session(), { user: { name: 'Zuleica Kowalczyk' } });
  await open(queryClient);
  await fill(OLD, next);
  await screen.findAllByText(sentence);
  expect(save().hasAttribute('disabled')).toBe(true);
  expect(server.calls()).toEqual([]);
});

it('the change-password form shows after a lost response that the password may have changed', async () => {
  server.fail(CHANGE);
  await open();
  await fill();
  await userEvent.click(save());
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/^Não sabemos se a troca chegou/));
  expect(server.calls()).toHaveLength(1);
});

it('the change-password form keeps the passwords when the person goes back from the second factor', async () => {
  server.answer('POST /auth/second-factor/challenge', {
    ticket: 'b',
    methods: ['totp'],
    passkeyOptions: null,
    expiresAt: 0,
  });
  server.answer(CHANGE, ({ body }) => (body.secondFactor ? { status: true } : refused(403, 'SECOND_FACTOR_REQUIRED')));
  await open();
  await fill();
  await userEvent.click(save());
  const code = await screen.findByLabelText('Código do aplicativo');
  expect(document.activeElement).toBe(code);
  await userEvent.click(screen.getByRole('button', { name: 'Voltar' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Senha atual'));
  expect(screen.getByLabelText<HTMLInputElement>('Senha nova').value).toBe(NEW);
  await userEvent.click(save());
  await userEvent.type(await screen.findByLabelText('Código do aplicativo'), '123456{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Trocar senha' })).toBeTruthy());
  expect(server.calls(CHANGE).at(-1)?.body).toEqual({
    currentPassword: OLD,
    newPassword: NEW,
    secondFactor: { kind: 'totp', code: '123456' },
  });
});

it('the change-password form discards the typed passwords when it is cancelled', async () => {
  await open();
  await fill();
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Trocar senha' }));
  await userEvent.click(screen.getByRole('button', { name: 'Trocar senha' }));
  expect(screen.getByLabelText<HTMLInputElement>('Senha atual').value).toBe('');
  expect(server.calls()).toEqual([]);
});
