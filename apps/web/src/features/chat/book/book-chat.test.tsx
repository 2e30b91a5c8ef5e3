// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { server } from '../../../testing/fake-server/fake-server.ts';
import {
  ask,
  BOOK_TITLE,
  field,
  menuItem,
  onPlan,
  posts,
  replies,
  said,
  show,
  storeConversation,
  withBook,
  withChat,
} from '../chat.harness.tsx';
import { ChatScreen } from '../conversation/chat-screen.tsx';
import { draftStore, newDraftOf } from '../conversation/draft-store.ts';

withChat();
withBook();

const open = (address: string) => show(<ChatScreen userId="maria" missing={<h1>Livro nenhum</h1>} />, address);
const isAboutBook = () => screen.findByText(`Sobre “${BOOK_TITLE}”`);
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const NEW = '/chat?bookId=noites';
const OLD = '/chat?sessionId=c1';

describe('a conversation about a book', () => {
  it('shows the book’s title, a greeting and suggestions about the book, and has a draft of its own', async () => {
    open(NEW);
    await isAboutBook();
    expect(screen.getByText(new RegExp(`^Olá! Aqui a conversa é sobre “${BOOK_TITLE}”`))).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Do que trata este livro?' })).toBeTruthy();
    expect(server.calls('GET /chat/suggestions')).toHaveLength(0);
    await waitFor(() => expect(document.title).toBe(`Conversa sobre ${BOOK_TITLE} · Alento`));
    fireEvent.change(field(), { target: { value: 'Sobre a luz' } });
    expect(draftStore.read('maria', newDraftOf('noites'))).toBe('Sobre a luz');
    expect(draftStore.read('maria', newDraftOf(null))).toBe('');
  });

  it('leads to the book and to its conversations from the menu', async () => {
    open(NEW);
    await isAboutBook();
    expect((await menuItem('Abrir o livro')).getAttribute('href')).toBe('/livros/noites');
    const all = screen.getByRole('menuitem', { name: 'Ver as conversas sobre este livro' });
    expect(all.getAttribute('href')).toBe('/livros/noites/sessoes');
  });

  it('sends the book’s id with the first message only', async () => {
    replies('O que diz da luz?', 'No capítulo “Sete da manhã”, o livro diz: “abra a janela”.', { bookId: 'noites' });
    const { router } = open(NEW);
    await isAboutBook();
    ask('O que diz da luz?');
    expect(await screen.findByText(/No capítulo “Sete da manhã”/)).toBeTruthy();
    expect(router.state.location.search).toBe('?bookId=noites&sessionId=c1');
    await isAboutBook();
    ask('E da noite?');
    await waitFor(() => expect(posts()).toHaveLength(2));
    expect(posts().map(({ body }) => body)).toEqual([
      { message: 'O que diz da luz?', newSession: true, bookId: 'noites' },
      { message: 'E da noite?', sessionId: 'c1' },
    ]);
  });

  it('shows its book if the URL contains only the id of the conversation', async () => {
    storeConversation('c1', [said('Oi')], { bookId: 'noites' });
    const { router } = open(OLD);
    await isAboutBook();
    fireEvent.click(screen.getByRole('button', { name: 'Nova conversa sobre este livro' }));
    await waitFor(() => expect(router.state.location.search).toBe('?bookId=noites'));
    expect(screen.getByText(/^Olá! Aqui a conversa é sobre/)).toBeTruthy();
  });

  it('shows no book if only the URL names one', async () => {
    storeConversation('c1', [said('Oi')]);
    open(`${OLD}&bookId=noites`);
    await screen.findByText('Oi');
    expect(screen.queryByText(/^Sobre/)).toBeNull();
    expect(await menuItem('Ver todas as conversas')).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Abrir o livro' })).toBeNull();
  });

  it('shows “not found” for a book that doesn’t exist', async () => {
    open('/chat?bookId=nenhum');
    expect(await screen.findByRole('heading', { name: 'Livro nenhum' })).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('leaves its messages readable after the book was removed from the library', async () => {
    storeConversation('c1', [said('Uma resposta')], { bookId: 'saiu' });
    open(OLD);
    expect(await screen.findByText('Sobre um livro que saiu da biblioteca')).toBeTruthy();
    expect(screen.getByText('Uma resposta')).toBeTruthy();
    expect(screen.getByText(/^Este livro saiu da biblioteca\./)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(await menuItem('Ver as conversas sobre este livro')).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Abrir o livro' })).toBeNull();
    expect(screen.queryByRole('menuitemradio')).toBeNull();
  });

  it('names the required plan on the plan essencial instead of a message field, and leaves earlier messages readable', async () => {
    onPlan('essencial');
    const { unmount } = open(NEW);
    expect(await screen.findByText('Conversar com os livros faz parte do plano Premium')).toBeTruthy();
    expect(hrefOf('Ver os planos')).toBe('/planos');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Do que trata este livro?' })).toBeNull();
    expect(hrefOf('Ajuda agora')).toBe('/ajuda');
    unmount();
    storeConversation('c1', [said('Uma resposta')], { bookId: 'noites' });
    open(OLD);
    expect(await screen.findByText('O que você já conversou continua aqui, para reler.')).toBeTruthy();
    expect(screen.getByText('Uma resposta')).toBeTruthy();
  });

  it('keeps the typed text if the server refuses it because of the plan', async () => {
    server.refuse('POST /chat', 403, 'BOOK_CHAT_PLAN_REQUIRED');
    open(NEW);
    await isAboutBook();
    ask('O que diz da luz?');
    expect((await screen.findByRole('alert')).textContent).toContain('faz parte do plano Premium');
    fireEvent.click(screen.getByRole('button', { name: 'Editar mensagem' }));
    expect(field().value).toBe('O que diz da luz?');
  });
});
