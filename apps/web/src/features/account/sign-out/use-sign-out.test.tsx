// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useUnsavedWork } from '../../../lib/page/unsaved-work.ts';
import { readOwned, writeOwned } from '../../../lib/session/device/device-store.ts';
import { onSendUnsent } from '../../../lib/session/ended/send-unsent.ts';
import { LOCK } from '../../../lib/session/ended/unsent-words.ts';
import { session } from '../../../lib/session/session.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { never, refused } from '../../../testing/fake-server/reply.ts';
import { showScreens } from '../../../testing/show.tsx';
import { DEVICE_KEY, signInAgain } from '../../../testing/sign-in-again.ts';
import { leave, signIn } from '../../../testing/signed-in.ts';
import { useSignOut } from './use-sign-out.tsx';
import { useSignOutEverywhere } from './use-sign-out-everywhere.tsx';

const WORDS = 'mood-note-draft';
const QUESTION = 'Ainda não foi enviado: 1 rascunho';
const sent = (): string[] => server.calls().map(({ path }) => path);
let stopSending = (): unknown => undefined;

function Out({ isUnsaved = false }: { isUnsaved?: boolean }) {
  useUnsavedWork(isUnsaved);
  const { signOut, isPending, question } = useSignOut();
  const { pathname, state } = useLocation();
  return (
    <>
      <p>{pathname}</p>
      <output>{JSON.stringify(state)}</output>
      <button type="button" onClick={signOut} disabled={isPending}>
        Sair
      </button>
      {question}
    </>
  );
}

function Everywhere() {
  const { start, question } = useSignOutEverywhere();
  return (
    <>
      <button type="button" onClick={start}>
        Sair
      </button>
      {question}
    </>
  );
}

function open(buttons = <Out />): void {
  showScreens({ '*': buttons }, '/perfil');
}
function press(name: string): void {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
}
async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  // Waits for the chunk of the sign-out dialog, which is loaded on demand.
  await act(() => vi.dynamicImportSettled());
}
async function pressOut(ms = 2600): Promise<void> {
  press('Sair');
  await pass(ms);
}
const isQuestionOpen = (): boolean => screen.queryByRole('alertdialog', { name: QUESTION }) !== null;

beforeEach(async () => {
  vi.useFakeTimers();
  await signIn();
  server.answer('POST /auth/sign-out', { success: true });
  server.answer('POST /auth/revoke-other-sessions', { status: true });
});

afterEach(async () => {
  stopSending();
  await leave();
});

