// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { readyDialog } from '../../../testing/ready-dialog.ts';
import { conversation, show, withChat } from '../chat.harness.tsx';
import { onPlan, TITLE, withBook } from './book.harness.tsx';
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
  it('contains only conversations about that book', async () => {
    about('noites', 'c1');
    open();
    expect((await screen.findByRole('link', { name: 'Conversa c1' })).getAttribute('href')).toBe(
      '/chat?bookId=noites&sessionId=c1',
    );
    expect(server.calls('GET /chat/sessions')[0]?.query).toEqual({ bookId: 'noites' });
    expect(await screen.findByText(`“${TITLE}”. Só você as vê.`)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Voltar ao livro' }).getAttribute('href')).toBe('/livros/noites');
    expect(screen.getByRole('link', { name: 'Nova Conversa' }).getAttribute('href')).toBe('/chat?bookId=noites');
  });

  it('searches only conversations about that book', async () => {
    about('noites', 'c1');
    open();
    await screen.findByText('Conversa c1');
    const search = screen.getByRole('textbox', { name: 'Buscar nas conversas' });
    fireEvent.change(search, { target: { value: 'luz' } });
    fireEvent.submit(search);
    await waitFor(() =>
      expect(server.calls('POST /chat/sessions/search').map(({ body }) => body)).toEqual([
        { query: 'luz', bookId: 'noites' },
      ]),
    );
  });

  it('renames and deletes conversations', async () => {
    about('noites', 'c1');
    server.answer('PUT /chat/session/{id}', conversation('c1', { title: 'Luz' }));
    server.answer('DELETE /chat/session/{id}');
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Renomear Conversa c1' }));
    const naming = await readyDialog('Nome da conversa');
    fireEvent.change(within(naming).getByRole('textbox', { name: 'Nome' }), { target: { value: 'Luz' } });
    fireEvent.click(within(naming).getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(server.calls('PUT /chat/session/{id}')[0]?.body).toEqual({ title: 'Luz' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Excluir Conversa c1' }));
    const asking = await readyDialog('Excluir esta conversa?', 'alertdialog');
    about('noites');
    fireEvent.click(within(asking).getByRole('button', { name: 'Excluir' }));
    expect(await screen.findByRole('heading', { name: 'Nenhuma conversa sobre este livro ainda' })).toBeTruthy();
  });

  it('offers to load the conversations again after an error', async () => {
    server.refuse('GET /chat/sessions', 500, 'INTERNAL');
    open();
    expect(screen.getByText('Carregando suas conversas')).toBeTruthy();
    await screen.findByRole('alert');
    about('noites', 'c1');
    fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('Conversa c1')).toBeTruthy();
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
