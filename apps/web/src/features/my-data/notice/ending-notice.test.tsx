// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { now } from '../../../lib/time/clock.ts';
import { startedJobs } from '../../../state/account/started-jobs.ts';
import { readMyDataAgain } from '../../../state/account/stream/follow-account.ts';
import { crisis } from '../../../state/crisis/crisis.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { exportOf, importOf, readyExportOf, readyImportOf } from '../../../testing/my-data-answers.ts';
import { press, showScreens } from '../../../testing/show.tsx';
import { withMember } from '../../../testing/signed-in.ts';
import { EndingNotice } from './ending-notice.tsx';

const READY = 'Sua cópia está pronta.';
let visibility: DocumentVisibilityState;

withMember();
beforeEach(() => {
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  crisis.close();
});

const open = (path = '/historico') => showScreens({ '*': <EndingNotice userId="maria" /> }, path).router;
const go = (router: ReturnType<typeof open>, path: string) => act(() => router.navigate(path));
/** The event of the account's stream. */
const event = () => act(async () => readMyDataAgain('maria'));
const reads = () => server.calls('GET /exports').length;
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

describe('the notice that a copy is ready', () => {
  beforeEach(() => startedJobs.note('maria', 'export:e1'));

  it('appears on the event of the stream, on another screen, and leads to the download', async () => {
    server.answer('GET /exports', [exportOf(now())]);
    open();
    await waitFor(() => expect(reads()).toBe(1));
    expect(screen.getByRole('status').textContent).toBe('');
    server.answer('GET /exports', [readyExportOf(now())]);
    await event();
    await screen.findByText(READY);
    expect(screen.getByRole('status').textContent).toContain(READY);
    expect(screen.getByRole('link', { name: 'Baixar' }).getAttribute('href')).toBe('/meus-dados');
  });

  it('appears once, and not again after it is closed', async () => {
    server.answer('GET /exports', [readyExportOf(now())]);
    open();
    await screen.findByText(READY);
    expect(startedJobs.list('maria')).toEqual([]);
    await press('Fechar aviso');
    expect(screen.queryByRole('status')).toBeNull();
    await event();
    await settle();
    expect(screen.queryByText(READY)).toBeNull();
  });

  it('is not shown while the tab is hidden, so that a visible tab shows it', async () => {
    visibility = 'hidden';
    server.answer('GET /exports', [readyExportOf(now())]);
    open();
    await waitFor(() => expect(reads()).toBe(1));
    await settle();
    expect(startedJobs.list('maria')).toEqual(['export:e1']);
    visibility = 'visible';
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await screen.findByText(READY);
  });

  it.each(['/chat', '/chat/c1', '/ajuda', '/plano-de-seguranca', '/registrar', '/avaliacoes'])(
    'waits while the screen is %s',
    async (path) => {
      server.answer('GET /exports', [readyExportOf(now())]);
      const router = open(path);
      await waitFor(() => expect(reads()).toBe(1));
      await settle();
      expect(screen.queryByText(READY)).toBeNull();
      await go(router, '/home');
      await screen.findByText(READY);
      await go(router, path);
      expect(screen.queryByText(READY)).toBeNull();
    },
  );

  it('waits while the crisis card is open', async () => {
    crisis.show({ source: 'asked' as never, kind: null, about: 'self' });
    server.answer('GET /exports', [readyExportOf(now())]);
    open();
    await waitFor(() => expect(reads()).toBe(1));
    await settle();
    expect(screen.queryByText(READY)).toBeNull();
    act(() => crisis.close());
    await screen.findByText(READY);
  });

  it.each(['/meus-dados', '/meus-dados/excluir'])('is not needed on %s, nor after it', async (path) => {
    server.answer('GET /exports', [readyExportOf(now())]);
    const router = open(path);
    await waitFor(() => expect(startedJobs.list('maria')).toEqual([]));
    await go(router, '/home');
    await settle();
    expect(screen.queryByText(READY)).toBeNull();
  });
});

describe('the notice that an import has ended', () => {
  beforeEach(() => startedJobs.note('maria', 'import:i1'));

  it.each([
    [298, 3, '298 registros chegaram ao seu diário.', '/historico'],
    [1, 0, '1 registro chegou ao seu diário.', '/historico'],
    [0, 1, 'As notas do arquivo estão no seu diário.', '/historico'],
    [0, 0, 'Não havia nada novo no arquivo: tudo já estava no seu diário.', '/meus-dados'],
  ])('says that %i entries were added and %i notes replaced', async (created, updated, text, href) => {
    server.answer('GET /imports', [importOf(now())]);
    open('/perfil');
    await waitFor(() => expect(server.calls('GET /imports')).toHaveLength(1));
    server.answer('GET /imports', [readyImportOf(now(), { created, updated })]);
    await event();
    await screen.findByText(text);
    expect(screen.getByRole('link').getAttribute('href')).toBe(href);
    expect(server.calls('GET /exports')).toEqual([]);
  });

  it('leads to help if a recent note calls for it', async () => {
    server.answer('GET /imports', [readyImportOf(now(), { showsHelp: true })]);
    open();
    expect((await screen.findByRole('link', { name: 'Ver ajuda agora' })).getAttribute('href')).toBe('/ajuda');
  });
});

it('the notice says so if a copy or an import failed', async () => {
  startedJobs.note('maria', 'export:e1');
  server.answer('GET /exports', [exportOf(now(), { status: 'failed' })]);
  open();
  await screen.findByText(/^Sua cópia não ficou pronta/);
  cleanup();
  startedJobs.note('maria', 'import:i1');
  server.answer('GET /imports', [importOf(now(), { status: 'failed' })]);
  open();
  await screen.findByText('A importação não deu certo, e nada foi adicionado.');
});

it('nothing is read or shown on a device that has started nothing', async () => {
  open();
  await event();
  await settle();
  expect(server.calls()).toEqual([]);
  expect(screen.queryByRole('status')).toBeNull();
});
