// @vitest-environment jsdom
import type { SecondFactorChallenge } from '@alento/contract/second-factor';
import { ERROR_TEXTS, type ErrorCode } from '@alento/domain/errors/catalogue';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, offline } from '../../../lib/api/api-error.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { refused as refusal } from '../../../testing/fake-server/reply.ts';
import { PASSWORD } from '../../../testing/passwords.ts';
import { readyDialog } from '../../../testing/ready-dialog.ts';
import { press, show } from '../../../testing/show.tsx';
import { signIn, withMember } from '../../../testing/signed-in.ts';
import { IdentityDialog } from './identity-dialog.tsx';
import type { Perform } from './use-confirmation.ts';

const askForPasskey = vi.hoisted(() => vi.fn());
vi.mock('@simplewebauthn/browser', () => ({ startAuthentication: askForPasskey }));

const perform = vi.fn<Perform<string>>();
const confirmed = vi.fn();
const refused = (code: ErrorCode): ApiError => new ApiError(403, code, ERROR_TEXTS[code]);

let challenge: SecondFactorChallenge;

const tickets = (): number => server.calls('POST /auth/second-factor/challenge').length;
const numbered = () => ({ ...challenge, ticket: `${challenge.ticket}-${tickets()}` });

withMember();
beforeEach(() => {
  challenge = { ticket: 'bilhete', methods: ['totp', 'recovery-code'], passkeyOptions: null, expiresAt: 0 };
  server.answer('POST /auth/second-factor/challenge', numbered);
  perform.mockResolvedValue('feito');
});
afterEach(() => void vi.resetAllMocks());

function Harness() {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Mudar
      </button>
      {isOpen && (
        <IdentityDialog
          text="O que vai mudar."
          confirmLabel="Mudar mesmo"
          perform={perform}
          onConfirmed={confirmed}
          onClose={() => setOpen(false)}
        />
      )}
    </main>
  );
}

async function open(): Promise<HTMLElement> {
  show(<Harness />);
  await press('Mudar');
  return readyDialog('Confirme que é você');
}

const password = () => screen.getByLabelText<HTMLInputElement>('Sua senha');
const code = () => screen.findByLabelText<HTMLInputElement>('Código do aplicativo');
const withFactor = (error: Error | null) =>
  perform.mockImplementation(async ({ secondFactor }) => {
    if (secondFactor === undefined) throw refused('SECOND_FACTOR_REQUIRED');
    if (error) throw error;
    return 'feito';
  });

async function giveDialogPassword(): Promise<void> {
  await open();
  await userEvent.type(password(), `${PASSWORD}{Enter}`);
}

/** Enters the password of an account with a second factor, and waits for the field of the code. */
async function reachCode(error: Error | null): Promise<HTMLInputElement> {
  withFactor(error);
  await giveDialogPassword();
  return code();
}

const descriptionOf = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

