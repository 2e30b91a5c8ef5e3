// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { refused } from '../../../testing/fake-server/reply.ts';
import { retry, show, withChat } from '../chat.harness.tsx';
import { FoundConversations } from './found-conversations.tsx';

withChat();

const ROUTE = 'POST /chat/search-history';
const TALK = {
  ...{ kind: 'chat' as const, date: '2026-11-10', excerpt: 'Queria dormir melhor' },
  ...{ url: '/chat?sessionId=c1', score: null },
};

const finds = (results: (typeof TALK)[], hasMore = false): void =>
  server.answer(ROUTE, { answer: '', hasMore, results });

it.each([
  [false, '1 resultado'],
  [true, 'Os 1 resultados mais próximos. Há outros.'],
])('links each conversation with the words highlighted, and says if there are more: %s', async (hasMore, count) => {
  finds([TALK], hasMore);
  show(<FoundConversations words="dormindo" />);
  const talk = await screen.findByRole('link', { name: 'Terça-feira, 10 de novembro de 2026' });
  expect(talk.getAttribute('href')).toBe(TALK.url);
  expect(screen.getByText('dormir').tagName).toBe('MARK');
  expect(screen.getByText(count)).toBeTruthy();
  expect(server.calls(ROUTE).map(({ body }) => body)).toEqual([{ query: 'dormindo', only: 'chat' }]);
});

it('says that no conversation has the words', async () => {
  finds([]);
  show(<FoundConversations words="girafa" />);
  const text = await screen.findByText(/“girafa” não aparece nas suas conversas/);
  expect(text.getAttribute('role')).toBe('status');
});

it.each([
  [422, 'SEARCH_HISTORY_TIMEOUT', 'A busca no histórico demorou muito tempo...'],
  [422, 'SEARCH_QUERY_INVALID', 'Desculpe, não foi possível buscar seu histórico neste momento.'],
  [401, 'UNAUTHORIZED', /^Desculpe, não foi possível autenticar sua solicitação\. Por favor, faça login novamente\.$/],
] as const)('offers to search again after %i %s', async (status, code, text) => {
  server.answer(ROUTE, refused(status, code));
  show(<FoundConversations words="dormir" />);
  expect(await screen.findByText(text)).toBeTruthy();
  finds([TALK]);
  retry();
  expect(await screen.findByRole('link')).toBeTruthy();
});
