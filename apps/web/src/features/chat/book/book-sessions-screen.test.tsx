// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { BOOK_TITLE, conversation, onPlan, show, withBook, withChat } from '../chat.harness.tsx';
import { BookSessionsScreen } from './book-sessions-screen.tsx';

withChat();
withBook();

const open = (bookId = 'noites') =>
  show(
    <BookSessionsScreen userId="maria" bookId={bookId} missing={<h1>Livro nenhum</h1>} />,
    `/livros/${bookId}/sessoes`,
  );
const about = (bookId: string, ...ids: string[]): void =>
  server.answer('GET /chat/sessions', ({ query }) =>
    query.bookId === undefined ? [] : ids.map((id) => conversation(id, { bookId })),
  );

describe('the list of conversations about a book', () => {
  it('contains and searches only conversations about that book', async () => {
    about('noites', 'c1');
    open();
    const link = await screen.findByRole('link', { name: 'Conversa c1' });
    expect(link.getAttribute('href')).toBe('/chat?bookId=noites&sessionId=c1');
    expect(server.calls('GET /chat/sessions')[0]?.query).toEqual({ bookId: 'noites' });
    expect(await screen.findByText(`“${BOOK_TITLE}”. Só você as vê.`)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Voltar ao livro' }).getAttribute('href')).toBe('/livros/noites');
    expect(screen.getByRole('link', { name: 'Nova Conversa' }).getAttribute('href')).toBe('/chat?bookId=noites');
    const search = screen.getByRole('textbox', { name: 'Buscar nas conversas' });
    fireEvent.change(search, { target: { value: 'luz' } });
    fireEvent.submit(search);
    await waitFor(() => expect(server.calls('POST /chat/sessions/search')).toHaveLength(1));
    expect(server.calls('POST /chat/sessions/search')[0]?.body).toEqual({ query: 'luz', bookId: 'noites' });
  });

  it('shows existing conversations without a link to a new one on the plan free', async () => {
    onPlan('free');
    about('noites');
    const { unmount } = open();
    expect(await screen.findByText(/faz parte do plano Premium/)).toBeTruthy();
    for (const link of screen.getAllByRole('link', { name: 'Ver os planos' }))
      expect(link.getAttribute('href')).toBe('/planos');
    expect(screen.queryByRole('link', { name: 'Nova Conversa' })).toBeNull();
    unmount();
    about('noites', 'c1');
    open();
    expect(await screen.findByRole('button', { name: 'Excluir Conversa c1' })).toBeTruthy();
  });

  it('shows “not found” for a book that doesn’t exist', async () => {
    about('nenhum');
    open('nenhum');
    expect(await screen.findByRole('heading', { name: 'Livro nenhum' })).toBeTruthy();
  });

  it('keeps conversations readable and deletable after the book was removed from the library', async () => {
    about('saiu', 'c1');
    open('saiu');
    expect(await screen.findByText('Um livro que saiu da biblioteca. Só você as vê.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Excluir Conversa c1' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Voltar ao livro' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Nova Conversa' })).toBeNull();
  });
});
