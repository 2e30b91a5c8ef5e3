// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { session } from '../../lib/session/session.ts';
import { sessionOf } from '../../testing/answers.ts';
import { draw } from '../../testing/draw.tsx';
import { server } from '../../testing/fake-server/fake-server.ts';
import { never, refused } from '../../testing/fake-server/reply.ts';
import { signIn, withVisitor } from '../../testing/signed-in.ts';
import { Component as Confirm } from './confirm-recovery-email.tsx';
import { Component as Undo } from './undo-recovery-email.tsx';

type Call = 'POST /account/recovery-email/confirm' | 'POST /account/recovery-email/undo';
type Page = { path: string; call: Call; Component: ComponentType; act: string; done: string; on: string };
const PAGES: Page[] = [
  {
    path: '/confirmar-email',
    call: 'POST /account/recovery-email/confirm',
    Component: Confirm,
    act: 'Confirmar e-mail',
    done: 'E-mail confirmado',
    on: 'Entrar',
  },
  {
    path: '/desfazer-email',
    call: 'POST /account/recovery-email/undo',
    Component: Undo,
    act: 'Desfazer a troca',
    done: 'Troca desfeita',
    on: 'Escolher outra senha',
  },
];

beforeEach(() => {
  for (const { call } of PAGES) server.answer(call, { status: true });
});
withVisitor();

const open = ({ path, Component }: Page, hash = '#token=maria.segredo') => draw(<Component />, `${path}${hash}`);

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe.each(PAGES)('$path', (page) => {
  const press = () => userEvent.click(screen.getByRole('button', { name: page.act }));
  const bodies = () => server.calls(page.call).map(({ body }) => body);

  it('removes the token from the URL, and sends it only when the button is pressed', async () => {
    const router = open(page);
    await waitFor(() => expect(router.state.location.hash).toBe(''));
    expect(server.calls()).toEqual([]);
    await press();
    await waitFor(() => expect(heading()).toBe(page.done));
    expect(server.calls()).toHaveLength(1);
    expect(bodies()).toEqual([{ token: 'maria.segredo' }]);
    expect(screen.getByRole('link', { name: page.on })).toBeTruthy();
    expect(document.activeElement?.getAttribute('role')).toBe('status');
    expect(screen.queryByRole('button', { name: page.act })).toBeNull();
  });

  it('keeps the prerendered button element during hydration, so that a press on it is not lost', async () => {
    const build = () =>
      createMemoryRouter([{ path: page.path, element: <page.Component /> }], {
        initialEntries: [`${page.path}#token=maria.segredo`],
      });
    const drawn = (router: ReturnType<typeof build>) => (
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(drawn(build()));
    const early = screen.getByRole('button', { name: page.act });
    const router = build();
    render(drawn(router), { container, hydrate: true });
    await waitFor(() => expect(router.state.location.hash).toBe(''));
    early.click();
    await waitFor(() => expect(heading()).toBe(page.done));
  });

  it('sends the token of a second link that is opened on the same page', async () => {
    const router = open(page);
    await press();
    await waitFor(() => expect(heading()).toBe(page.done));
    await act(() => router.navigate(`${page.path}#token=maria.outro`));
    await press();
    await waitFor(() => expect(heading()).toBe(page.done));
    expect(bodies()).toEqual([{ token: 'maria.segredo' }, { token: 'maria.outro' }]);
  });

  it('disables the button during the request', async () => {
    server.answer(page.call, never);
    open(page);
    await press();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /ndo\.\.\.$/ }).disabled).toBe(true);
  });

  it('shows an error and a link to the next step if the mailed link was used before', async () => {
    const message = 'Este link não vale mais. Peça um novo no seu perfil.';
    server.refuse(page.call, 422, 'RECOVERY_LINK_INVALID', { message });
    open(page);
    await press();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
    expect(screen.getByRole('link', { name: page.on })).toBeTruthy();
    expect(screen.queryByRole('button', { name: page.act })).toBeNull();
  });

  it('shows the error of a rate limit, and lets the person press the button again', async () => {
    const limited = refused(429, 'RATE_LIMITED', { message: 'Muitas tentativas.', retryAfter: 60 });
    server.answerInTurn(page.call, limited, { status: true });
    open(page);
    await press();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Muitas tentativas.'));
    await press();
    await waitFor(() => expect(heading()).toBe(page.done));
  });

  it('sends the token only once when the network fails, and says that the request may have arrived', async () => {
    server.fail(page.call);
    open(page);
    await press();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/^Não sabemos se chegou/));
    expect(server.calls()).toHaveLength(1);
  });

  it('shows an error instead of the button if the link has no token', () => {
    open(page, '');
    expect(screen.getByRole('alert').textContent).toMatch(/^Este link veio incompleto/);
    expect(screen.queryByRole('button', { name: page.act })).toBeNull();
  });
});

describe('undoing a change of recovery address on a signed-in device', () => {
  const [, page] = PAGES;

  it.each([
    ['ends the session on this device if the session belongs to that account', refused(401, 'UNAUTHORIZED'), null],
    ['keeps the session of another account', sessionOf(), 'maria'],
  ])('%s', async (_, answer, left) => {
    await signIn();
    server.answer('GET /auth/get-session', answer);
    if (!page) throw new Error('No page');
    open(page);
    await userEvent.click(screen.getByRole('button', { name: page.act }));
    await waitFor(() => expect(heading()).toBe(page.done));
    await waitFor(() => expect(session.userId()).toBe(left));
  });
});
