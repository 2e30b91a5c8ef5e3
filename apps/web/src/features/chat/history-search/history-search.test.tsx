// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { refused } from '../../../testing/fake-server/reply.ts';
import { show, withChat } from '../chat.harness.tsx';
import { HistorySearch } from './history-search.tsx';

withChat();

const ROUTE = 'POST /chat/search-history';
const NOTE = {
  kind: 'note' as const,
  date: '2026-11-12',
  excerpt: 'Dormi mal de novo',
  url: '/periodo-detalhes?type=day&date=2026-11-12',
  score: 1,
};
const TALK = {
  kind: 'chat' as const,
  date: '2026-11-10',
  excerpt: 'Queria dormir melhor',
  url: '/chat?sessionId=c1',
  score: null,
};

async function open(): Promise<void> {
  show(<HistorySearch />);
  fireEvent.click(screen.getByRole('button', { name: 'Buscar em notas e conversas' }));
  await screen.findByRole('dialog', { name: 'Buscar no histórico' });
}

function search(words: string): void {
  const field = screen.getByRole('textbox', { name: 'Palavras para buscar' });
  fireEvent.change(field, { target: { value: words } });
  fireEvent.submit(field.closest('form') as HTMLFormElement);
}

it('the history search focuses its field when it opens', async () => {
  await open();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Palavras para buscar' }));
});

it('the history search sends no request without words', async () => {
  await open();
  expect(screen.getByText(/Escreva uma palavra ou mais/)).toBeTruthy();
  search('   ');
  expect(server.calls(ROUTE)).toHaveLength(0);
});

it('the history search links notes to their day and conversations to their page', async () => {
  server.answer(ROUTE, { answer: '', hasMore: false, results: [NOTE, TALK] });
  await open();
  search(' dormir ');
  const note = await screen.findByRole('link', { name: 'Nota: Quinta-feira, 12 de novembro' });
  expect(note.getAttribute('href')).toBe(NOTE.url);
  expect(screen.getByRole('link', { name: 'Conversa: Terça-feira, 10 de novembro' }).getAttribute('href')).toBe(
    TALK.url,
  );
  expect(screen.getByText('Dormi mal de novo')).toBeTruthy();
  expect(screen.getByText('2 resultados')).toBeTruthy();
  expect(server.calls(ROUTE).map(({ body }) => body)).toEqual([{ query: 'dormir' }]);
});

it('the history search sends the first 200 user-perceived characters', async () => {
  server.answer(ROUTE, { answer: '', hasMore: false, results: [] });
  await open();
  search('🇧🇷'.repeat(201));
  await screen.findByText('Nada encontrado');
  expect(server.calls(ROUTE).map(({ body }) => body)).toEqual([{ query: '🇧🇷'.repeat(200) }]);
});

it('the history search says if there are more results than it shows', async () => {
  server.answer(ROUTE, { answer: '', hasMore: true, results: [NOTE, TALK] });
  await open();
  search('dormir');
  expect(await screen.findByText('Os 2 resultados mais próximos. Há outros.')).toBeTruthy();
});

it('the history search says if nothing was found', async () => {
  server.answer(ROUTE, { answer: '', hasMore: false, results: [] });
  await open();
  search('girafa');
  expect(await screen.findByText(/“girafa” não aparece/)).toBeTruthy();
});

it.each([
  [refused(422, 'SEARCH_HISTORY_TIMEOUT'), 'A busca no histórico demorou muito tempo...'],
  [refused(422, 'SEARCH_QUERY_INVALID'), 'Desculpe, não foi possível buscar seu histórico neste momento.'],
  [
    refused(401, 'UNAUTHORIZED'),
    'Desculpe, não foi possível autenticar sua solicitação. Por favor, faça login novamente.',
  ],
])('the history search offers to search again after an error (case %#)', async (answer, text) => {
  server.answer(ROUTE, answer);
  await open();
  search('dormir');
  expect(await screen.findByText(text)).toBeTruthy();
  server.answer(ROUTE, { answer: '', hasMore: false, results: [NOTE] });
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await waitFor(() => expect(screen.getByRole('link', { name: /^Nota/ })).toBeTruthy());
});
