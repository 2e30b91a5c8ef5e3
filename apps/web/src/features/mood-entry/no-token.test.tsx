// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { server } from '../../testing/fake-server/fake-server.ts';
import { refused } from '../../testing/fake-server/reply.ts';
import { showScreens } from '../../testing/show.tsx';
import { leave, signIn } from '../../testing/signed-in.ts';
import { DayDetail } from './day/day-detail.tsx';
import { HistoryScreen } from './history/history-screen.tsx';

const SCREENS: [string, ReactNode][] = [
  ['/historico', <HistoryScreen key="history" conversations={() => null} />],
  ['/periodo-detalhes?type=day&date=2026-11-21', <DayDetail key="day" />],
];
const show = (address: string, page: ReactNode): void => {
  server.answer('GET /tags', []);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  showScreens({ '*': page }, address);
};

afterEach(leave);

it.each(SCREENS)('%s says without a token that entries can’t be fetched for lack of it', async (address, page) => {
  show(address, page);
  expect(await screen.findByText('Erro ao buscar entradas de humor: token não disponível')).toBeTruthy();
  expect(server.calls().filter(({ path }) => path.includes('mood-entries'))).toEqual([]);
});

it.each(SCREENS)('%s says after another failure that entries could not be loaded', async (address, page) => {
  await signIn();
  server.otherwise(refused(500, 'INTERNAL'));
  show(address, page);
  const text = 'Não foi possível carregar seus registros de humor. Por favor, tente novamente mais tarde.';
  expect(await screen.findByText(text)).toBeTruthy();
});
