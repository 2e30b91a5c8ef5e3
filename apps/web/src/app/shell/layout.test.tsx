// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type InitialEntry, Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { searchState } from '../../features/content/search/search-state.ts';
import { profileOf } from '../../features/sharing/sharing.fixture.ts';
import { queryClient } from '../../lib/query-client.ts';
import { currentPlanQuery } from '../../state/account/current-plan.ts';
import { sharingKeys } from '../../state/account/sharing.keys.ts';
import { noteCrisis } from '../../state/crisis/device-state.ts';
import { draw } from '../../testing/draw.tsx';
import { server } from '../../testing/fake-server/fake-server.ts';
import { never } from '../../testing/fake-server/reply.ts';
import { withSizes } from '../../testing/observers.ts';
import { planOf } from '../../testing/plan-answers.ts';
import { signIn, withVisitor } from '../../testing/signed-in.ts';
import { Layout } from './layout.tsx';

const page = <h1>Tela</h1>;

async function open(path: InitialEntry): Promise<void> {
  draw(
    <Routes>
      <Route element={<Layout />}>
        <Route path="*" element={page} />
      </Route>
    </Routes>,
    path,
  );
  await act(() => vi.dynamicImportSettled());
}

const header = () => within(screen.getByRole('banner'));
const tabs = () => within(screen.getByRole('navigation', { name: 'Navegação' }));
/** Links of a menu, each as its name and its target. */
const CARE = [
  'Exercícios /exercicios',
  'Avaliações /avaliacoes',
  'Plano de segurança /plano-de-seguranca',
  'Ajuda agora /ajuda',
];

const CONTENTS = ['Artigos /conteudos', 'Podcasts /podcasts', 'Livros /livros'];
const RECORDING = ['Humor agora /registrar', 'Humores passados /registrar-lote'];

async function linksOf(area: ReturnType<typeof header>, name: string): Promise<string[]> {
  fireEvent.click(area.getByRole('button', { name }));
  const menu = await screen.findByRole('menu');
  // Some links are loaded when the menu opens.
  await act(() => vi.dynamicImportSettled());
  const links = within(menu)
    .getAllByRole('menuitem')
    .map((item) => `${item.textContent} ${item.getAttribute('href')}`);
  fireEvent.keyDown(menu, { key: 'Escape' });
  return links;
}
const namesOf = (area: ReturnType<typeof header>): string[] =>
  area.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);

withSizes();
withVisitor();
beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  server.otherwise(never);
});

it('the main area can take the focus, for a layer whose opener is gone', async () => {
  await signIn();
  await open('/avaliacoes');
  const main = screen.getByRole('main');
  main.focus();
  expect(document.activeElement).toBe(main);
});

describe('header', () => {
  it('shows a signed-in person all links, and the name part of the email as the profile link', async () => {
    await signIn();
    await open('/home');
    expect(namesOf(header())).toEqual([
      'Alento /home',
      'Início /home',
      'Histórico /historico',
      'Prontuários /prontuarios',
      'Assistente IA /chat',
      'maria /perfil',
    ]);
    expect(await linksOf(header(), 'Mais')).toEqual([
      'Análises /analises',
      'Prontuários /prontuarios',
      'Assistente IA /chat',
      'Remédios /medicacao',
      'Lembretes /notificacoes',
      ...CARE,
    ]);
    expect(await linksOf(header(), 'Conteúdos')).toEqual(CONTENTS);
    expect(await linksOf(header(), 'Registrar')).toEqual(RECORDING);
  });

  it('shows a professional the link to the patients, which is the first in Mais of the tab bar', async () => {
    await signIn();
    server.answer('GET /professional-profile', profileOf());
    await open('/home');
    await header().findByRole('link', { name: 'Pacientes' });
    expect(namesOf(header()).slice(-3)).toEqual(['Assistente IA /chat', 'Pacientes /pacientes', 'maria /perfil']);
    expect((await linksOf(tabs(), 'Mais'))[0]).toBe('Pacientes /pacientes');
  });

  it('reads no professional profile for visitors, and once for people without one', async () => {
    server.answer('GET /professional-profile', null);
    await open('/sobre');
    expect(server.calls('GET /professional-profile')).toEqual([]);
    cleanup();
    await signIn();
    await open('/home');
    await waitFor(() => expect(queryClient.isFetching({ queryKey: sharingKeys.profile() })).toBe(0));
    expect(await linksOf(tabs(), 'Mais')).not.toContain('Pacientes /pacientes');
    expect(server.calls('GET /professional-profile')).toHaveLength(1);
  });

  it('shows visitors the required plan on each protected link, which leads to /login', async () => {
    await open('/sobre');
    expect(namesOf(header())).toEqual([
      'Alento /home',
      'InícioGrátis /login',
      'HistóricoGrátis /login',
      'ProntuáriosPremium /login',
      'Planos /planos',
      'Entrar /login',
    ]);
    expect(await linksOf(header(), 'Conteúdos')).toEqual(CONTENTS);
    expect(header().queryByRole('button', { name: 'Registrar' })).toBeNull();
  });

  it('focuses the first item of a menu that is opened with Enter before the menu’s code is loaded', async () => {
    await open('/sobre');
    const trigger = header().getByRole('button', { name: 'Conteúdos' });
    trigger.focus();
    fireEvent.keyDown(trigger, { key: 'Enter' });
    const first = await screen.findByRole('menuitem', { name: 'Artigos' });
    await waitFor(() => expect(document.activeElement).toBe(first));
  });

  it('shows the sign-out button on /perfil only', async () => {
    await signIn();
    await open('/perfil');
    expect(header().getByRole('button', { name: 'Sair' })).toBeTruthy();
    cleanup();
    await open('/home');
    expect(header().queryByRole('button', { name: 'Sair' })).toBeNull();
  });

  it('marks the profile on the screens to which it leads', async () => {
    await signIn();
    const marks = () =>
      [header().getByRole('link', { name: /perfil/i }), tabs().getByRole('button', { name: 'Mais' })].map(
        (it) => it.ariaCurrent,
      );
    for (const path of ['/perfil', '/perfil/senha', '/meus-dados/importar', '/avaliacoes', '/modo-discreto']) {
      await open(path);
      expect([path, ...marks()]).toEqual([path, 'true', 'true']);
      cleanup();
    }
    await open('/home');
    expect(marks()).toEqual([null, null]);
  });
});

