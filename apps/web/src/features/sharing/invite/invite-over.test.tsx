// @vitest-environment jsdom
import type { ErrorCode } from '@alento/domain/errors/catalogue';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { lost } from '../../../testing/fake-server/reply.ts';
import { signIn } from '../../../testing/signed-in.ts';
import { inviteOf, TOKEN } from '../sharing.fixture.ts';
import { pageText, press, show, throughRetries, withSharing } from '../sharing.harness.tsx';
import { InviteScreen } from './invite-screen.tsx';

const READ = 'GET /professional-invites/by-token/{token}';
const ACCEPT = 'POST /professional-invites/by-token/{token}/accept';
const PATH = `/professional-invite/${TOKEN}`;

withSharing();

/** Opens the invitation after another page, to see what going back would show. */
const open = () => show(<InviteScreen token={TOKEN} />, PATH, ['/antes', PATH]);

describe('an invitation that can’t be accepted', () => {
  const OVER: readonly [ErrorCode, number, string, RegExp][] = [
    ['INVITE_EXPIRED', 410, 'Este convite venceu', /Peça um link novo/],
    ['INVITE_USED', 410, 'Este convite já foi usado', /o acesso está em Pacientes/],
    ['INVITE_REVOKED', 410, 'Este convite foi cancelado', /fale com a pessoa/],
    ['INVITE_NOT_FOUND', 404, 'Este convite não existe', /Confira se o link veio inteiro/],
  ];

  it.each(OVER)('says so and what to do: %s', async (code, status, title, text) => {
    server.refuse(READ, status, code);
    open();
    await screen.findByRole('heading', { level: 1, name: title });
    expect(pageText()).toMatch(text);
    expect(screen.queryByRole('link', { name: 'Criar conta' })).toBeNull();
  });

  it('leads somebody who may have accepted it to their patients', async () => {
    await signIn();
    server.refuse(READ, 410, 'INVITE_USED');
    server.refuse(ACCEPT, 410, 'INVITE_USED');
    open();
    expect((await screen.findByRole('link', { name: 'Abrir Pacientes' })).getAttribute('href')).toBe('/pacientes');
  });

  it('leads the professional who accepted it to what is shared', async () => {
    await signIn();
    server.refuse(READ, 410, 'INVITE_USED');
    server.answer(ACCEPT, { patientId: 's1' });
    const router = open();
    await screen.findByRole('heading', { level: 1, name: 'Você já aceitou este convite' });
    expect(pageText()).not.toContain('já foi usado');
    await userEvent.click(screen.getByRole('link', { name: 'Ver o que a pessoa mostra' }));
    expect(router.state.location.pathname).toBe('/pacientes/s1');
    expect(server.calls(ACCEPT)).toHaveLength(1);
    await router.navigate(-1);
    expect(router.state.location.pathname).toBe('/antes');
  });

  it('asks nobody else whether they accepted it, and leads a visitor to the sign-in and back', async () => {
    server.refuse(READ, 410, 'INVITE_USED');
    const router = open();
    await userEvent.click(await screen.findByRole('link', { name: 'Entrar' }));
    expect([router.state.location.pathname, router.state.location.state]).toEqual(['/login', { returnTo: PATH }]);
    expect(server.calls(ACCEPT)).toEqual([]);
  });

  it('can be read again without a network', async () => {
    server.answerInTurn(READ, lost, lost, lost, lost, inviteOf());
    await throughRetries(async () => void open());
    await screen.findByText(/^Sem conexão com o Alento/);
    await press('Tentar novamente');
    await screen.findByRole('heading', { level: 1, name: 'Lua quer mostrar registros a você' });
  });
});
