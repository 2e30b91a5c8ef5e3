// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { session } from '../../../lib/session/session.ts';
import { timeZone } from '../../../lib/time/clock.ts';
import { sessionOf } from '../../../testing/answers.ts';
import { withClock } from '../../../testing/clock.ts';
import { confirmIdentity } from '../../../testing/confirm-identity.ts';
import { draw } from '../../../testing/draw.tsx';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { never } from '../../../testing/fake-server/reply.ts';
import { PASSWORD } from '../../../testing/passwords.ts';
import { readyDialog } from '../../../testing/ready-dialog.ts';
import { press, show } from '../../../testing/show.tsx';
import { withMember } from '../../../testing/signed-in.ts';
import { AcceptanceList } from '../sign-up/acceptance-list.tsx';
import { IdentityItem } from './identity-item.tsx';
import { OpenSessionsItem } from './open-sessions-item.tsx';
import { TimeZoneItem } from './time-zone-item.tsx';

const NOON = Date.parse('2026-03-14T15:00:00Z');
const HOUR = 3_600_000;

withClock(NOON);
withMember();
beforeEach(() => server.otherwise(never));

const sent = () => server.calls().map(({ method, path }) => `${method} ${path}`);

it('a profile item shows that it loads, and after an error loads again', async () => {
  server.refuse('GET /account/time-zone', 500, 'INTERNAL');
  show(<TimeZoneItem />);
  expect(screen.getByRole('status').getAttribute('aria-label')).toMatch(/^Carregando/);
  expect((await screen.findByRole('alert')).textContent).toMatch(/Não foi possível ler o fuso/);
  server.answer('GET /account/time-zone', { timeZone: timeZone(), changeableAt: null });
  await press('Tentar novamente');
  expect(await screen.findByText(/É o mesmo deste aparelho/)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('the identity item of the profile', () => {
  const answerWith = (user: Parameters<typeof sessionOf>[0]) => server.answer('GET /auth/get-session', sessionOf(user));

  it('masks the e-mail address until the person reveals it', async () => {
    answerWith({ isAnonymous: true, name: null });
    show(<IdentityItem />);
    expect(await screen.findByText('Conta pseudônima')).toBeTruthy();
    expect(document.body.textContent).toContain('ma…@exemplo.com');
    expect(document.body.innerHTML).not.toContain('maria@');
    await press('Mostrar endereço');
    expect(screen.getByText('maria@exemplo.com')).toBeTruthy();
    await press('Ocultar endereço');
    expect(screen.queryByText('maria@exemplo.com')).toBeNull();
  });

  it.each([
    ['the address', 'maria@exemplo.com', /^Guardamos cifrados seu endereço/],
    ['no address', null, /guardado só neste aparelho.*cifrado, o nome que você contou/],
  ])('explains which data is stored for an account with a name and %s', async (_, email, text) => {
    answerWith({ isAnonymous: false, name: 'Maria das Dores', email });
    show(<IdentityItem />);
    expect(await screen.findByText('Conta com nome')).toBeTruthy();
    expect(screen.getByText('Maria das Dores')).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(document.body.textContent).not.toContain('sua conta é um código');
  });

  it('offers to read the data again after an error', async () => {
    server.refuse('GET /auth/get-session', 500, 'INTERNAL');
    show(<IdentityItem />);
    expect(await screen.findByRole('button', { name: 'Ler de novo' })).toBeTruthy();
  });
});

describe('the time-zone item, if the account’s zone differs from the device’s', () => {
  it('shows when the account’s zone can change next, without a button', async () => {
    server.answer('GET /account/time-zone', { timeZone: 'Asia/Tokyo', changeableAt: NOON + HOUR });
    show(<TimeZoneItem />);
    expect(await screen.findByText(/mudou há menos de 24 horas.*14 de mar\. de 2026.*sozinho/)).toBeTruthy();
    expect(screen.getByText(/Horário do Japão/)).toBeTruthy();
    expect(screen.getByText('Na sua conta')).toBeTruthy();
    expect(screen.getByText('Neste aparelho')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['Asia/Tokyo', null, /passa a acompanhar este aparelho sozinha/],
    ['Asia/Tokyo', NOON - HOUR, /passa a acompanhar este aparelho sozinha/],
    // Upper and lower case don't matter.
    [timeZone().toLowerCase(), NOON + HOUR, 'É o mesmo deste aparelho.'],
  ])('says for the zone %s, changeable at %s, whether it will follow the device', async (zone, changeableAt, text) => {
    server.answer('GET /account/time-zone', { timeZone: zone, changeableAt });
    show(<TimeZoneItem />);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByText(/24 horas\. A partir/)).toBeNull();
  });
});

it('the list of acceptances shows each accepted document with its dates and a link', async () => {
  server.answer('GET /legal-documents/acceptances', [
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

describe('the list of open sessions in the profile', () => {
  const list = [
    { id: 'b', device: 'Safari no iOS', createdAt: NOON, lastRenewedAt: NOON, current: false },
    { id: 'c', device: null, createdAt: NOON, lastRenewedAt: NOON, current: false },
    { id: 'a', device: 'Chrome no Linux', createdAt: NOON, lastRenewedAt: NOON, current: true },
  ];
  beforeEach(() => {
    server.answer('GET /auth/list-sessions', list);
  });

  it('shows the session of this device first', async () => {
    show(<OpenSessionsItem />);
    const [first] = await screen.findAllByRole('listitem');
    expect(first?.textContent).toContain('Chrome no Linux');
    expect(first?.textContent).toContain('Esta sessão');
  });

  const [ONE, OTHERS] = ['POST /auth/revoke-session', 'POST /auth/revoke-other-sessions'] as const;
  it.each([
    ['Encerrar sessão: Safari no iOS', /Safari no iOS se encerra/, ONE, { id: 'b' }, /^Sessão encerrada/],
    ['Encerrar todas as outras', /Só este aparelho continua/, OTHERS, {}, /^Outras sessões/],
  ])(
    'asks for the password when "%s" is pressed, then reports the result',
    async (button, text, route, body, notice) => {
      server.answer(route, { status: true });
      draw(<OpenSessionsItem />);
      await press(button);
      expect((await readyDialog('Confirme que é você')).textContent).toMatch(text);
      await confirmIdentity('Encerrar');
      expect(await screen.findByText(notice)).toBeTruthy();
      expect(server.calls(route)[0]?.body).toEqual({ ...body, password: PASSWORD });
      await waitFor(() => expect(sent().filter((line) => line.endsWith('/list-sessions'))).toHaveLength(2));
    },
  );

  it('"Sair de todos" ends all sessions, the one of this device last', async () => {
    server.answer(OTHERS, { status: true });
    server.answer('POST /auth/sign-out', { success: true });
    const { router } = show(<OpenSessionsItem />);
    await press('Sair de todos os dispositivos');
    await confirmIdentity('Sair de todos');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(sent().slice(1)).toEqual(['POST /auth/revoke-other-sessions', 'POST /auth/sign-out']);
    expect(session.current()).toBeNull();
    expect(session.loginEmail()).toBeNull();
    expect(queryClient.getQueryCache().findAll({ queryKey: ['account'] })).toEqual([]);
  });
});
