// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EventStream } from '../../../testing/fake-server/event-stream.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { acceptedAs, field, keepsConversation, replyOf, said, sendButton, show, withChat } from '../chat.harness.tsx';
import { draftStore, newDraftOf } from '../composer/draft-store.ts';
import { ChatScreen } from '../panel/chat-screen.tsx';
import { onPlan, TITLE, withBook } from './book.harness.tsx';

withChat();
withBook();

const open = (address: string) => show(<ChatScreen userId="maria" missing={<h1>Livro nenhum</h1>} />, address);
const NEW = '/chat?bookId=noites';

/** Makes the fake server accept a message and stream this response at once. */
function answers(response: string): void {
  server.answer('POST /chat', acceptedAs());
  server.stream('/chat/stream/{id}', () => EventStream.of(['done', replyOf(response)]));
  keepsConversation('c1', [said('O que diz da luz?', { isUser: true }), said(response, { id: 'r1' })], {
    bookId: 'noites',
  });
}

describe('a conversation about a book', () => {
  it('shows the book’s title, a greeting and suggestions about the book', async () => {
    open(NEW);
    expect(await screen.findByText(`Sobre “${TITLE}”`)).toBeTruthy();
    expect(screen.getByText(new RegExp(`^Olá! Aqui a conversa é sobre “${TITLE}”`))).toBeTruthy();
    expect(screen.getByRole('link', { name: `Abrir o livro ${TITLE}` }).getAttribute('href')).toBe('/livros/noites');
    expect(screen.getByRole('link', { name: 'Ver as conversas sobre este livro' }).getAttribute('href')).toBe(
      '/livros/noites/sessoes',
    );
    expect(screen.getByRole('button', { name: 'Do que trata este livro?' })).toBeTruthy();
    expect(server.calls('GET /chat/suggestions')).toHaveLength(0);
    await waitFor(() => expect(document.title).toBe(`Conversa sobre ${TITLE} · Alento`));
  });

  it('sends the book’s id with the first message only', async () => {
    answers('No capítulo “Sete da manhã”, o livro diz: “abra a janela”.');
    const { router } = open(NEW);
    await screen.findByText(`Sobre “${TITLE}”`);
    fireEvent.change(field(), { target: { value: 'O que diz da luz?' } });
    fireEvent.click(sendButton());
    expect(await screen.findByText(/No capítulo “Sete da manhã”/)).toBeTruthy();
    expect(server.calls('POST /chat')[0]?.body).toEqual({
      message: 'O que diz da luz?',
      newSession: true,
      bookId: 'noites',
    });
    expect(router.state.location.search).toBe('?bookId=noites&sessionId=c1');
    expect(screen.getByText(`Sobre “${TITLE}”`)).toBeTruthy();
    fireEvent.change(field(), { target: { value: 'E da noite?' } });
    fireEvent.click(sendButton());
    await waitFor(() => expect(server.calls('POST /chat')).toHaveLength(2));
    expect(server.calls('POST /chat')[1]?.body).toEqual({ message: 'E da noite?', sessionId: 'c1' });
  });

  it('shows its book if the URL contains only the id of the conversation', async () => {
    keepsConversation('c1', [said('Oi')], { bookId: 'noites' });
    const { router } = open('/chat?sessionId=c1');
    expect(await screen.findByText(`Sobre “${TITLE}”`)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Nova conversa sobre este livro' }));
    await waitFor(() => expect(router.state.location.search).toBe('?bookId=noites'));
    expect(screen.getByText(/^Olá! Aqui a conversa é sobre/)).toBeTruthy();
  });

  it('shows no book if only the URL names one', async () => {
    keepsConversation('c1', [said('Oi')]);
    open('/chat?sessionId=c1&bookId=noites');
    await screen.findByText('Oi');
    expect(screen.queryByText(/^Sobre/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Ver todas as conversas' })).toBeTruthy();
  });

  it('stores its draft apart from the draft of a new conversation without a book', async () => {
    open(NEW);
    await screen.findByText(`Sobre “${TITLE}”`);
    fireEvent.change(field(), { target: { value: 'Sobre a luz' } });
    expect(draftStore.read('maria', newDraftOf('noites'))).toBe('Sobre a luz');
    expect(draftStore.read('maria', newDraftOf(null))).toBe('');
  });

  it('shows “not found” for a book that doesn’t exist', async () => {
    open('/chat?bookId=nenhum');
    expect(await screen.findByRole('heading', { name: 'Livro nenhum' })).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('keeps its messages readable after the book was removed from the library', async () => {
    keepsConversation('c1', [said('Uma resposta')], { bookId: 'saiu' });
    open('/chat?sessionId=c1');
    expect(await screen.findByText('Sobre um livro que saiu da biblioteca')).toBeTruthy();
    expect(screen.getByText('Uma resposta')).toBeTruthy();
    expect(screen.getByText(/^Este livro saiu da biblioteca\./)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('link', { name: /^Abrir o livro/ })).toBeNull();
  });
});

describe.each(['free', 'essencial'] as const)('a conversation about a book on the plan %s', (plan) => {
  it('names the required plan instead of a message field', async () => {
    onPlan(plan);
    open(NEW);
    expect(await screen.findByText('Conversar com os livros faz parte do plano Premium')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver os planos' }).getAttribute('href')).toBe('/planos');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Do que trata este livro?' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Ajuda agora' })).toBeTruthy();
  });

  it('keeps earlier messages readable', async () => {
    onPlan(plan);
    keepsConversation('c1', [said('Uma resposta')], { bookId: 'noites' });
    open('/chat?sessionId=c1');
    expect(await screen.findByText('O que você já conversou continua aqui, para reler.')).toBeTruthy();
    expect(
      within(screen.getByRole('region', { name: 'Mensagens da conversa' })).getByText('Uma resposta'),
    ).toBeTruthy();
  });
});

it('a conversation about a book keeps the typed text if the server refuses it because of the plan', async () => {
  server.refuse('POST /chat', 403, 'BOOK_CHAT_PLAN_REQUIRED');
  open(NEW);
  await screen.findByText(`Sobre “${TITLE}”`);
  fireEvent.change(field(), { target: { value: 'O que diz da luz?' } });
  fireEvent.click(sendButton());
  expect((await screen.findByRole('alert')).textContent).toContain('faz parte do plano Premium');
  fireEvent.click(screen.getByRole('button', { name: 'Editar mensagem' }));
  expect(field().value).toBe('O que diz da luz?');
});
