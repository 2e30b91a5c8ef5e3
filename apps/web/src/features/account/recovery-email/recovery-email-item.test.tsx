// @vitest-environment jsdom
import type { RecoveryEmail } from '@alento/contract/recovery-email';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { confirmIdentity } from '../../../testing/confirm-identity.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { PASSWORD } from '../../../testing/passwords.ts';
import { readyDialog } from '../../../testing/ready-dialog.ts';
import { press, show } from '../../../testing/show.tsx';
import { withMember } from '../../../testing/signed-in.ts';
import { RecoveryEmailItem } from './recovery-email-item.tsx';

const UNTIL = Date.parse('2026-11-22T17:30:00Z');
const CHANGE = 'PUT /account/recovery-email';
let stored: RecoveryEmail;
const puts = () => server.calls(CHANGE).map(({ body }) => body);

withMember();
beforeEach(() => {
  stored = { recoveryEmail: 'ma…@exemplo.com', pending: null };
  server.answer('GET /account/recovery-email', () => stored);
  server.answer(CHANGE, () => stored);
});

const open = () => show(<RecoveryEmailItem />);

describe('the recovery address on /perfil', () => {
  it('stays pending until it is confirmed by e-mail', async () => {
    open();
    expect(await screen.findByText('ma…@exemplo.com')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Trocar por outro e-mail'), ' Nova@Exemplo.com ');
    stored = { ...stored, pending: { email: 'no…@exemplo.com', expiresAt: UNTIL } };
    await press('Salvar e-mail');
    const { textContent } = await readyDialog('Confirme que é você');
    expect(textContent).toContain('Vamos enviar um link para nova@exemplo.com.');
    expect(textContent).toContain('Vamos avisar também ma…@exemplo.com, que pode desfazer a troca por 7 dias.');
    await confirmIdentity('Enviar link');
    expect(await screen.findByText('no…@exemplo.com')).toBeTruthy();
    expect(
      screen.getByText(/Ele só passa a valer quando você abrir o link.*Até lá, continua valendo o atual/),
    ).toBeTruthy();
    expect(screen.getByText('ma…@exemplo.com')).toBeTruthy();
    expect(puts()).toEqual([{ recoveryEmail: 'nova@exemplo.com', password: PASSWORD }]);
    expect(screen.getByLabelText<HTMLInputElement>('Trocar por outro e-mail').value).toBe('');
  });

  it.each([
    ['', 'Por favor, informe um email para recuperação'],
    ['maria@', 'Formato de email inválido'],
  ])('is refused before the identity check if the input is %j', async (typed, problem) => {
    open();
    const field = await screen.findByLabelText('Trocar por outro e-mail');
    if (typed !== '') await userEvent.type(field, typed);
    await press('Salvar e-mail');
    expect(screen.getByText(problem)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is removed after an explanation and the identity check, which keeps the password after a failure', async () => {
    server.refuse(CHANGE, 500, 'INTERNAL');
    open();
    await press('Não quero ter um e-mail de recuperação');
    expect((await readyDialog()).textContent).toContain('ma…@exemplo.com será removido, e avisado disso.');
    await confirmIdentity('Remover Email');
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe(
        'Não foi possível atualizar o email de recuperação. Por favor, tente novamente.',
      ),
    );
    expect(screen.getByLabelText<HTMLInputElement>('Sua senha').value).toBe(PASSWORD);
    stored = { recoveryEmail: null, pending: null };
    server.answer(CHANGE, stored);
    await press('Remover Email');
    expect(await screen.findByLabelText('E-mail para recuperação')).toBeTruthy();
    expect(puts().at(-1)).toEqual({ recoveryEmail: null, password: PASSWORD });
  });
});

describe('an unconfirmed recovery address on /perfil', () => {
  beforeEach(() => {
    stored = { recoveryEmail: null, pending: { email: 'no…@exemplo.com', expiresAt: UNTIL } };
  });

  it('is loaded in full from the server when the person requests another link, if the server has it', async () => {
    const data = { isAnonymous: true, updatedAt: 1 };
    server.answer('GET /onboarding/user-data', data);
    open();
    await press('Enviar de novo');
    await confirmIdentity('Enviar link');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/^Não foi possível atualizar/));
    expect(puts()).toEqual([]);
    server.answer('GET /onboarding/user-data', { ...data, recoveryEmailPending: 'nova@exemplo.com' });
    await press('Enviar link');
    await waitFor(() => expect(puts()).toEqual([{ recoveryEmail: 'nova@exemplo.com', password: PASSWORD }]));
  });

  it('has a cancel button only if there is no confirmed address', async () => {
    open();
    await press('Desistir deste e-mail');
    stored = { recoveryEmail: null, pending: null };
    await confirmIdentity('Desistir deste e-mail');
    await waitFor(() => expect(puts()).toEqual([{ recoveryEmail: null, password: PASSWORD }]));
    cleanup();
    queryClient.clear();
    stored = { recoveryEmail: 'ma…@exemplo.com', pending: { email: 'no…@exemplo.com', expiresAt: UNTIL } };
    open();
    expect(await screen.findByRole('button', { name: 'Enviar de novo' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Desistir deste e-mail' })).toBeNull();
  });
});