describe('"Sair" without unsent data', () => {
  it('ends the session on the server, deletes the data on the device and goes to /login', async () => {
    open();
    await pressOut(0);
    expect(sent()).toEqual(['/auth/sign-out']);
    expect(localStorage.length).toBe(0);
    expect(screen.getByText('/login')).toBeTruthy();
  });

  it.each([
    ['says that the PIN of this device went with it', '{"hash":"x"}', '{"closed":"pin-removed"}'],
    ['says nothing of a PIN that wasn’t set', null, 'null'],
  ])('%s', async (_, stored, said) => {
    await writeOwned('maria', LOCK, stored);
    open();
    await pressOut(0);
    expect(screen.getByText('/login')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe(said);
  });

  it.each([
    ['after 2.5 s if the server does not respond', never, 2400],
    ['if the session had already ended on the server', refused(401, 'UNAUTHORIZED'), 0],
  ])('signs out on the device %s', async (_, answer, ms) => {
    server.answer('POST /auth/sign-out', answer);
    open();
    await pressOut(ms);
    expect(session.userId()).toBe(ms === 0 ? null : 'maria');
    await pass(200);
    expect(localStorage.length).toBe(0);
  });
});

describe('"Sair" with unsent data', () => {
  beforeEach(() => writeOwned('maria', WORDS, '{"text":"uma nota"}'));

  it('signs out without a dialog if the data could be sent first', async () => {
    stopSending = onSendUnsent(async (userId) => writeOwned(userId, WORDS, null));
    open();
    await pressOut(0);
    expect(isQuestionOpen()).toBe(false);
    expect(localStorage.length).toBe(0);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('PUT failed'))],
    ['hangs', () => new Promise(() => undefined)],
  ])('keeps the data and the session if sending the data %s and the person chooses to stay', async (_, send) => {
    stopSending = onSendUnsent(send);
    open();
    await pressOut();
    expect(isQuestionOpen()).toBe(true);
    expect(sent()).toEqual([]);
    press('Ficar por enquanto');
    await pass(0);
    expect(isQuestionOpen()).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sair' }));
    expect(session.userId()).toBe('maria');
    expect(readOwned('maria', WORDS)).not.toBeNull();
    expect(screen.getByText('/perfil')).toBeTruthy();
  });

  it('deletes the data if the person signs out anyway while the server can’t be reached', async () => {
    open();
    await pressOut(0);
    server.answer('POST /auth/sign-out', never);
    press('Sair mesmo assim');
    await pass(2600);
    expect(sent()).toEqual(['/auth/sign-out']);
    expect(localStorage.length).toBe(0);
    expect(screen.getByText('/login')).toBeTruthy();
  });

  it('keeps the data encrypted if the session expires before the sign-out', async () => {
    await session.learnDeviceKey('maria', DEVICE_KEY);
    stopSending = onSendUnsent(async () => session.end());
    open();
    await pressOut();
    expect(screen.getByText('/perfil')).toBeTruthy();
    await session.sealed();
    expect(readOwned('maria', WORDS)).toBeNull();
    await signInAgain({ userId: 'maria', token: 't2' });
    expect(readOwned('maria', WORDS)).not.toBeNull();
  });

  it('does not sign out another person who signs in while the data is being sent', async () => {
    stopSending = onSendUnsent(async () => signIn('joao'));
    open();
    await pressOut();
    expect(session.userId()).toBe('joao');
    expect(readOwned('maria', WORDS)).toBeNull();
    expect(sent()).toEqual([]);
  });
});

it('"Sair" opens its dialog if the screen has unsaved changes', async () => {
  open(<Out isUnsaved />);
  await pressOut();
  expect(screen.getByRole('alertdialog', { name: 'Há palavras suas que ainda não foram enviadas' })).toBeTruthy();
  expect(session.userId()).toBe('maria');
});

describe('"Sair de todos"', () => {
  /** Enters the password in "Confirme que é você". */
  async function confirm(label: string): Promise<void> {
    fireEvent.change(screen.getByLabelText('Sua senha'), { target: { value: 'Nuvem-calma-42' } });
    press(label);
    await pass(0);
  }
  const dialog = () => screen.getByRole('dialog', { name: 'Confirme que é você' });

  it('shows a warning about unsent data before it ends any session', async () => {
    writeOwned('maria', WORDS, '{"text":"uma nota"}');
    open(<Everywhere />);
    await pressOut(0);
    expect(dialog().textContent).toContain(QUESTION);
    expect(sent()).toEqual([]);
    await confirm('Sair mesmo assim');
    expect(sent()).toEqual(['/auth/revoke-other-sessions', '/auth/sign-out']);
    expect(localStorage.length).toBe(0);
  });

  it('keeps this session if the other sessions could not be ended', async () => {
    server.refuse('POST /auth/revoke-other-sessions', 500, 'INTERNAL', { message: 'Algo falhou' });
    open(<Everywhere />);
    await pressOut(0);
    await confirm('Sair de todos');
    expect(dialog().textContent).toContain('Algo falhou');
    expect(dialog().textContent).not.toContain(QUESTION);
    expect(session.userId()).toBe('maria');
    expect(sent()).toEqual(['/auth/revoke-other-sessions']);
  });

  it('does not sign out another person who signs in during the identity check', async () => {
    open(<Everywhere />);
    await pressOut(0);
    await act(async () => signIn('joao'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(session.userId()).toBe('joao');
  });
});
