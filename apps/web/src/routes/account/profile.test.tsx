// @vitest-environment jsdom
import { PROFILE_SETTINGS, profileSettingPath } from '@alento/domain/interface/profile-settings';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { timeZone } from '../../lib/time/clock.ts';
import { sessionOf } from '../../testing/answers.ts';
import { server } from '../../testing/fake-server/fake-server.ts';
import { never, refused } from '../../testing/fake-server/reply.ts';
import { renewingOf } from '../../testing/plan-answers.ts';
import { showScreens } from '../../testing/show.tsx';
import { withMember } from '../../testing/signed-in.ts';
import { Component as Profile } from './profile.tsx';
import { Component as ProfileSetting } from './profile-setting.tsx';

const AT = Date.UTC(2026, 3, 13, 15);
const sessionOn = (id: string) => ({ id, device: null, createdAt: AT, lastRenewedAt: AT, current: id === 'a' });

withMember();
beforeEach(() => server.otherwise(never));

const open = (address = '/perfil') =>
  showScreens({ '/perfil': <Profile />, '/perfil/:setting': <ProfileSetting /> }, address);
const link = (name: string | RegExp) => screen.findByRole('link', { name });

describe('/perfil', () => {
  it('has one heading, and five groups with a name', () => {
    open();
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['Perfil']);
    const groups = ['Sua conta', 'Acesso', 'Sobre você', 'Preferências', 'Ajuda com o app'];
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(groups);
    expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'))).toHaveLength(5);
  });

  it('leads to every setting and screen, and opens the answers of the onboarding', async () => {
    server.answer('GET /consents', [{ purpose: 'ad-network', provider: 'Google', isGranted: true, grantedAt: 1 }]);
    open();
    await link(/^Permissões/);
    const addresses = screen.getAllByRole('link').map((row) => row.getAttribute('href'));
    expect(addresses.toSorted()).toEqual(
      [
        ...PROFILE_SETTINGS.map(profileSettingPath),
        ...[
          '/meus-dados',
          '/modo-discreto',
          '/avaliacoes',
          '/plano-de-seguranca',
          '/medicacao',
          '/passos',
          '/compartilhar',
        ],
        ...['/notificacoes', '/ajuda/app'],
      ].toSorted(),
    );
    expect(screen.getByRole('button', { name: /^O que você contou Revisar Informações de Perfil/ })).toBeTruthy();
  });

  it('shows what is chosen now', async () => {
    server.answer('GET /auth/get-session', sessionOf({ isAnonymous: true, name: null }));
    server.answer('GET /subscription', renewingOf(AT));
    server.answer('GET /consents', [{ purpose: 'ad-network', provider: 'Google', isGranted: false, grantedAt: null }]);
    server.answer('GET /account/second-factor', { totp: { since: AT }, passkeys: [], recoveryCodesLeft: 9 });
    server.answer('GET /account/recovery-email', { recoveryEmail: 'ma…@exemplo.com', pending: null });
    server.answer('GET /auth/list-sessions', [sessionOn('a'), sessionOn('b')]);
    server.answer('GET /account/time-zone', { timeZone: timeZone(), changeableAt: null });
    open();
    for (const name of [
      'Você está como Conta pseudônima ma…@exemplo.com',
      'Plano Premium',
      'Permissões Nenhuma permitida',
      'Verificação em duas etapas Ligada',
      'E-mail de recuperação ma…@exemplo.com',
      'Sessões abertas Aberta em 2 lugares',
      'Aparência Sistema',
      /^Fuso horário Horário/,
    ])
      expect(await link(name)).toBeTruthy();
  });

  it('shows a person’s name', async () => {
    server.answer('GET /auth/get-session', sessionOf({ isAnonymous: false, name: 'Maria das Dores' }));
    open();
    expect(await link(/^Você está como Maria das Dores/)).toBeTruthy();
  });

  it('says that a charge failed, and that a plan has ended', async () => {
    server.answer('GET /subscription', renewingOf(AT, { status: 'past_due', renewsAt: null, endsAt: AT }));
    const { unmount } = open();
    expect(await screen.findByText(/^A cobrança de .* não passou/)).toBeTruthy();
    unmount();
    server.answer('GET /subscription', renewingOf(AT, { ended: { planId: 'premium', at: AT } }));
    open();
    expect(await screen.findByText(/^Seu Premium terminou em/)).toBeTruthy();
  });

  it('has all its rows, and the sign-out button, if nothing could be read', async () => {
    server.otherwise(refused(500, 'INTERNAL'));
    open();
    await waitFor(() => expect(server.calls('GET /auth/list-sessions')).not.toEqual([]));
    expect(await link('Sessões abertas')).toBeTruthy();
    expect(await link('Você está como ma…@exemplo.com')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sair' })).toBeTruthy();
  });

  it('opens a setting by keyboard, whose screen leads back', async () => {
    const { router } = open();
    (await link('Senha')).focus();
    await userEvent.keyboard('{Enter}');
    expect(router.state.location.pathname).toBe('/perfil/senha');
    expect(screen.getByRole('button', { name: 'Trocar senha' })).toBeTruthy();
    await userEvent.click(await link('Voltar ao perfil'));
    expect(router.state.location.pathname).toBe('/perfil');
  });
});

describe('/perfil/:setting', () => {
  it.each(PROFILE_SETTINGS)('%s has one heading, a title and a way back', (setting) => {
    open(profileSettingPath(setting));
    const [heading, ...others] = screen.getAllByRole('heading', { level: 1 });
    expect(others).toEqual([]);
    expect(document.title).toBe(`${heading?.textContent} · Alento`);
    const region = screen.getByRole('region', { name: heading?.textContent ?? '' });
    expect(within(region).getByRole('link', { name: 'Voltar ao perfil' }).getAttribute('href')).toBe('/perfil');
  });

  it.each(['versao', 'constructor', 'nada'])('%s is not found in the browser', (setting) => {
    open(`/perfil/${setting}`);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Esta página não existe');
    expect(document.title).toBe('Esta página não existe · Alento');
  });
});
