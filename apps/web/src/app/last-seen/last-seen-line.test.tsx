// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { setDeviceZone, withClock } from '../../testing/clock.ts';
import { LastSeenLine } from './last-seen-line.tsx';
import { setSeenSince } from './seen-since.ts';

const AT = Date.parse('2026-11-14T15:00:00Z');
const OFFLINE = 'Você está sem conexão.';
const NOTHING = `${OFFLINE} O que não está neste aparelho volta com a internet.`;
const SEEN = 'Mostrando o que foi visto em 14 de novembro, 12:00.';
const HELP = `${OFFLINE} Esta página foi guardada neste aparelho em 14 de novembro, 12:00.`;

withClock(AT);
let isOnline = true;
beforeEach(() => {
  isOnline = true;
  setDeviceZone('America/Sao_Paulo');
  setSeenSince({ data: null, help: null });
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});

it.each([
  ['a network', true, '/home', { data: null, help: null }, ''],
  [
    'old data, whose response is late',
    true,
    '/home',
    { data: AT, help: null },
    `Ainda sem resposta do Alento. ${SEEN}`,
  ],
  ['old data and no network', false, '/home', { data: AT, help: AT }, `${OFFLINE} ${SEEN}`],
  ['neither data nor network', false, '/analises', { data: null, help: AT }, NOTHING],
  ['a stored help page', false, '/ajuda', { data: null, help: AT }, HELP],
  ['no stored help page', false, '/ajuda', { data: null, help: null }, NOTHING],
])('says what a screen shows with %s', (_, online, pathname, since, text) => {
  isOnline = online;
  setSeenSince(since);
  const { container } = render(<LastSeenLine pathname={pathname} />);
  expect(container.textContent).toBe(text);
});

it('appears when the network is lost, and goes when it returns', () => {
  render(<LastSeenLine pathname="/perfil" />);
  const turn = (to: boolean) =>
    act(() => {
      isOnline = to;
      window.dispatchEvent(new Event(to ? 'online' : 'offline'));
    });
  turn(false);
  expect(screen.getByText(NOTHING)).toBeTruthy();
  turn(true);
  expect(screen.queryByText(NOTHING)).toBeNull();
});
