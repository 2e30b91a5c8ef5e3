// @vitest-environment jsdom
import type { HelpPage } from '@alento/contract/help';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { draw } from '../../testing/draw.tsx';
import { server } from '../../testing/fake-server/fake-server.ts';
import { signIn, withVisitor } from '../../testing/signed-in.ts';
import { helpPages } from './app-help.fixture.ts';
import { helpKeys } from './app-help.keys.ts';
import { HelpListScreen } from './list/help-list-screen.tsx';
import { HelpPageScreen } from './page/help-page-screen.tsx';

withVisitor();
beforeEach(() => void queryClient.setQueryData(helpKeys.list, helpPages));

/** Renders the help pages. The list is in the cache, and the fake server has no help pages. */
const open = (address: string) =>
  draw({ '/ajuda/app': <HelpListScreen />, '/ajuda/app/:address': <HelpPageScreen /> }, address);

it('lists all pages by group, and opens one without a network', async () => {
  open('/ajuda/app');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Registrar',
    'Conta e acesso',
    'No seu aparelho',
  ]);
  await userEvent.click(screen.getByRole('link', { name: 'Trocar a senha' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Trocar a senha');
  expect(screen.getByText('Escreva a senha atual e a nova.')).toBeTruthy();
});

describe('without a network', () => {
  const keep = (pages: readonly HelpPage[]): void => {
    const data = JSON.stringify([{ key: helpKeys.list, data: pages }]).replaceAll('<', '\\u003c');
    vi.stubGlobal('caches', {
      match: async (path: string) =>
        path === '/ajuda/app'
          ? new Response(`<div id="root"></div><script id="prefetched" type="application/json">${data}</script>`)
          : undefined,
    });
  };
  /** Opens the page and lets all retries of its request fail. */
  const openAndFail = async (address: string): Promise<void> => {
    open(address);
    await act(() => vi.advanceTimersByTimeAsync(8000));
  };
  beforeEach(() => {
    queryClient.clear();
    server.fail('GET /help');
    server.fail('GET /help/{address}');
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });

  it('opens a page and the list from the list that the service worker keeps', async () => {
    keep(helpPages);
    await openAndFail('/ajuda/app/trocar-a-senha');
    expect(await screen.findByText('Escreva a senha atual e a nova.')).toBeTruthy();
    cleanup();
    await openAndFail('/ajuda/app');
    expect(await screen.findByRole('link', { name: 'Lembretes' })).toBeTruthy();
  });

  it('says that a page that is not cached needs the internet', async () => {
    keep(helpPages);
    await openAndFail('/ajuda/app/outra');
    expect((await screen.findByRole('alert')).textContent).toContain('precisa de internet');
  });

  it('says so if no page is cached', async () => {
    await openAndFail('/ajuda/app');
    expect((await screen.findByRole('alert')).textContent).toContain('precisa de internet');
  });
});

it('keeps the search when the person goes back from a page', async () => {
  const router = open('/ajuda/app');
  await userEvent.type(screen.getByRole('searchbox'), 'senha');
  expect(screen.getByRole('status').textContent).toBe('1 página para “senha”');
  await userEvent.click(screen.getByRole('link', { name: 'Trocar a senha' }));
  await act(() => router.navigate(-1));
  expect((await screen.findByRole<HTMLInputElement>('searchbox')).value).toBe('senha');
});

it('offers other ways if nothing is found, and the assistant to members only', async () => {
  open('/ajuda/app');
  await userEvent.type(screen.getByRole('searchbox'), 'ônibus');
  expect(screen.getByRole('heading', { name: 'Nada encontrado para “ônibus”' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Perguntar ao assistente' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ver todas as perguntas' }));
  expect(screen.getByRole('link', { name: 'Lembretes' })).toBeTruthy();
  cleanup();
  await signIn();
  queryClient.setQueryData(helpKeys.list, helpPages);
  open('/ajuda/app/lembretes');
  expect(screen.getByRole('link', { name: 'Perguntar ao assistente' }).getAttribute('href')).toBe('/chat');
});

it('shows contacts above the results if the words have a sign of a crisis', async () => {
  open('/ajuda/app');
  await userEvent.type(screen.getByRole('searchbox'), 'quero me matar');
  expect(await screen.findByRole('link', { name: /CVV/ })).toBeTruthy();
});
