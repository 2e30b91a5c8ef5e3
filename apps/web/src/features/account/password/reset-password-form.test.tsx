// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { GUESSABLE_PASSWORD, NEW_PASSWORD } from '../../../testing/passwords.ts';
import { loadPasswordJudge } from './password-judge.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';

const RESET = 'POST /auth/reset-password';
const saved = vi.fn();

afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

async function fill(password: string): Promise<void> {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ResetPasswordForm token="elo.login" onSaved={saved} onAskAgain={vi.fn()} />
    </QueryClientProvider>,
  );
  await userEvent.type(screen.getByLabelText('Senha nova'), password);
  await userEvent.type(screen.getByLabelText('Confirmar senha nova'), password);
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar senha nova' }));

it('the reset-password form sends the token and the new password', async () => {
  server.answer(RESET, { status: true });
  await fill(NEW_PASSWORD);
  await save();
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(server.calls(RESET)[0]?.body).toEqual({
    newPassword: NEW_PASSWORD,
    token: 'elo.login',
  });
});

it('the reset-password form refuses a guessable password without a request', async () => {
  await loadPasswordJudge();
  await fill(GUESSABLE_PASSWORD);
  // Also before typing has paused.
  await save();
  await screen.findAllByText(/^Uma palavra conhecida/);
  expect(server.calls()).toEqual([]);
});

it('the reset-password form shows the server’s message if the password is the account’s name', async () => {
  const message = 'Seu nome e seu e-mail são o primeiro palpite de quem tenta adivinhar uma senha.';
  server.refuse(RESET, 422, 'PASSWORD_PERSONAL', { message });
  await fill('Kowalczyk-77');
  await save();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
  expect(saved).not.toHaveBeenCalled();
});
