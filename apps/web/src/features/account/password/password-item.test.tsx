// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { session } from '../../../lib/session/session.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { lost, refused } from '../../../testing/fake-server/reply.ts';
import { NEW_PASSWORD as NEW, PASSWORD as OLD } from '../../../testing/passwords.ts';
import { press, show } from '../../../testing/show.tsx';
import { withMember } from '../../../testing/signed-in.ts';
import { accountKeys } from '../account.keys.ts';
import { PasswordItem } from './password-item.tsx';

const CHANGE = 'POST /auth/change-password';

withMember();

const field = () => screen.findByLabelText<HTMLInputElement>('Senha atual');
const toggle = () => screen.getByRole('button', { name: 'Trocar senha' });
const isSaveDisabled = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Salvar senha nova' }).disabled;
const save = () => press('Salvar senha nova');

/** Opens the form and types passwords. */
async function fill(current = OLD, next = NEW): Promise<void> {
  show(<PasswordItem />);
  await press('Trocar senha');
  const first = await field();
  expect(document.activeElement).toBe(first);
  const texts = { 'Senha atual': current, 'Senha nova': next, 'Confirmar senha nova': next };
  for (const [label, text] of Object.entries(texts))
    if (text !== '') await userEvent.type(screen.getByLabelText(label), text);
}

it('the change-password form supports password managers', async () => {
  await fill('', '');
  const inputs = [...document.querySelectorAll('input')];
  const hints = inputs.map(({ autocomplete }) => autocomplete);
  expect(hints).toEqual(['username', 'current-password', 'new-password', 'new-password']);
  expect(inputs[0]).toMatchObject({ name: 'username', value: 'maria@exemplo.com' });
});

it.each([
  ['without a current password', '', NEW],
  ['with a weak new password', OLD, 'fraca'],
])('the change-password form sends no request %s', async (_, current, next) => {
  await fill(current, next);
  expect(isSaveDisabled()).toBe(true);
});

it('the change-password form sends the current and the new password, and then closes', async () => {
  server.answer(CHANGE, { status: true });
  await fill();
  await save();
  await waitFor(() => expect(screen.queryByLabelText('Senha atual')).toBeNull());
  expect(document.activeElement).toBe(toggle());
  expect(server.calls()).toHaveLength(1);
  expect(server.calls(CHANGE)[0]?.body).toEqual({ currentPassword: OLD, newPassword: NEW });
});

it('the change-password form shows a wrong current password as an error of that field', async () => {
  server.refuse(CHANGE, 422, 'PASSWORD_WRONG', { message: 'A senha atual não confere.' });
  await fill();
  await save();
  const current = await field();
  await waitFor(() => expect(current.getAttribute('aria-invalid')).toBe('true'));
  const description = document.getElementById(current.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('A senha atual não confere.');
  expect(document.activeElement).toBe(current);
  expect(session.current()).not.toBeNull();
  await userEvent.type(current, 'x');
  expect(current.getAttribute('aria-invalid')).toBeNull();
});

const COMMON = 'Esta senha é uma das mais usadas, ou parte de uma delas. Escolha outra.';
it.each([
  ['the server’s message if it refuses the password', refused(422, 'PASSWORD_COMMON', { message: COMMON }), COMMON],
  ['after a lost response that the password may have changed', lost, /^Não sabemos se a troca chegou/],
])('the change-password form shows %s', async (_, answer, text) => {
  server.answer(CHANGE, answer);
  await fill();
  await save();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(text));
  expect(server.calls()).toHaveLength(1);
});

it.each([
  ['the sign-in address', 'Maria@exemplo.com', /^Seu nome e seu e-mail/],
  ['the account’s name', 'Kowalczyk-77', /^Seu nome e seu e-mail/],
])('the change-password form refuses %s as the new password without a request', async (_, next, sentence) => {
  queryClient.setQueryData(accountKeys.session(), { user: { name: 'Zuleica Kowalczyk' } });
  await fill(OLD, next);
  await screen.findAllByText(sentence);
  expect(isSaveDisabled()).toBe(true);
  expect(server.calls()).toEqual([]);
});

it('the change-password form keeps the passwords when the person goes back from the second factor', async () => {
  const challenge = { ticket: 'b', methods: ['totp' as const], passkeyOptions: null, expiresAt: 0 };
  server.answer('POST /auth/second-factor/challenge', challenge);
  server.answer(CHANGE, ({ body }) => (body.secondFactor ? { status: true } : refused(403, 'SECOND_FACTOR_REQUIRED')));
  await fill();
  await save();
  const code = await screen.findByLabelText('Código do aplicativo');
  expect(document.activeElement).toBe(code);
  await press('Voltar');
  expect(await field()).toBe(document.activeElement);
  expect(screen.getByLabelText<HTMLInputElement>('Senha nova').value).toBe(NEW);
  await save();
  await userEvent.type(await screen.findByLabelText('Código do aplicativo'), '123456{Enter}');
  await waitFor(() => expect(toggle()).toBeTruthy());
  expect(server.calls(CHANGE).at(-1)?.body).toEqual({
    currentPassword: OLD,
    newPassword: NEW,
    secondFactor: { kind: 'totp', code: '123456' },
  });
});

it('the change-password form discards the typed passwords when it is cancelled', async () => {
  await fill();
  await press('Cancelar');
  expect(document.activeElement).toBe(toggle());
  await press('Trocar senha');
  expect((await field()).value).toBe('');
  expect(server.calls()).toEqual([]);
});
