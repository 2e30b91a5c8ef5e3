// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { writeFixed, writeOwned } from '../../../lib/session/device/device-store.ts';
import { eraseFromDevice } from '../../../lib/session/erase.ts';
import { session } from '../../../lib/session/session.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { lost, never, refused } from '../../../testing/fake-server/reply.ts';
import { deletedOf, overviewOf } from '../../../testing/my-data-answers.ts';
import { PASSWORD } from '../../../testing/passwords.ts';
import { readyDialog } from '../../../testing/ready-dialog.ts';
import { press, showScreens } from '../../../testing/show.tsx';
import { DEVICE_KEY } from '../../../testing/sign-in-again.ts';
import { signIn, withMember } from '../../../testing/signed-in.ts';
import { IdentityDialog } from '../../account/identity/identity-dialog.tsx';
import { pageText } from '../my-data.harness.ts';
import { DeleteAccountScreen } from './delete-account-screen.tsx';
import { DeletedScreen } from './deleted-screen.tsx';

const CALL = 'DELETE /account/delete';
const DELETED = deletedOf({ entries: 1204, tags: 1 });

withMember();
beforeEach(() => {
  server.answer('GET /my-data', overviewOf({ entries: 1204, tags: 1 }));
  server.answer('GET /exports', []);
});

function open(path = '/meus-dados/excluir') {
  const screens = {
    '/meus-dados/excluir': <DeleteAccountScreen Identity={IdentityDialog} plan={() => null} />,
    '/conta-excluida': <DeletedScreen />,
  };
  return showScreens(screens, path).router;
}

/** Pastes a text into a field: it takes one event where typing takes one for each letter. */
async function enter(label: string, text: string): Promise<void> {
  await userEvent.click(await screen.findByLabelText(label));
  await userEvent.paste(text);
}
const enterWord = (word = 'excluir'): Promise<void> => enter('Digite EXCLUIR', word);
async function confirmByWord(): Promise<void> {
  await enterWord();
  await press('Continuar');
  await readyDialog('Confirme que é você');
  await enter('Sua senha', PASSWORD);
}
const heading = (): string | null => screen.getByRole('heading', { level: 1 }).textContent;
const finalPress = (): Promise<void> => press('Excluir minha conta');
const requests = () => server.calls(CALL);
/** Opens the screen and goes through the deletion up to its request. */
async function remove() {
  const router = open();
  await confirmByWord();
  await finalPress();
  return router;
}

