// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { chatPanel } from '../../../state/chat-panel/chat-panel.ts';
import { lay } from '../../../testing/device.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { readyDialog } from '../../../testing/ready-dialog.ts';
import { conversation, NOW, show, withChat } from '../chat.harness.tsx';
import { SessionsScreen } from './sessions-screen.tsx';

withChat();

const DAY = 86_400_000;
const C1 = conversation('c1');
const PAGE = Array.from({ length: 100 }, (_, index) => conversation(`p${index}`, { updatedAt: NOW - index }));
const OLD = conversation('antiga', { updatedAt: NOW - DAY });

const has = (...sessions: (typeof C1)[]): void => server.answer('GET /chat/sessions', sessions);
/** Opens the list, and waits for these conversations. */
async function openWith(...sessions: (typeof C1)[]) {
  has(...sessions);
  const drawn = show(<SessionsScreen />, '/chat/sessions');
  await screen.findByText(sessions[0]?.title ?? 'Nenhuma conversa ainda');
  return drawn;
}
const press = (name: string, place: HTMLElement = document.body): void =>
  void fireEvent.click(within(place).getByRole('button', { name }));
const search = (words: string): void => {
  fireEvent.change(screen.getByRole('textbox', { name: 'Buscar nas conversas' }), { target: { value: words } });
};
const searches = () => server.calls('POST /chat/sessions/search').map(({ body }) => body);

describe('the list of conversations', () => {
  it('is grouped by day, with a link to each conversation', async () => {
    await openWith(C1, conversation('c2', { updatedAt: NOW - DAY }), conversation('c3', { updatedAt: NOW - 2 * DAY }));
    expect(screen.getByRole('link', { name: 'Conversa c1' }).getAttribute('href')).toBe('/chat?sessionId=c1');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Hoje',
      'Ontem',
      'Quinta-feira, 19 de novembro',
    ]);
    expect(within(screen.getByRole('region', { name: 'Ontem' })).getByRole('link').textContent).toBe('Conversa c2');
  });

  it('links to a new conversation if it is empty', async () => {
    const answer = server.hold('GET /chat/sessions');
    show(<SessionsScreen />, '/chat/sessions');
    expect(screen.getByText('Carregando suas conversas')).toBeTruthy();
    await waitFor(() => expect(server.calls('GET /chat/sessions')).toHaveLength(1));
    answer([]);
    expect(await screen.findByRole('heading', { name: 'Nenhuma conversa ainda' })).toBeTruthy();
    for (const link of screen.getAllByRole('link', { name: 'Nova Conversa' }))
      expect(link.getAttribute('href')).toBe('/chat');
  });

  it('keeps the search while it is used, though nothing is left to search', async () => {
    await openWith(C1);
    const field = screen.getByRole('textbox', { name: 'Buscar nas conversas' });
    field.focus();
    server.answer('DELETE /chat/session/{id}');
    press('Excluir Conversa c1');
    const dialog = await readyDialog('Excluir esta conversa?', 'alertdialog');
    has();
    press('Excluir', dialog);
    await screen.findByRole('heading', { name: 'Nenhuma conversa ainda' });
    expect(screen.getByRole('textbox', { name: 'Buscar nas conversas' })).toBe(field);
  });

  it('loads older conversations, and older results of a search, by a button', async () => {
    server.answer('GET /chat/sessions', ({ query }) => (query.before ? [OLD] : PAGE));
    server.answer('POST /chat/sessions/search', ({ body }) => (body.before ? [OLD] : PAGE));
    show(<SessionsScreen />, '/chat/sessions');
    fireEvent.click(await screen.findByRole('button', { name: 'Ver conversas mais antigas' }));
    expect(await screen.findByText('Conversa antiga')).toBeTruthy();
    expect(server.calls().at(-1)?.query.before).toBe(`${NOW - 99}`);
    expect(screen.queryByRole('button', { name: 'Ver conversas mais antigas' })).toBeNull();
    search('sono');
    fireEvent.click(await screen.findByRole('button', { name: 'Ver conversas mais antigas' }));
    expect(await screen.findByText('Conversa antiga')).toBeTruthy();
    expect(searches().at(-1)).toEqual({ query: 'sono', before: NOW - 99 });
  });
});

it('the search in the list of conversations sends one request after a pause in typing and keeps the words out of the URL', async () => {
  const { router } = await openWith(C1, conversation('c2'));
  server.answer('POST /chat/sessions/search', [conversation('c2')]);
  search('so');
  search(' sono ');
  await waitFor(() => expect(screen.queryByText('Conversa c1')).toBeNull());
  expect(screen.getByText('1 conversa encontrada')).toBeTruthy();
  expect(searches()).toEqual([{ query: 'sono' }]);
  for (const { path, query } of server.calls()) expect(JSON.stringify({ path, query })).not.toContain('sono');
  expect(router.state.location.search).toBe('');
  press('Limpar busca');
  expect(await screen.findByText('Conversa c1')).toBeTruthy();
  server.answer('POST /chat/sessions/search', []);
  search('xyz');
  expect(await screen.findByRole('heading', { name: 'Nada encontrado' })).toBeTruthy();
});

describe('the actions for a conversation in the list', () => {
  /** Opens the dialog to rename, with a new name, and saves. */
  async function rename(name: string): Promise<HTMLElement> {
    press('Renomear Conversa c1');
    const dialog = await readyDialog('Nome da conversa');
    fireEvent.change(within(dialog).getByRole('textbox', { name: 'Nome' }), { target: { value: name } });
    press('Salvar', dialog);
    return dialog;
  }

  it('rename the conversation, or show an error if the name could not be saved', async () => {
    await openWith(C1);
    server.refuse('PUT /chat/session/{id}', 500, 'INTERNAL');
    const dialog = await rename(' Noites ');
    expect(await within(dialog).findByText(/^O nome não foi salvo\./)).toBeTruthy();
    const renamed = conversation('c1', { title: 'Noites' });
    server.answer('PUT /chat/session/{id}', renamed);
    has(renamed);
    press('Salvar', dialog);
    expect(await screen.findByRole('link', { name: 'Noites' })).toBeTruthy();
    expect(server.calls('PUT /chat/session/{id}').at(-1)?.body).toEqual({ title: 'Noites' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each(['   ', 'a'.repeat(81), 'a\u202eb'])('refuse the invalid name %j without a request', async (name) => {
    await openWith(C1);
    const dialog = await rename(name);
    expect(within(dialog).getByText('O nome da conversa precisa ter de 1 a 80 caracteres.')).toBeTruthy();
    expect(server.calls('PUT /chat/session/{id}')).toHaveLength(0);
  });

  it('delete the conversation together with its draft, unless the person cancels', async () => {
    await openWith(C1);
    server.answer('DELETE /chat/session/{id}');
    chatPanel.setSession('c1');
    await lay({ 'alento:maria:chat-draft:c1': 'ainda' });
    press('Excluir Conversa c1');
    press('Cancelar', await readyDialog('Excluir esta conversa?', 'alertdialog'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.calls('DELETE /chat/session/{id}')).toHaveLength(0);
    press('Excluir Conversa c1');
    const dialog = await readyDialog('Excluir esta conversa?', 'alertdialog');
    has();
    press('Excluir', dialog);
    expect(await screen.findByRole('heading', { name: 'Nenhuma conversa ainda' })).toBeTruthy();
    expect(chatPanel.current().sessionId).toBeNull();
    expect(localStorage.getItem('alento:maria:chat-draft:c1')).toBeNull();
  });
});
