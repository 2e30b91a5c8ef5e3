// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { GUESSABLE_PASSWORD, PASSWORD } from '../../../testing/passwords.ts';
import { judgePassword, loadPasswordJudge } from './password-judge.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';

const NOBODY = { names: [], addresses: [] };
const network = vi.hoisted(() => ({ isUp: false, asked: 0 }));

vi.mock('@alento/password-check/password-check', async (importOriginal) => {
  network.asked += 1;
  if (!network.isUp) throw new TypeError('Failed to fetch dynamically imported module');
  return importOriginal();
});

afterEach(cleanup);

// The order of these tests matters, because the module caches the word lists once they are loaded.
it('the reset-password form lets the server check the password if the word lists can’t be loaded', async () => {
  const message = 'Uma palavra conhecida é fácil de adivinhar.';
  server.refuse('POST /auth/reset-password', 422, 'PASSWORD_GUESSABLE', { message });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ResetPasswordForm token="elo.login" onSaved={vi.fn()} onAskAgain={vi.fn()} />
    </QueryClientProvider>,
  );
  expect(network.asked).toBe(0); // The word lists are not loaded before the first letter is typed.
  await userEvent.type(screen.getByLabelText('Senha nova'), GUESSABLE_PASSWORD);
  await userEvent.type(screen.getByLabelText('Confirmar senha nova'), GUESSABLE_PASSWORD);
  await userEvent.click(screen.getByRole('button', { name: 'Salvar senha nova' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
  expect(server.calls()).toHaveLength(1);
  expect(network.asked).toBe(1); // The word lists are loaded once, not once per letter.
});

it('judgePassword accepts every password until the word lists are loaded', async () => {
  expect(judgePassword(GUESSABLE_PASSWORD, NOBODY)).toBeNull();
  network.isUp = true;
  await loadPasswordJudge();
  expect(judgePassword(GUESSABLE_PASSWORD, NOBODY)).toBe('PASSWORD_GUESSABLE');
  expect(judgePassword(PASSWORD, NOBODY)).toBeNull();
});

it('loadPasswordJudge loads the word lists once for two callers', async () => {
  const { asked } = network;
  await Promise.all([loadPasswordJudge(), loadPasswordJudge()]);
  expect(network.asked).toBe(asked);
});