describe('/meus-dados/excluir', () => {
  it('says what is deleted and what is retained, and offers an export first', async () => {
    open();
    expect(await screen.findByText('1.204 registros de humor')).toBeTruthy();
    expect(screen.getByText('1 marcador')).toBeTruthy();
    expect(pageText()).toMatch(
      /por 5 anos.*Cópias de segurança do servidor, por até 30 dias ou pelo prazo.*não volta com ela/,
    );
    expect(await screen.findByRole('button', { name: 'Preparar uma cópia' })).toBeTruthy();
  });

  it('can be used although the counts can’t be read', async () => {
    server.refuse('GET /my-data', 500, 'INTERNAL');
    open();
    await waitFor(() => expect(pageText()).toContain('Não foi possível contar agora'));
    await enterWord();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continuar' }).disabled).toBe(false);
  });

  it('does nothing for another word', async () => {
    open();
    await enterWord('exclu');
    expect(screen.queryByText('Digite EXCLUIR para continuar.')).toBeNull();
    await enterWord('apagar');
    expect(screen.getByText('Digite EXCLUIR para continuar.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continuar' }).disabled).toBe(true);
    await userEvent.type(screen.getByLabelText('Digite EXCLUIR'), '{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('deletes the account with the word and the password, wipes the device, and says what went', async () => {
    server.answer(CALL, DELETED);
    writeOwned('maria', 'mood-note-draft', '{"text":"uma nota"}');
    await writeFixed('deviceProofs', '[{"letter":"a","proof":"p"}]');
    await writeFixed('pendingPlanId', 'premium');
    const router = open();
    await confirmByWord();
    expect(requests()).toEqual([]);
    await finalPress();
    await waitFor(() => expect(router.state.location.pathname).toBe('/conta-excluida'));
    expect(requests().map(({ body }) => body)).toEqual([{ password: PASSWORD }]);
    await waitFor(() => expect(heading()).toBe('Conta excluída'));
    expect(screen.getByRole('list', { name: 'Apagado da sua conta' }).textContent).toBe(
      '1.204 registros de humor1 marcador',
    );
    expect(screen.getByRole('link', { name: /188/ })).toBeTruthy();
    expect(localStorage.length).toBe(0);
    expect(session.current()).toBeNull();
    expect(router.state.location).toMatchObject({ search: '', hash: '', state: null });
  });

  it('sends one request, however often the person presses', async () => {
    server.answer(CALL, never);
    open();
    await confirmByWord();
    const button = screen.getByRole('button', { name: 'Excluir minha conta' });
    const form = button.closest('form');
    if (!form) throw new Error('No form');
    act(() => {
      fireEvent.submit(form);
      fireEvent.submit(form);
    });
    await waitFor(() => expect(requests()).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    await press('Continuar');
    await enter('Sua senha', PASSWORD);
    await finalPress();
    expect(requests()).toHaveLength(1);
  });
});

describe('the button to hold', () => {
  const hold = () => screen.getByRole('button', { name: /Segure por 3 segundos para excluir a conta|segurando/ });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const isDialogOpen = () => screen.queryByRole('dialog') !== null;
  beforeEach(() => {
    vi.useFakeTimers();
    open();
  });

  it.each([
    [
      'a finger',
      () => fireEvent.pointerDown(hold(), { button: 0 }),
      () => fireEvent.pointerUp(hold()),
      () => fireEvent.pointerLeave(hold()),
    ],
    [
      'the keyboard',
      () => fireEvent.keyDown(hold(), { key: ' ' }),
      () => fireEvent.keyUp(hold(), { key: ' ' }),
      () => fireEvent.blur(hold()),
    ],
  ])('needs three seconds by %s', async (_, down, up, away) => {
    for (const end of [up, away]) {
      down();
      await pass(2900);
      expect(hold().textContent).toBe('Continue segurando: 1');
      end();
      await pass(3000);
      expect(isDialogOpen()).toBe(false);
      expect(pageText()).toContain('Um toque só não basta');
    }
    down();
    await pass(3100);
    expect(isDialogOpen()).toBe(true);
  });

  it('explains itself if a screen reader clicks it', async () => {
    fireEvent.click(hold(), { detail: 0 });
    await pass(3100);
    expect(isDialogOpen()).toBe(false);
    expect(screen.getByText(/Um toque só não basta/).getAttribute('role')).toBe('status');
  });
});

describe('a deletion that fails', () => {
  it.each([
    ['the server’s error', refused(500, 'ACCOUNT_DELETE_FAILED'), 'Erro ao excluir conta. Tente novamente.'],
    [
      'what failed',
      refused(502, 'ACCOUNT_DELETE_FAILED', { details: [{ path: 'refund', message: 'Nada foi excluído.' }] }),
      'Erro ao excluir conta. Tente novamente. Nada foi excluído.',
    ],
    ['another error', refused(500, 'INTERNAL'), 'Erro ao excluir conta. Tente novamente.'],
    ['a lost connection', lost, 'Erro de conexão. Tente novamente.'],
    ['a wrong password', refused(403, 'PASSWORD_WRONG'), 'A senha atual não confere.'],
  ])('shows the text of %s and can be tried again', async (_, failure, text) => {
    server.answer(CALL, failure);
    const router = await remove();
    await waitFor(() => expect(pageText()).toContain(text));
    expect(requests()).toHaveLength(1);
    expect(session.userId()).toBe('maria');
    server.answer(CALL, DELETED);
    await finalPress();
    await waitFor(() => expect(router.state.location.pathname).toBe('/conta-excluida'));
  });

  it.each([
    ['only the answer was lost', refused(401, 'UNAUTHORIZED'), finalPress],
    ['the server then says so', refused(401, 'UNAUTHORIZED', { code: 'ACCOUNT_DELETED' }), finalPress],
    ['another request finds out first', lost, () => act(() => session.end())],
  ])('shows that the account is gone if %s', async (_, answer, next) => {
    await session.learnDeviceKey('maria', DEVICE_KEY);
    writeOwned('maria', 'mood-note-draft', '{"text":"uma nota"}');
    server.answerInTurn(CALL, lost, answer);
    const router = await remove();
    await waitFor(() => expect(pageText()).toContain('Erro de conexão. Tente novamente.'));
    await next();
    await waitFor(() => expect(router.state.location.pathname).toBe('/conta-excluida'));
    await waitFor(() => expect(heading()).toBe('Sua conta não está mais aqui'));
    expect(screen.queryByRole('list', { name: 'Apagado da sua conta' })).toBeNull();
    await session.sealed();
    expect(localStorage.length).toBe(0);
  });

  it('says nothing about the account if the person signs out meanwhile, or if the session had just ended', async () => {
    server.answer(CALL, lost);
    const first = await remove();
    await waitFor(() => expect(pageText()).toContain('Erro de conexão'));
    await act(() => session.leave());
    expect(first.state.location.pathname).toBe('/meus-dados/excluir');
    cleanup();
    await signIn();
    server.refuse(CALL, 401, 'UNAUTHORIZED');
    const second = await remove();
    await waitFor(() => expect(session.current()).toBeNull());
    expect(second.state.location.pathname).toBe('/meus-dados/excluir');
  });
});

describe('/conta-excluida', () => {
  it('shows no counts after a reload', async () => {
    await session.leave();
    open('/conta-excluida');
    expect(heading()).toBe('Conta excluída');
    expect(screen.queryByRole('list', { name: 'Apagado da sua conta' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Criar uma conta nova' }).getAttribute('href')).toBe(
      '/login?createAccount=true',
    );
  });

  it('says that the account was deleted if the device learned it from the server', async () => {
    await eraseFromDevice();
    open('/conta-excluida');
    expect(heading()).toBe('Conta excluída');
    expect(pageText()).toContain('Esta conta foi excluída.');
    expect(screen.queryByRole('list', { name: 'Apagado da sua conta' })).toBeNull();
  });

  it('doesn’t frighten somebody whose account is open', () => {
    open('/conta-excluida');
    expect(heading()).toBe('Sua conta continua aberta');
  });

  it('says what went also if it is opened twice, by session and answer, and forgets it when it is left', async () => {
    server.answer(CALL, DELETED);
    const router = await remove();
    await screen.findByRole('list', { name: 'Apagado da sua conta' });
    await act(() => router.navigate('/conta-excluida', { replace: true }));
    expect(screen.getByRole('list', { name: 'Apagado da sua conta' })).toBeTruthy();
    await act(() => router.navigate('/login'));
    await act(() => router.navigate('/conta-excluida'));
    expect(heading()).toBe('Conta excluída');
    expect(screen.queryByRole('list', { name: 'Apagado da sua conta' })).toBeNull();
  });
});
