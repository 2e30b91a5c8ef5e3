// @vitest-environment jsdom
import type { ErrorCode } from '@alento/domain/errors/catalogue';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signedUpState } from '../../../lib/page/return-address.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { lost, refused } from '../../../testing/fake-server/reply.ts';
import { prerender } from '../../../testing/show.tsx';
import { signIn } from '../../../testing/signed-in.ts';
import { inviteOf, profileOf, TOKEN } from '../sharing.fixture.ts';
import { button, pageText, press, show, throughRetries, withSharing } from '../sharing.harness.tsx';
import { InviteScreen } from './invite-screen.tsx';

const READ = 'GET /professional-invites/by-token/{token}';
const ACCEPT = 'POST /professional-invites/by-token/{token}/accept';
const PROFILE = 'GET /professional-profile';
const KEEP = 'PUT /professional-profile';
const PATH = `/professional-invite/${TOKEN}`;

withSharing();

/** Opens the invitation after another page, to see what going back would show. */
const open = () => show(<InviteScreen token={TOKEN} />, PATH, ['/antes', PATH]);
const invited = () => screen.findByRole('heading', { level: 1, name: 'Lua quer mostrar registros a você' });
async function fill(name: string, crp: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Nome'), name);
  await userEvent.type(screen.getByLabelText('CRP'), crp);
}
const uf = () => screen.getByLabelText<HTMLSelectElement>('UF');

describe('an invitation', () => {
  it('says who invites, what would be shared, which days and until when, before anything is accepted', async () => {
    server.answer(READ, inviteOf({ parts: ['moods', 'notes', 'records'] }));
    open();
    await invited();
    expect(pageText()).toContain('Nada foi compartilhado ainda.');
    expect(pageText()).toMatch(/Humores.*Notas.*palavra por palavra.*Prontuários.*só as partes desta lista/);
    expect(pageText()).toMatch(/25 de outubro a 21 de dezembro de 2026.*Até 21 de dezembro de 2026/);
    expect(pageText()).toContain('Este convite pode ser aceito até 28 de novembro de 2026.');
    expect(pageText()).toMatch(/Lua vê cada leitura sua.*Lua pode encerrar a qualquer momento/);
    expect(pageText()).not.toContain('Plano de segurança');
    expect(document.title).not.toMatch(/Lua|aaaa/);
  });

  it('leads a visitor to an account and back, with the token only in the state of the history', async () => {
    server.answer(READ, inviteOf());
    const router = open();
    await invited();
    expect(screen.getByRole('link', { name: 'Já tenho conta' }).getAttribute('href')).toBe('/login');
    await userEvent.click(screen.getByRole('link', { name: 'Criar conta' }));
    const { pathname, search, state } = router.state.location;
    expect([pathname + search, state]).toEqual(['/login?createAccount=true', { returnTo: PATH }]);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(TOKEN);
  });

  it('can be prerendered without saying anything about an invitation', () => {
    expect(prerender(<InviteScreen token="_" />)).toContain('Convite para profissionais</h1>');
  });

  it('is not accepted by the person who made it', async () => {
    await signIn();
    server.answer(READ, inviteOf({ isOwn: true }));
    open();
    expect((await screen.findByRole('link', { name: 'Abrir Compartilhar' })).getAttribute('href')).toBe(
      '/compartilhar',
    );
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('accepting an invitation with a professional profile', () => {
  beforeEach(async () => {
    await signIn();
    server.answer(READ, inviteOf());
    server.answer(PROFILE, profileOf());
  });

  it('takes one button, sends one request for two presses, and replaces the address with the token', async () => {
    const answer = server.hold(ACCEPT);
    const router = open();
    const accept = await button('Aceitar convite');
    expect(pageText()).toContain('Você aceita como Helena Prado, CRP 06/123456, SP.');
    // Both are pressed before the button is disabled.
    act(() => {
      fireEvent.click(accept);
      fireEvent.click(accept);
    });
    answer({ patientId: 's1' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/pacientes/s1'));
    expect(server.calls(ACCEPT)).toHaveLength(1);
    await router.navigate(-1);
    expect(router.state.location.pathname).toBe('/antes');
  });

  it.each([
    ['revoked', 'INVITE_REVOKED', 'Este convite foi cancelado'],
    ['used by somebody else', 'INVITE_USED', 'Este convite já foi usado'],
  ] as const)('says that it was %s meanwhile, and moves the focus there', async (_, code, title) => {
    server.answerInTurn(READ, inviteOf(), refused(410, code));
    server.refuse(ACCEPT, 410, code);
    open();
    await press('Aceitar convite');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: title })));
  });

  it('leads to what is shared if the answer of the first attempt was lost', async () => {
    server.answerInTurn(ACCEPT, lost, { patientId: 's1' });
    const router = open();
    await press('Aceitar convite');
    await waitFor(() => expect(router.state.location.pathname).toBe('/pacientes/s1'));
  });
});

describe('accepting an invitation without a professional profile', () => {
  const begin = async () => {
    await signIn();
    server.answer(READ, inviteOf());
    server.answer(PROFILE, null);
    return open();
  };

  it('takes name, CRP and UF and one press, by keyboard alone, and fills in the UF of the council', async () => {
    server.answer(KEEP, profileOf());
    server.answer(ACCEPT, { patientId: 's1' });
    const router = await begin();
    await fill('Helena Prado', 'CRP 6/123456');
    expect(uf().value).toBe('SP');
    await userEvent.type(screen.getByLabelText('CRP'), '{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/pacientes/s1'));
    expect(server.calls(KEEP).map(({ body }) => body)).toEqual([{ name: 'Helena Prado', crp: '06/123456', uf: 'SP' }]);
  });

  it('goes on at the form after signing up on the way, and only then', async () => {
    const scrolled = vi.fn();
    Element.prototype.scrollIntoView = scrolled;
    const router = await begin();
    await screen.findByLabelText('Nome');
    expect(document.activeElement).toBe(document.body);
    await act(() => router.navigate('/antes'));
    await act(() => router.navigate(PATH, { state: signedUpState }));
    const name = await screen.findByLabelText('Nome');
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(scrolled).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('names what is missing at its field, without a request', async () => {
    await begin();
    await press('Salvar e aceitar');
    expect(document.activeElement).toBe(screen.getByLabelText('Nome'));
    expect(pageText()).toContain('Escreva seu nome');
    await fill('Helena', '24/20');
    await press('Salvar e aceitar');
    expect(pageText()).toContain('Escolha a UF do seu CRP.');
    await userEvent.selectOptions(uf(), 'SP');
    await press('Salvar e aceitar');
    expect(pageText()).toContain('A região deste CRP não é a do estado escolhido.');
    expect(server.calls(KEEP)).toEqual([]);
  });

  it('shows a refusal of the server at its field', async () => {
    server.refuse(KEEP, 422, 'CRP_OTHER_REGION');
    await begin();
    await fill('Helena', '06/1');
    await press('Salvar e aceitar');
    await waitFor(() => expect(uf().getAttribute('aria-invalid')).toBe('true'));
    await waitFor(() => expect(document.activeElement).toBe(uf()));
    expect(server.calls(ACCEPT)).toEqual([]);
  });

  it('keeps the profile if only accepting fails', async () => {
    server.answer(KEEP, profileOf());
    server.fail(ACCEPT);
    await begin();
    await fill('Helena Prado', '06/123456');
    await throughRetries(() => press('Salvar e aceitar'));
    expect(await button('Aceitar convite')).toBeTruthy();
    expect((await screen.findByText(/^Sem conexão/)).getAttribute('role')).toBe('alert');
  });
});

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
