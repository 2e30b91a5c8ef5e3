// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chatPanel } from '../../../state/chat-panel/chat-panel.ts';
import { lay } from '../../../testing/device.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { readyDialog } from '../../../testing/ready-dialog.ts';
import { conversation, NOW, show, withChat } from '../chat.harness.tsx';
import { SessionsScreen } from './sessions-screen.tsx';

withChat();
afterEach(() => vi.useRealTimers());

const DAY = 86_400_000;
const open = () => show(<SessionsScreen />, '/chat/sessions');
const has = (...sessions: ReturnType<typeof conversation>[]): void => server.answer('GET /chat/sessions', sessions);
const search = (words: string): void => {
  fireEvent.change(screen.getByRole('textbox', { name: 'Buscar nas conversas' }), { target: { value: words } });
};

describe('the list of conversations', () => {
  it('is grouped by day, with a link to each conversation', async () => {
    has(
      conversation('c1'),
      conversation('c2', { updatedAt: NOW - DAY }),
      conversation('c3', { updatedAt: NOW - 2 * DAY }),
    );
    open();
    expect((await screen.findByRole('link', { name: 'Conversa c1' })).getAttribute('href')).toBe('/chat?sessionId=c1');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Hoje',
      'Ontem',
      'Quinta-feira, 19 de novembro',
    ]);
    expect(within(screen.getByRole('region', { name: 'Ontem' })).getByRole('link').textContent).toBe('Conversa c2');
  });

  it('links to a new conversation if it is empty', async () => {
    const answer = server.hold('GET /chat/sessions');
    open();
    expect(screen.getByText('Carregando suas conversas')).toBeTruthy();
    await waitFor(() => expect(server.calls('GET /chat/sessions')).toHaveLength(1));
    answer([]);
    expect(await screen.findByRole('heading', { name: 'Nenhuma conversa ainda' })).toBeTruthy();
    for (const link of screen.getAllByRole('link', { name: 'Nova Conversa' }))
      expect(link.getAttribute('href')).toBe('/chat');
  });

  it('can be loaded again after an error', async () => {
    server.refuse('GET /chat/sessions', 500, 'INTERNAL');
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('Não conseguimos carregar suas conversas.');
    has(conversation('c1'));
    fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('Conversa c1')).toBeTruthy();
  });

  it('loads older conversations by a button', async () => {
    const page = Array.from({ length: 100 }, (_, index) => conversation(`p${index}`, { updatedAt: NOW - index }));
    server.answer('GET /chat/sessions', ({ query }) =>
      query.before ? [conversation('antiga', { updatedAt: NOW - DAY })] : page,
    );
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Ver conversas mais antigas' }));
    expect(await screen.findByText('Conversa antiga')).toBeTruthy();
    expect(server.calls().at(-1)?.query.before).toBe(`${NOW - 99}`);
    expect(screen.queryByRole('button', { name: 'Ver conversas mais antigas' })).toBeNull();
  });
});

describe('the search in the list of conversations', () => {
  it('sends one request after a pause in typing and keeps the words out of the URL', async () => {
    has(conversation('c1'), conversation('c2'));
    const { router } = open();
    await screen.findByText('Conversa c1');
    server.answer('POST /chat/sessions/search', [conversation('c2')]);
    search('so');
    search(' sono ');
    await waitFor(() => expect(screen.queryByText('Conversa c1')).toBeNull());
    expect(screen.getByText('1 conversa encontrada')).toBeTruthy();
    expect(server.calls('POST /chat/sessions/search').map(({ body }) => body)).toEqual([{ query: 'sono' }]);
    for (const { path, query } of server.calls()) expect(JSON.stringify({ path, query })).not.toContain('sono');
    expect(router.state.location.search).toBe('');
    fireEvent.click(screen.getByRole('button', { name: 'Limpar busca' }));
    expect(await screen.findByText('Conversa c1')).toBeTruthy();
  });

  it('loads older results by a button', async () => {
    has(conversation('c1'));
    open();
    await screen.findByText('Conversa c1');
    const page = Array.from({ length: 100 }, (_, index) => conversation(`p${index}`, { updatedAt: NOW - index }));
    server.answer('POST /chat/sessions/search', ({ body }) =>
      body.before ? [conversation('antiga', { updatedAt: NOW - DAY })] : page,
    );
    search('sono');
    fireEvent.click(await screen.findByRole('button', { name: 'Ver conversas mais antigas' }));
    expect(await screen.findByText('Conversa antiga')).toBeTruthy();
    expect(server.calls('POST /chat/sessions/search').at(-1)?.body).toEqual({ query: 'sono', before: NOW - 99 });
  });

  it('says that nothing was found', async () => {
    has(conversation('c1'));
    open();
    await screen.findByText('Conversa c1');
    server.answer('POST /chat/sessions/search', []);
    search('xyz');
    expect(await screen.findByRole('heading', { name: 'Nada encontrado' })).toBeTruthy();
  });
});

describe('the actions for a conversation in the list', () => {
  const rename = async (): Promise<HTMLElement> => {
    fireEvent.click(await screen.findByRole('button', { name: 'Renomear Conversa c1' }));
    return readyDialog('Nome da conversa');
  };

  it('rename the conversation', async () => {
    has(conversation('c1'));
    server.answer('PUT /chat/session/{id}', conversation('c1', { title: 'Noites' }));
    open();
    const dialog = await rename();
    fireEvent.change(within(dialog).getByRole('textbox', { name: 'Nome' }), { target: { value: ' Noites ' } });
    has(conversation('c1', { title: 'Noites' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByRole('link', { name: 'Noites' })).toBeTruthy();
    expect(server.calls('PUT /chat/session/{id}')[0]?.body).toEqual({ title: 'Noites' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['   ', 'a'.repeat(81), 'a\u202eb'])('refuse the invalid name %j without a request', async (name) => {
    has(conversation('c1'));
    open();
    const dialog = await rename();
    fireEvent.change(within(dialog).getByRole('textbox', { name: 'Nome' }), { target: { value: name } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Salvar' }));
    expect(within(dialog).getByText('O nome da conversa precisa ter de 1 a 80 caracteres.')).toBeTruthy();
    expect(server.calls('PUT /chat/session/{id}')).toHaveLength(0);
  });

  it('keep the former name and show an error if the new name could not be saved', async () => {
    has(conversation('c1'));
    server.refuse('PUT /chat/session/{id}', 500, 'INTERNAL');
    open();
    const dialog = await rename();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Salvar' }));
    expect(await within(dialog).findByText(/^O nome não foi salvo\./)).toBeTruthy();
  });

  it('delete the conversation together with its draft', async () => {
    has(conversation('c1'));
    server.answer('DELETE /chat/session/{id}');
    chatPanel.keep('c1');
    await lay({ 'alento:maria:chat-draft:c1': 'ainda' });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Excluir Conversa c1' }));
    const dialog = await readyDialog('Excluir esta conversa?', 'alertdialog');
    has();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Excluir' }));
    expect(await screen.findByRole('heading', { name: 'Nenhuma conversa ainda' })).toBeTruthy();
    expect(chatPanel.current().sessionId).toBeNull();
    expect(localStorage.getItem('alento:maria:chat-draft:c1')).toBeNull();
  });

  it('keep the conversation if the person cancels the deletion', async () => {
    has(conversation('c1'));
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Excluir Conversa c1' }));
    const dialog = await readyDialog('Excluir esta conversa?', 'alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.calls('DELETE /chat/session/{id}')).toHaveLength(0);
    expect(screen.getByText('Conversa c1')).toBeTruthy();
  });
});
