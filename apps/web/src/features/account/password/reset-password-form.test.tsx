// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { GUESSABLE_PASSWORD, NEW_PASSWORD, PASSWORD } from '../../../testing/passwords.ts';
import { press, show } from '../../../testing/show.tsx';
import { judgePassword, loadPasswordJudge } from './password-judge.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';

const RESET = 'POST /auth/reset-password';
const NOBODY = { names: [], addresses: [] };
const network = vi.hoisted(() => ({ isUp: false, loads: 0 }));
const saved = vi.fn();

vi.mock('@alento/password-check/password-check', async (importOriginal) => {
  network.loads += 1;
  if (!network.isUp) throw new TypeError('Failed to fetch dynamically imported module');
  return importOriginal();
});

afterEach(() => void saved.mockReset());

/** Types the new password and saves it. */
async function reset(password: string): Promise<void> {
  const { loads } = network;
  show(<ResetPasswordForm token="elo.login" onSaved={saved} onAskAgain={vi.fn()} />);
  // The word lists are loaded with the first letter, and at most once.
  expect(network.loads).toBe(loads);
  for (const label of ['Senha nova', 'Confirmar senha nova'])
    await userEvent.type(screen.getByLabelText(label), password);
  expect(network.loads).toBeLessThanOrEqual(loads + 1);
  await press('Salvar senha nova');
}

// This test is the first, because the module keeps the word lists once they are loaded.
it.each([
  ['is guessable and the word lists can’t be loaded', GUESSABLE_PASSWORD, 'PASSWORD_GUESSABLE'],
  ['is the account’s name', 'Kowalczyk-77', 'PASSWORD_PERSONAL'],
] as const)('the reset-password form shows the server’s message if the password %s', async (_, password, code) => {
  server.refuse(RESET, 422, code, { message: 'Escolha outra.' });
  await reset(password);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Escolha outra.'));
  expect(server.calls()).toHaveLength(1);
  expect(saved).not.toHaveBeenCalled();
});

it('judgePassword accepts every password until the word lists are loaded, once for two callers', async () => {
  expect(judgePassword(GUESSABLE_PASSWORD, NOBODY)).toBeNull();
  network.isUp = true;
  const { loads } = network;
  await Promise.all([loadPasswordJudge(), loadPasswordJudge()]);
  expect(network.loads).toBe(loads + 1);
  expect(judgePassword(GUESSABLE_PASSWORD, NOBODY)).toBe('PASSWORD_GUESSABLE');
  expect(judgePassword(PASSWORD, NOBODY)).toBeNull();
});

it('the reset-password form sends the token and the new password', async () => {
  server.answer(RESET, { status: true });
  await reset(NEW_PASSWORD);
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(server.calls(RESET)[0]?.body).toEqual({ newPassword: NEW_PASSWORD, token: 'elo.login' });
});

it('the reset-password form refuses a guessable password without a request, also before typing has paused', async () => {
  network.isUp = true;
  await reset(GUESSABLE_PASSWORD);
  await screen.findAllByText(/^Uma palavra conhecida/);
  expect(server.calls()).toEqual([]);
});
