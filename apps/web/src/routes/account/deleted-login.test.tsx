// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import type { InitialEntry } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eraseFromDevice } from '../../lib/session/erase.ts';
import { session } from '../../lib/session/session.ts';
import { draw } from '../../testing/draw.tsx';
import { server } from '../../testing/fake-server/fake-server.ts';
import { never } from '../../testing/fake-server/reply.ts';
import { signIn, withVisitor } from '../../testing/signed-in.ts';
import { Component as AccountDeleted } from '../my-data/account-deleted.tsx';
import { Component as Login } from './login.tsx';

beforeEach(() => server.otherwise(never));
withVisitor();

const open = (address: InitialEntry = '/login') =>
  draw({ '/login': <Login />, '/conta-excluida': <AccountDeleted /> }, address);

describe('/login after the deletion of an account', () => {
  it('gives way to the page about the deletion, and then lets the person create a new account', async () => {
    const router = open();
    // Another tab has ended the session before it says why.
    await act(eraseFromDevice);
    expect(router.state.location.pathname).toBe('/conta-excluida');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Conta excluída');
    await act(() => router.navigate('/login?createAccount=true'));
    expect(router.state.location.pathname).toBe('/login');
  });

  it('gives way to the page about the deletion if that was known before this screen had its code', async () => {
    await eraseFromDevice();
    // What the guard of the screen before passes on.
    const router = open({ pathname: '/login', state: { ended: false } });
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/conta-excluida'));
  });

  it('shows the next person on the device nothing of it', async () => {
    await eraseFromDevice();
    await signIn('joao');
    await session.leave();
    expect(open().state.location.pathname).toBe('/login');
  });
});