describe('tab bar', () => {
  it('has two links and three menus', async () => {
    await signIn();
    await open('/home');
    expect(namesOf(tabs())).toEqual(['Início /home', 'Histórico /historico']);
    expect(
      tabs()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Registrar', 'Conteúdos', 'Mais']);
    expect(await linksOf(tabs(), 'Registrar')).toEqual(RECORDING);
    expect(await linksOf(tabs(), 'Conteúdos')).toEqual(CONTENTS);
    expect(await linksOf(tabs(), 'Mais')).toEqual([
      'Análises /analises',
      'Prontuários /prontuarios',
      'Assistente IA /chat',
      'Remédios /medicacao',
      'Lembretes /notificacoes',
      'Perfil /perfil',
      ...CARE,
    ]);
  });

  it.each([
    ['free', 'ProntuáriosPremium'],
    ['essencial', 'Prontuários'],
    ['premium', 'Prontuários'],
  ] as const)('marks the health records for a member of the plan %s: %s', async (plan, label) => {
    await signIn();
    server.answer('GET /user-plans/current', planOf(plan));
    await open('/home');
    await waitFor(() => expect(queryClient.getQueryState(currentPlanQuery().queryKey)?.status).toBe('success'));
    expect(await linksOf(tabs(), 'Mais')).toContain(`${label} /prontuarios`);
  });

  it('offers a visitor a link to sign in and a link to the plans', async () => {
    await open('/sobre');
    expect(namesOf(tabs())).toEqual(['Início /login', 'Histórico /login']);
    expect(await linksOf(tabs(), 'Mais')).toEqual([
      'Entrar / Cadastrar /login',
      'ProntuáriosPremium /login',
      'Assistente IAGrátis /login',
      'Conheça o PremiumConversas sem limite e a biblioteca inteira. /planos',
    ]);
    expect(await linksOf(tabs(), 'Registrar')).toEqual(['Humor agoraGrátis /login', 'Humores passadosGrátis /login']);
  });

  it.each([
    ['/home', 'Início'],
    ['/livros/7', 'Conteúdos'],
    ['/perfil', 'Mais'],
    ['/pacientes/p1', 'Mais'],
  ])('on %s marks only %s as current', async (path, name) => {
    await signIn();
    await open(path);
    const here = within(screen.getByRole('navigation', { name: 'Navegação' }))
      .getAllByText(/./)
      .map((element) => element.closest('[aria-current]'));
    expect([...new Set(here.filter(Boolean))].map((element) => element?.textContent)).toEqual([name]);
  });
});

describe('shell around the screen', () => {
  const assistant = () => screen.queryByRole('button', { name: 'Abrir o Assistente IA' });

  it.each([
    ['/home', true],
    ['/chatice', true],
    ['/chat', false],
    ['/chat/sessions', false],
  ])('the button of the floating assistant is visible on %s: %s', async (path, isThere) => {
    await signIn();
    await open(path);
    await waitFor(() => expect(assistant() !== null).toBe(isThere));
  });

  it('shows visitors neither the assistant nor an ad', async () => {
    await open('/conteudos');
    expect(assistant()).toBeNull();
    expect(document.querySelector('[data-ad-slot]')).toBeNull();
  });

  it('shows no ad beside a search for “suicidio” or after a sign of crisis', async () => {
    const room = () => document.querySelector('[data-ad-slot]');
    await signIn();
    await open('/conteudos');
    await waitFor(() => expect(room()).not.toBeNull());
    cleanup();
    await open({ pathname: '/conteudos', state: searchState('suicidio') });
    expect(room()).toBeNull();
    cleanup();
    noteCrisis('maria');
    await open('/home');
    await waitFor(() => expect(screen.getByRole('banner')).toBeTruthy());
    expect(room()).toBeNull();
  });

  it('shows /login without header and tab bar', async () => {
    await open('/login');
    expect(screen.queryByRole('banner')).toBeNull();
    expect(document.querySelector('[data-tab-bar]')).toBeNull();
  });
});
