// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../../lib/session/session.ts';
import { PASSWORD } from '../../../testing/passwords.ts';
import { readyDialog } from '../../../testing/ready-dialog.ts';
import { Toaster } from '../../../ui/overlay/toast.tsx';
import { IdentityDialog } from '../../account/identity/identity-dialog.tsx';
import { goOn, leavePage, openStep, press, savedAt, server, TITLES, type, typedIn } from '../onboarding.fixture.tsx';
import { drain } from '../outbox/outbox.ts';
import { readUnsent } from '../outbox/unsent.ts';

const open = () => openStep(TITLES.recovery, IdentityDialog);

/** Fills in and submits the dialog "Confirme que é você". */
async function confirmAs(password: string, label: string): Promise<void> {
  const dialog = await readyDialog('Confirme que é você');
  fireEvent.change(within(dialog).getByLabelText('Sua senha'), { target: { value: password } });
  fireEvent.click(within(dialog).getByRole('button', { name: label }));
}

/** The contents of this device's storage, recorded at every request. */
const onDevice: string[] = [];
const storageContents = (): string => JSON.stringify([...onDevice, { ...localStorage }]);

beforeEach(() => {
  server.completed = ['personal-info'];
  onDevice.length = 0;
  const looked = server.refuses;
  server.refuses = (body) => {
    onDevice.push(JSON.stringify({ ...localStorage }));
    return looked?.(body) ?? null;
  };
});

describe('the onboarding step recovery-email', () => {
  it('requires an address or the checkbox to go without one', async () => {
    await open();
    press('Continuar');
    expect(screen.getByText('Por favor, informe um email para recuperação')).toBeTruthy();
    type('E-mail de recuperação', 'luana@');
    press('Continuar');
    expect(screen.getByText('Formato de email inválido')).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox'));
    press('Continuar');
    expect(await savedAt(TITLES.demographics)).toEqual([]);
    expect(server.completed).toContain('recovery-email');
  });

  it('accepts a corrected address after the server’s refusal', async () => {
    server.refuses = ({ recoveryEmail }) => (recoveryEmail === 'a@b.com' ? 'RECOVERY_EMAIL_INVALID' : null);
    await open();
    type('E-mail de recuperação', 'a@b.com');
    press('Continuar');
    await screen.findByText('Email de recuperação inválido');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('E-mail de recuperação')));
    type('E-mail de recuperação', 'luana@b.com');
    expect(screen.queryByText('Email de recuperação inválido')).toBeNull();
    press('Continuar');
    expect(await savedAt(TITLES.demographics)).toEqual([{ recoveryEmail: 'luana@b.com' }]);
    expect(server.completed).toContain('recovery-email');
  });
});

describe('the step recovery-email with a confirmed address', () => {
  beforeEach(() => {
    server.data = { recoveryEmail: 'luana@exemplo.com' };
  });

  it('removes the address after a warning and the identity check', async () => {
    await open();
    fireEvent.click(screen.getByRole('checkbox'));
    expect(screen.getByText(/luana@exemplo.com sai da sua conta/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Continuar' })).toBeNull();
    press('Remover Email');
    await confirmAs(PASSWORD, 'Remover Email');
    expect(await savedAt(TITLES.demographics)).toEqual([{ recoveryEmail: null, password: PASSWORD }]);
    expect(server.completed).toContain('recovery-email');
  });

  it('changes the address without storing the password on the device', async () => {
    render(<Toaster />);
    await open();
    type('E-mail de recuperação', 'outra@exemplo.com');
    press('Continuar');
    expect(server.puts).toEqual([]);
    await confirmAs(PASSWORD, 'Enviar link');
    expect(await savedAt(TITLES.demographics)).toEqual([{ recoveryEmail: 'outra@exemplo.com', password: PASSWORD }]);
    expect(await screen.findByText('Link enviado para outra@exemplo.com. Abra-o para confirmar.')).toBeTruthy();
    expect(storageContents()).not.toContain(PASSWORD);
  });

  it('keeps the typed address after a wrong password and a cancelled identity check', async () => {
    const look = server.refuses;
    server.refuses = (body) => look?.(body) ?? (body.password === PASSWORD ? null : 'PASSWORD_WRONG');
    await open();
    type('E-mail de recuperação', 'outra@exemplo.com');
    press('Continuar');
    await confirmAs('Errada-senha-1', 'Enviar link');
    expect(await screen.findByText('A senha atual não confere.')).toBeTruthy();
    fireEvent.keyDown(screen.getByLabelText('Sua senha'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByLabelText('Sua senha')).toBeNull());
    expect(typedIn('E-mail de recuperação')).toBe('outra@exemplo.com');
    leavePage();
    await open();
    expect(typedIn('E-mail de recuperação')).toBe('outra@exemplo.com');
    expect(storageContents()).not.toContain('Errada-senha-1');
    expect(server.puts).toEqual([]);
  });
});

describe('the step recovery-email for a first address, long after the sign-in', () => {
  beforeEach(() => {
    const look = server.refuses;
    server.refuses = (body) =>
      look?.(body) ?? ('recoveryEmail' in body && !('password' in body) ? 'PASSWORD_REQUIRED' : null);
  });

  it('requires the identity check if the server requires it', async () => {
    await open();
    type('E-mail de recuperação', 'luana@exemplo.com');
    press('Continuar');
    await confirmAs(PASSWORD, 'Enviar link');
    expect(await savedAt(TITLES.demographics)).toEqual([{ recoveryEmail: 'luana@exemplo.com', password: PASSWORD }]);
    expect(storageContents()).not.toContain(PASSWORD);
  });

  it('requires the identity check on the next visit for an address typed offline', async () => {
    await open();
    server.reachable = false;
    type('E-mail de recuperação', 'luana@exemplo.com');
    await goOn(TITLES.demographics);
    server.reachable = true;
    await drain(session.userId() ?? '');
    expect(readUnsent('maria', 'recovery-email')).toEqual({
      fields: { recoveryEmail: 'luana@exemplo.com' },
      refused: 'PASSWORD_REQUIRED',
    });
    leavePage();
    await open();
    expect(screen.getByText('Confirme sua senha para continuar.')).toBeTruthy();
    expect(typedIn('E-mail de recuperação')).toBe('luana@exemplo.com');
    press('Continuar');
    await confirmAs(PASSWORD, 'Enviar link');
    expect(await savedAt(TITLES.demographics)).toEqual([{ recoveryEmail: 'luana@exemplo.com', password: PASSWORD }]);
  });
});

describe('the step recovery-email with an unconfirmed address', () => {
  beforeEach(() => {
    server.data = { recoveryEmailPending: 'luana@exemplo.com' };
  });

  it('shows that the address is not confirmed yet', async () => {
    await open();
    expect(typedIn('E-mail de recuperação')).toBe('luana@exemplo.com');
    expect(screen.getByText(/Falta abrir o link que enviamos para luana@exemplo.com/)).toBeTruthy();
    press('Continuar');
    expect(await savedAt(TITLES.demographics)).toEqual([]);
  });

  it('removes the address if the person chooses to go without one', async () => {
    await open();
    fireEvent.click(screen.getByRole('checkbox'));
    press('Remover Email');
    expect(await savedAt(TITLES.demographics)).toEqual([{ recoveryEmail: null }]);
  });
});
