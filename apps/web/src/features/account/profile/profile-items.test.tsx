// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { session } from '../../../lib/session/session.ts';
import { setClock, timeZone } from '../../../lib/time/clock.ts';
import { readyDialog } from '../../../testing/ready-dialog.ts';
import { Toaster } from '../../../ui/overlay/toast.tsx';
import { accountKeys } from '../account.keys.ts';
import { AcceptanceList } from '../sign-up/acceptance-list.tsx';
import { IdentityItem } from './identity-item.tsx';
import { OpenSessionsItem } from './open-sessions-item.tsx';
import { PlanItem } from './plan-item.tsx';
import { TimeZoneItem } from './time-zone-item.tsx';

const NOON = Date.parse('2026-03-14T15:00:00Z');
const HOUR = 3_600_000;
const fetchMock = vi.fn<typeof fetch>();
/** Answers by `METHOD /path`; what is not named never comes. */
let answers: Record<string, () => Response>;
let putBack: () => void;

beforeEach(async () => {
  putBack = setClock(() => NOON);
  answers = {};
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockImplementation(async (address, init) => {
    const answer = answers[`${init?.method} ${String(address).replace('/api', '')}`];
    return answer ? answer() : new Promise<Response>(() => {});
  });
  await session.start({ userId: 'maria', token: 't' }, 'maria@exemplo.com');
});
afterEach(async () => {
  cleanup();
  await session.leave();
  putBack();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const json = (body: unknown) => () => Response.json(body);
const failed = () => Response.json({ errorCode: 'INTERNAL', message: 'Algo falhou' }, { status: 500 });
const sent = () => fetchMock.mock.calls.map(([address, init]) => `${init?.method} ${String(address)}`);

function show(element: ReactNode) {
  const router = createMemoryRouter(
    [
      { path: '/perfil', element },
      { path: '/login', element: <p>Login</p> },
    ],
    { initialEntries: ['/perfil'] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

const EACH: [string, ReactNode, string, RegExp, unknown, RegExp][] = [
  [
    'plan',
    <PlanItem key="plan" />,
    'GET /user-plans/current',
    /Não foi possível ler seu plano/,
    { currentPlan: 'basic', planId: 'free', canceledAt: null, currentPeriodEnd: null },
    /^Grátis$/,
  ],
  [
    'zone',
    <TimeZoneItem key="zone" />,
    'GET /account/time-zone',
    /Não foi possível ler o fuso/,
    { timeZone: timeZone(), changeableAt: null },
    /É o mesmo deste aparelho/,
  ],
  [
    'acceptances',
    <AcceptanceList key="acceptances" />,
    'GET /legal-documents/acceptances',
    /Não foi possível carregar seus aceites/,
    [],
    /Nenhum aceite registrado/,
  ],
  [
    'sessions',
    <OpenSessionsItem key="sessions" />,
    'GET /auth/list-sessions',
    /Não foi possível carregar as sessões/,
    [{ id: 's', device: null, createdAt: NOON, lastRenewedAt: NOON, current: true }],
    /Sua conta está aberta só aqui/,
  ],
];

describe.each(EACH)('the %s', (_, element, route, failure, body, shown) => {
  it('says that it loads', () => {
    show(element);
    expect(screen.getByRole('status').getAttribute('aria-label')).toMatch(/^Carregando/);
  });

  it('says when it could not be read, and tries again when asked', async () => {
    answers[route] = failed;
    show(element);
    expect((await screen.findByRole('alert')).textContent).toMatch(failure);
    answers[route] = json(body);
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText(shown)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('identity', () => {
  const who = (isAnonymous: boolean, name: string | null, email: string | null = null) =>
    json({ user: { id: 'maria', email, name, isAnonymous }, session: {}, pendingLegalDocuments: [] });

  it('masks the address until it is asked for', async () => {
    answers['GET /auth/get-session'] = who(true, null);
    show(<IdentityItem />);
    expect(await screen.findByText('Conta pseudônima')).toBeTruthy();
    expect(document.body.textContent).toContain('ma…@exemplo.com');
    expect(document.body.innerHTML).not.toContain('maria@');
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar endereço' }));
    expect(screen.getByText('maria@exemplo.com')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Ocultar endereço' }));
    expect(screen.queryByText('maria@exemplo.com')).toBeNull();
  });

  it('says of an account with a name what is kept of it', async () => {
    answers['GET /auth/get-session'] = who(false, 'Maria das Dores', 'maria@exemplo.com');
    show(<IdentityItem />);
    expect(await screen.findByText('Conta com nome')).toBeTruthy();
    expect(screen.getByText('Maria das Dores')).toBeTruthy();
    expect(screen.getByText(/^Guardamos cifrados seu endereço/)).toBeTruthy();
    expect(document.body.textContent).not.toContain('sua conta é um código');
  });

  it('shows the way out even when nothing could be read', async () => {
    answers['GET /auth/get-session'] = failed;
    show(<IdentityItem />);
    expect(await screen.findByRole('button', { name: 'Ler de novo' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sair' })).toBeTruthy();
  });
});

it.each([
  ['premium', null, NOON + 30 * 24 * HOUR, 'Vale até 13 de abril de 2026.'],
  ['premium', NOON, NOON + 30 * 24 * HOUR, 'Não se renova. O acesso continua até 13 de abril de 2026.'],
  ['essencial', null, null, 'Ativo, sem data para terminar.'],
  ['free', null, null, 'Sem custo e sem prazo para acabar.'],
])('tells how long %s lasts (cancelled %s, until %s)', async (planId, canceledAt, currentPeriodEnd, note) => {
  answers['GET /user-plans/current'] = json({ currentPlan: 'basic', planId, canceledAt, currentPeriodEnd });
  show(<PlanItem />);
  expect(await screen.findByText(note)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver planos' }).getAttribute('href')).toBe('/planos');
});

describe('a zone that is not the device’s', () => {
  it('says from when it follows, while it may not, and offers nothing that could not work', async () => {
    answers['GET /account/time-zone'] = json({ timeZone: 'Asia/Tokyo', changeableAt: NOON + HOUR });
    show(<TimeZoneItem />);
    expect(await screen.findByText(/mudou há menos de 24 horas.*14 de mar\. de 2026.*sozinho/)).toBeTruthy();
    expect(screen.getByText(/Horário do Japão/)).toBeTruthy();
    expect(screen.getByText('Na sua conta')).toBeTruthy();
    expect(screen.getByText('Neste aparelho')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([null, NOON - HOUR])('says that it follows by itself once it may (from %s)', async (changeableAt) => {
    answers['GET /account/time-zone'] = json({ timeZone: 'Asia/Tokyo', changeableAt });
    show(<TimeZoneItem />);
    expect(await screen.findByText(/passa a acompanhar este aparelho sozinha/)).toBeTruthy();
    expect(screen.queryByText(/24 horas\. A partir/)).toBeNull();
  });
});

it('another spelling of the device’s zone is the same zone', async () => {
  answers['GET /account/time-zone'] = json({ timeZone: timeZone().toLowerCase(), changeableAt: NOON + HOUR });
  show(<TimeZoneItem />);
  expect(await screen.findByText('É o mesmo deste aparelho.')).toBeTruthy();
});

it('lists each accepted version with its dates and a link', async () => {
  answers['GET /legal-documents/acceptances'] = json([
    { id: 'p2', document_type: 'PRIVACY_POLICY', versionDate: '2026-03-01T00:00:00.000Z', acceptedAt: NOON },
    { id: 't1', document_type: 'TERMS_OF_USE', versionDate: '2026-01-01T00:00:00.000Z', acceptedAt: NOON - HOUR },
  ]);
  show(<AcceptanceList />);
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Política de PrivacidadeVersão de 1 de março de 2026Aceito por você em 14 de mar/),
    expect.stringMatching(/^Termos de UsoVersão de 1 de janeiro de 2026/),
  ]);
  expect(screen.getByRole('link', { name: 'Termos de Uso' }).getAttribute('href')).toBe('/termos-de-uso');
});

describe('open sessions', () => {
  const list = [
    { id: 'b', device: 'Safari no iOS', createdAt: NOON, lastRenewedAt: NOON, current: false },
    { id: 'c', device: null, createdAt: NOON, lastRenewedAt: NOON, current: false },
    { id: 'a', device: 'Chrome no Linux', createdAt: NOON, lastRenewedAt: NOON, current: true },
  ];
  const bodyOf = (path: string): unknown => {
    const [, init] = fetchMock.mock.calls.find(([address]) => address === `/api${path}`) ?? [];
    return JSON.parse(String(init?.body));
  };
  beforeEach(() => {
    answers['GET /auth/list-sessions'] = json(list);
  });
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  async function confirmWith(label: string): Promise<void> {
    await userEvent.type(screen.getByLabelText('Sua senha'), 'Nuvem-calma-42');
    await press(label);
  }

  it('list this one first', async () => {
    show(<OpenSessionsItem />);
    const [first] = await screen.findAllByRole('listitem');
    expect(first?.textContent).toContain('Chrome no Linux');
    expect(first?.textContent).toContain('Esta sessão');
  });

  it.each([
    [
      'Encerrar sessão: Safari no iOS',
      /Safari no iOS se encerra/,
      '/auth/revoke-session',
      { id: 'b' },
      /^Sessão encerrada/,
    ],
    ['Encerrar todas as outras', /Só este aparelho continua/, '/auth/revoke-other-sessions', {}, /^Outras sessões/],
  ])('%s: with the password, and what it means', async (button, text, path, body, told) => {
    answers[`POST ${path}`] = json({ status: true });
    show(
      <>
        <OpenSessionsItem />
        <Toaster />
      </>,
    );
    await press(button);
    expect((await readyDialog('Confirme que é você')).textContent).toMatch(text);
    await confirmWith('Encerrar');
    expect(await screen.findByText(told)).toBeTruthy();
    expect(bodyOf(path)).toEqual({ ...body, password: 'Nuvem-calma-42' });
    await waitFor(() => expect(sent().filter((line) => line.endsWith('/list-sessions'))).toHaveLength(2));
  });

  it('all end by "Sair de todos", this one last, and the account is forgotten here', async () => {
    answers['POST /auth/revoke-other-sessions'] = json({ status: true });
    answers['POST /auth/sign-out'] = json({ success: true });
    const router = show(<OpenSessionsItem />);
    await press('Sair de todos os dispositivos');
    await readyDialog('Confirme que é você');
    await confirmWith('Sair de todos');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(sent().slice(1)).toEqual(['POST /api/auth/revoke-other-sessions', 'POST /api/auth/sign-out']);
    expect(session.current()).toBeNull();
    expect(session.loginEmail()).toBeNull();
    expect(queryClient.getQueryCache().findAll({ queryKey: ['account'] })).toEqual([]);
  });
});

it('what was accepted goes stale with the documents that wait', () => {
  expect(accountKeys.acceptances().slice(0, accountKeys.session().length)).toEqual([...accountKeys.session()]);
});