describe('the identity dialog with a password field', () => {
  it('focuses the field, describes the change, and closes after a correct password', async () => {
    const dialog = await open();
    expect(document.activeElement).toBe(password());
    expect(dialog.textContent).toContain('O que vai mudar.');
    const hints = [...dialog.querySelectorAll('input')].map(({ autocomplete }) => autocomplete);
    expect(hints).toEqual(['username', 'current-password']);
    await userEvent.type(password(), `${PASSWORD}{Enter}`);
    await waitFor(() => expect(confirmed).toHaveBeenCalledWith('feito'));
    expect(perform.mock.calls).toEqual([[{ password: PASSWORD }, { repeatable: true }]]);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Mudar' })));
    expect(server.calls()).toEqual([]);
  });

  it('shows the error at the field and selects the typed text after a wrong password', async () => {
    perform.mockRejectedValueOnce(refused('PASSWORD_WRONG'));
    await giveDialogPassword();
    await waitFor(() => expect(password().getAttribute('aria-invalid')).toBe('true'));
    expect(descriptionOf(password())).toContain('A senha atual não confere.');
    expect(document.activeElement).toBe(password());
    expect([password().selectionStart, password().selectionEnd]).toEqual([0, PASSWORD.length]);
    await userEvent.type(password(), 'Outra{Enter}');
    await waitFor(() => expect(confirmed).toHaveBeenCalledTimes(1));
  });

  it.each([
    ['a lost network', offline(), /^Sem conexão com o Alento/],
    ['a rate limit', new ApiError(429, 'RATE_LIMITED', 'Muitas tentativas em pouco tempo.', 60), /^Muitas tentativas/],
  ])('keeps the typed password after %s', async (_, error, text) => {
    perform.mockRejectedValueOnce(error);
    await giveDialogPassword();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(text));
    expect(password().value).toBe(PASSWORD);
    expect(document.activeElement).toBe(password());
    await press('Mudar mesmo');
    await waitFor(() => expect(confirmed).toHaveBeenCalledTimes(1));
  });

  it('discards the typed password when Escape closes the dialog', async () => {
    await open();
    await userEvent.type(password(), PASSWORD);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Mudar' })));
    await press('Mudar');
    expect(password().value).toBe('');
    expect(perform).not.toHaveBeenCalled();
  });

  it('does not call onConfirmed if another person signed in during the request', async () => {
    perform.mockImplementation(async () => {
      await signIn('joao');
      return 'feito';
    });
    await giveDialogPassword();
    await waitFor(() => expect(perform).toHaveBeenCalled());
    expect(confirmed).not.toHaveBeenCalled();
  });
});

describe('the identity dialog for the second factor', () => {
  it('sends the password together with the code of the authenticator app', async () => {
    const field = await reachCode(null);
    expect(server.calls().map(({ path }) => path)).toEqual(['/auth/second-factor/challenge']);
    expect(document.activeElement).toBe(field);
    expect([field.inputMode, field.autocomplete]).toEqual(['numeric', 'one-time-code']);
    await userEvent.type(field, ' 123456 {Enter}');
    await waitFor(() => expect(confirmed).toHaveBeenCalledWith('feito'));
    expect(perform.mock.calls.at(-1)).toEqual([
      { password: PASSWORD, secondFactor: { kind: 'totp', code: '123456' } },
      { repeatable: false },
    ]);
  });

  it('shows the error at the field after a wrong code, without a new challenge', async () => {
    const field = await reachCode(refused('SECOND_FACTOR_WRONG'));
    for (const tried of ['000000', '111111']) {
      await userEvent.clear(field);
      await userEvent.type(field, `${tried}{Enter}`);
      await waitFor(() => expect(descriptionOf(field)).toContain('Isso não confere, ou o código já foi usado.'));
      await waitFor(() => expect(document.activeElement).toBe(field));
      expect(field.selectionEnd).toBe(tried.length);
    }
    expect(tickets()).toBe(1);
  });

  it('sends a recovery code instead of a code of the authenticator app', async () => {
    await reachCode(null);
    await press('Usar um código de recuperação');
    const field = screen.getByLabelText<HTMLInputElement>('Código de recuperação');
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, 'abcd-efgh{Enter}');
    await waitFor(() => expect(confirmed).toHaveBeenCalled());
    expect(perform.mock.calls.at(-1)?.[0].secondFactor).toEqual({ kind: 'recovery-code', code: 'abcd-efgh' });
  });

  it('shows that the request may have arrived if its response is lost', async () => {
    const field = await reachCode(offline());
    await userEvent.type(field, '123456{Enter}');
    await waitFor(() => expect(screen.getByText(/^Não sabemos se o pedido chegou/)).toBeTruthy());
    expect(field.value).toBe('123456');
    expect(perform).toHaveBeenCalledTimes(2);
  });

  it('returns to the password field if the server refuses the password sent with the code', async () => {
    await userEvent.type(await reachCode(refused('PASSWORD_WRONG')), '123456{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(password()));
    expect(password().getAttribute('aria-invalid')).toBe('true');
  });

  it('loads the challenge again with the next submit after a failure', async () => {
    withFactor(null);
    const limited = refusal(429, 'RATE_LIMITED', { message: 'Muitas tentativas.', retryAfter: 60 });
    server.answerInTurn('POST /auth/second-factor/challenge', limited, numbered);
    await giveDialogPassword();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Muitas tentativas.'));
    await press('Mudar mesmo');
    expect(await code()).toBeTruthy();
  });
});

