// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { refused } from '../../../testing/fake-server/reply.ts';
import { retry, show, withChat } from '../chat.harness.tsx';
import { HistorySearch } from './history-search.tsx';

withChat();

const ROUTE = 'POST /chat/search-history';
const NOTE = {
  ...{ kind: 'note' as const, date: '2026-11-12', excerpt: 'Dormi mal de novo' },
  ...{ url: '/periodo-detalhes?type=day&date=2026-11-12', score: 1 },
};
const TALK = {
  ...{ kind: 'chat' as const, date: '2026-11-10', excerpt: 'Queria dormir melhor' },
  ...{ url: '/chat?sessionId=c1', score: null },
};

const field = (): HTMLElement => screen.getByRole('textbox', { name: 'Palavras para buscar' });
const queries = () => server.calls(ROUTE).map(({ body }) => body.query);
const finds = (results: (typeof NOTE | typeof TALK)[], hasMore = false): void =>
  server.answer(ROUTE, { answer: '', hasMore, results });

/** Opens the search, and searches for these words. */
async function search(words: string): Promise<void> {
  show(<HistorySearch />);
  fireEvent.click(screen.getByRole('button', { name: 'Buscar em notas e conversas' }));
  await screen.findByRole('dialog', { name: 'Buscar no histórico' });
  expect(document.activeElement).toBe(field());
  fireEvent.change(field(), { target: { value: words } });
  fireEvent.submit(field().closest('form') as HTMLFormElement);
}

it('the history search sends no request without words', async () => {
  await search('   ');
  expect(screen.getByText(/Escreva uma palavra ou mais/)).toBeTruthy();
  expect(queries()).toEqual([]);
});

it.each([
  [false, '2 resultados'],
  [true, 'Os 2 resultados mais próximos. Há outros.'],
])('the history search links notes and conversations, and says if there are more: %s', async (hasMore, count) => {
  finds([NOTE, TALK], hasMore);
  await search(' dormir ');
  const note = await screen.findByRole('link', { name: 'Nota: Quinta-feira, 12 de novembro' });
  const talk = screen.getByRole('link', { name: 'Conversa: Terça-feira, 10 de novembro' });
  expect([note, talk].map((link) => link.getAttribute('href'))).toEqual([NOTE.url, TALK.url]);
  expect(screen.getByText('Dormi mal de novo')).toBeTruthy();
  expect(screen.getByText(count)).toBeTruthy();
  expect(queries()).toEqual(['dormir']);
});

it('the history search sends the first 200 user-perceived characters, and says that nothing was found', async () => {
  finds([]);
  await search('🇧🇷'.repeat(201));
  await screen.findByText('Nada encontrado');
  expect(screen.getByText(/” não aparece/)).toBeTruthy();
  expect(queries()).toEqual(['🇧🇷'.repeat(200)]);
});

it.each([
  [422, 'SEARCH_HISTORY_TIMEOUT', 'A busca no histórico demorou muito tempo...'],
  [422, 'SEARCH_QUERY_INVALID', 'Desculpe, não foi possível buscar seu histórico neste momento.'],
  [401, 'UNAUTHORIZED', /^Desculpe, não foi possível autenticar sua solicitação\. Por favor, faça login novamente\.$/],
] as const)('the history search offers to search again after %i %s', async (status, code, text) => {
  server.answer(ROUTE, refused(status, code));
  await search('dormir');
  expect(await screen.findByText(text)).toBeTruthy();
  finds([NOTE]);
  retry();
  expect(await screen.findByRole('link', { name: /^Nota/ })).toBeTruthy();
});
