// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { session } from '../../lib/session/session.ts';
import { startedJobs } from '../../state/account/started-jobs.ts';
import { sessionOf } from '../../testing/answers.ts';
import { server } from '../../testing/fake-server/fake-server.ts';
import { never } from '../../testing/fake-server/reply.ts';
import { readyExportOf } from '../../testing/my-data-answers.ts';
import { signIn, withVisitor } from '../../testing/signed-in.ts';
import { AuthenticationProvider } from '../start/authentication.tsx';
import { Guard } from '../start/guard.tsx';
import { RouteTable } from '../start/route-table.tsx';
import { Layout } from './layout.tsx';

const GRANTED = sessionOf();

function open(path: string) {
  const routes: RouteObject[] = [
    {
      element: <Layout />,
      children: [
        {
          element: <Guard />,
          children: [
            { path: '/home', element: <h1>Casa</h1>, handle: { title: 'Início' } },
            { path: '/chat/*', element: <h1>Conversa</h1>, handle: { title: 'Conversa' } },
            { path: '/historico', element: <h1 tabIndex={-1}>Registros</h1>, handle: { title: 'Histórico' } },
          ],
        },
        { path: '/', element: <p>Landing</p> },
        { path: '/conta-excluida', element: <p>Conta excluída</p>, handle: { title: 'Conta excluída' } },
        { path: '/login', element: <p>Login</p>, handle: { title: 'Entrar' } },
      ],
    },
  ];
  const router = createMemoryRouter([{ path: '*', element: <RouteTable routes={routes} /> }], {
    initialEntries: [path],
  });
  render(
    <QueryClientProvider client={queryClient}>
      <AuthenticationProvider>
        <RouterProvider router={router} />
      </AuthenticationProvider>
    </QueryClientProvider>,
  );
  return router;
}

withVisitor();
beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  server.answer('GET /auth/get-session', GRANTED);
  server.otherwise(never);
});

it('the app shell redirects a visitor of a protected route to /login', async () => {
  const router = open('/home');
  await screen.findByText('Login');
  expect(router.state.location.state).toEqual({ ended: false });
});

it('the app shell opens /conta-excluida, also by Back, if the server says that the account is deleted', async () => {
  await signIn();
  server.refuse('GET /auth/get-session', 401, 'UNAUTHORIZED', { code: 'ACCOUNT_DELETED' });
  const router = open('/home');
  await screen.findByText('Conta excluída');
  expect(localStorage.length).toBe(0);
  await act(() => router.navigate('/historico'));
  expect(router.state.location.pathname).toBe('/conta-excluida');
});

it('the app shell shows a notice on any screen when a copy that was started here is ready', async () => {
  await signIn();
  await startedJobs.note('maria', 'export:e1');
  server.answer('GET /exports', [readyExportOf(Date.now())]);
  open('/historico');
  await screen.findByText('Sua cópia está pronta.');
});

it('the app shell shows Carregando... while the stored token is validated, then the screen', async () => {
  await signIn();
  const answer = server.hold('GET /auth/get-session');
  open('/home');
  expect(screen.getByText('Carregando...')).toBeTruthy();
  expect(screen.queryByText('Casa')).toBeNull();
  await act(async () => answer(GRANTED));
  await screen.findByText('Casa');
});

it('the app shell shows the screen if validating the token takes longer than four seconds', async () => {
  await signIn();
  server.answer('GET /auth/get-session', never);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    open('/home');
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(screen.queryByText('Casa')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1100));
    await screen.findByText('Casa');
  } finally {
    vi.useRealTimers();
  }
});

it('the app shell shows the landing page at / while the token is validated', async () => {
  await signIn();
  server.answer('GET /auth/get-session', never);
  open('/');
  expect(screen.getByText('Landing')).toBeTruthy();
});

it('the app shell redirects to /login with ended = true if the server rejects the token', async () => {
  await signIn();
  server.refuse('GET /auth/get-session', 401, 'UNAUTHORIZED');
  const router = open('/home');
  await screen.findByText('Login');
  expect(router.state.location.state).toEqual({ ended: true });
  expect(session.loginEmail()).toBeNull();
});

it('the app shell keeps a person signed in if there is no network', async () => {
  await signIn();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.fail('GET /auth/get-session');
  open('/home');
  expect(screen.getByText('Casa')).toBeTruthy();
  expect(session.token()).toBe('t1');
});

it('the app shell keeps a person signed in if the server responds with 500', async () => {
  await signIn();
  server.refuse('GET /auth/get-session', 500, 'INTERNAL');
  open('/home');
  await screen.findByText('Casa');
  expect(session.token()).toBe('t1');
});

it('the app shell focuses and announces the new screen on a route change', async () => {
  await signIn();
  const router = open('/home');
  await screen.findByText('Casa');
  await waitFor(() => expect(document.title).toBe('Início · Alento'));
  await act(() => router.navigate('/historico'));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Registros'));
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  expect(document.title).toBe('Histórico · Alento');
  expect(screen.getByText('Histórico · Alento').getAttribute('aria-live')).toBe('polite');
});

it('the app shell focuses the heading of the screen that follows a sign-in on /login', async () => {
  const router = open('/login');
  await screen.findByText('Login');
  await act(() => signIn());
  await act(() => router.navigate('/historico'));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Registros'));
  expect(document.title).toBe('Histórico · Alento');
});

it('the app shell shows changed terms of use until the person accepts them', async () => {
  await signIn();
  const pending = { id: 'd2', document_type: 'TERMS_OF_USE' } as const;
  server.answer('GET /auth/get-session', () => ({
    ...GRANTED,
    pendingLegalDocuments: server.calls('POST /legal-documents/{id}/acceptances').length === 0 ? [pending] : [],
  }));
  server.answer('GET /legal-documents/latest', {
    ...pending,
    content: '<p>Novo texto</p>',
    created_at: '2026-11-21T00:00:00.000Z',
  });
  server.answer('POST /legal-documents/{id}/acceptances', ({ params }) => ({ documentId: params.id, acceptedAt: 1 }));
  open('/home');
  const dialog = await screen.findByRole('dialog', { name: 'Mudou: Termos de Uso' });
  await screen.findByText('Novo texto');
  expect(dialog.textContent).toContain('Atualizada em 21 de novembro de 2026');
  expect(screen.queryByRole('button', { name: 'Fechar' })).toBeNull();
  act(() => screen.getByRole('button', { name: 'Li e aceito' }).click());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it.each([
  ['/chat', 'Assistente IA'],
  ['/chat/sessions', 'Mais'],
])('the header marks one place as current at %s', async (path, name) => {
  await signIn();
  open(path);
  await screen.findByText('Conversa');
  const marked = [...document.querySelectorAll('header [aria-current]')];
  expect(marked.map(({ textContent }) => textContent)).toEqual([name]);
});