describe('the identity dialog with a passkey', () => {
  const answer = {
    id: 'k',
    rawId: 'k',
    type: 'public-key',
    response: { clientDataJSON: 'c', authenticatorData: 'a', signature: 's', userHandle: undefined },
    clientExtensionResults: {},
  };
  const sent = {
    kind: 'passkey',
    ticket: 'bilhete-1',
    response: { ...answer, response: { ...answer.response, userHandle: null } },
  };

  beforeEach(() => {
    vi.stubGlobal('PublicKeyCredential', class {});
    challenge = {
      ...challenge,
      methods: ['totp', 'passkey', 'recovery-code'],
      passkeyOptions: { challenge: 'desafio', allowCredentials: [] },
    };
    askForPasskey.mockResolvedValue(answer);
  });

  async function givePasskey(error: Error | null = null): Promise<void> {
    await reachCode(error);
    await press('Usar chave de acesso');
  }

  it('sends the passkey’s response to the challenge', async () => {
    await givePasskey();
    await waitFor(() => expect(confirmed).toHaveBeenCalled());
    expect(askForPasskey).toHaveBeenCalledWith({ optionsJSON: challenge.passkeyOptions });
    expect(perform.mock.calls.at(-1)).toEqual([{ password: PASSWORD, secondFactor: sent }, { repeatable: false }]);
  });

  it('shows the passkey button first if the account has no authenticator app', async () => {
    challenge.methods = ['passkey', 'recovery-code'];
    withFactor(null);
    await giveDialogPassword();
    const button = await screen.findByRole('button', { name: 'Usar chave de acesso' });
    expect(document.activeElement).toBe(button);
    expect(screen.queryByLabelText('Código do aplicativo')).toBeNull();
  });

  it.each([
    ['cancelled', 'NotAllowedError', /^A chave de acesso não foi usada/],
    ['security error', 'SecurityError', /^Não deu para usar a chave de acesso aqui/],
  ])('explains why the passkey failed (%s) and lets the person try again', async (_, name, text) => {
    askForPasskey.mockRejectedValueOnce(Object.assign(new Error('x'), { name }));
    await givePasskey();
    expect(await screen.findByText(text)).toBeTruthy();
    const button = screen.getByRole('button', { name: 'Usar chave de acesso' });
    await waitFor(() => expect(document.activeElement).toBe(button));
    await press('Usar chave de acesso');
    await waitFor(() => expect(confirmed).toHaveBeenCalled());
  });

  it('loads a new challenge if the previous one has expired', async () => {
    await givePasskey(refused('SECOND_FACTOR_TICKET_ENDED'));
    expect(await screen.findByText('O tempo para confirmar acabou. Comece de novo.')).toBeTruthy();
    expect(tickets()).toBe(2);
    withFactor(null);
    await press('Usar chave de acesso');
    await waitFor(() => expect(confirmed).toHaveBeenCalled());
    expect(perform.mock.calls.at(-1)?.[0].secondFactor).toEqual({ ...sent, ticket: 'bilhete-2' });
  });

  it('shows the field for a recovery code if the browser doesn’t support passkeys', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    challenge.methods = ['passkey', 'recovery-code'];
    withFactor(null);
    await giveDialogPassword();
    expect(await screen.findByLabelText('Código de recuperação')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Usar chave de acesso' })).toBeNull();
    expect(screen.getByText(/este navegador não sabe usá-la/)).toBeTruthy();
  });
});

it('IdentityDialog that was cancelled during its request doesn’t close the one that was opened meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  perform.mockReturnValueOnce(promise);
  await giveDialogPassword();
  await waitFor(() => expect(perform).toHaveBeenCalled());
  await press('Cancelar');
  await press('Mudar');
  await readyDialog('Confirme que é você');
  await act(async () => resolve('feito'));
  await waitFor(() => expect(confirmed).toHaveBeenCalledWith('feito'));
  expect(screen.getByRole('dialog')).toBeTruthy();
});
