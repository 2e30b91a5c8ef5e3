// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { crisis } from '../../../state/crisis/crisis.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { never, refused } from '../../../testing/fake-server/reply.ts';
import {
  acceptedAs,
  acceptMessages,
  ask,
  field,
  menuButton,
  menuItem,
  posts,
  replies,
  retry,
  said,
  show,
  speakButton,
  storeConversation,
  storeMessages,
  storePending,
  streamReply,
  usageOf,
  withChat,
} from '../chat.harness.tsx';
import { ChatScreen } from './chat-screen.tsx';

withChat();

const open = (address?: string) => show(<ChatScreen userId="maria" />, address);
const OPENED = '/chat?sessionId=c1';

describe('the help card in a conversation', () => {
  const HEAVY = 'quero me matar';
  const isOpen = (): Promise<void> => waitFor(() => expect(crisis.current()).not.toBeNull());

  it.each([
    ['before the server responds', never],
    ['even if the daily limit of messages is reached', refused(429, 'AI_MESSAGES_DAILY_LIMIT_EXCEEDED')],
  ])('is shown %s', async (_, answer) => {
    server.answer('POST /chat', answer);
    open();
    ask(HEAVY);
    await isOpen();
    expect(crisis.current()).toMatchObject({ source: 'note', about: 'self' });
    expect(field()).toBeTruthy();
  });

  it('is shown before the reply if only the server detected the crisis', async () => {
    acceptMessages({ crisis: true });
    streamReply();
    storePending();
    open();
    ask('Palavras que só o servidor entende');
    await isOpen();
    expect(document.querySelector('[data-thinking]')).not.toBeNull();
  });

  it('is not opened again for a message for which the person closed it', async () => {
    replies(HEAVY, 'Estou aqui.');
    const accept = server.hold('POST /chat');
    open();
    ask(HEAVY);
    await isOpen();
    act(() => crisis.close());
    await act(async () => accept(acceptedAs({ crisis: true })));
    expect(await screen.findByText('Estou aqui.')).toBeTruthy();
    expect(crisis.current()).toBeNull();
  });
});

describe('a crisis at the daily limit', () => {
  const HELP = 'Recebi o que você contou. **CVV: [188](tel:188)**. Em perigo agora, **SAMU: [192](tel:192)**.';
  const WORDS = 'eu quero morrer';
  const USED_UP = 'Você usou as mensagens de hoje com o assistente.';
  const offer = (): HTMLElement | null => screen.queryByRole('link', { name: 'Ver os planos' });

  it('has the beginning of the reply in view, with its help lines and without a plan, also after a refusal', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    server.answer('GET /chat/usage', usageOf(5));
    replies(WORDS, HELP);
    acceptMessages({ crisis: true, usage: usageOf(5) });
    open();
    await screen.findByText(USED_UP);
    ask(WORDS);
    await screen.findByText(/Recebi o que você contou/);
    await waitFor(() => expect(crisis.current()).not.toBeNull());
    act(() => crisis.close());
    await waitFor(() => expect(offer()).toBeNull());
    expect(screen.queryByText(USED_UP)).toBeNull();
    for (const line of ['188', '192'])
      expect(screen.getByRole('link', { name: line }).getAttribute('href')).toBe(`tel:${line}`);
    await waitFor(() => expect(document.querySelector('[data-start]')?.textContent).toContain('Recebi o que você'));
    server.refuse('POST /chat', 429, 'AI_MESSAGES_DAILY_LIMIT_EXCEEDED');
    ask('E a minha semana?');
    const refusal = 'As mensagens de hoje acabaram. Um pedido de ajuda continua sendo respondido.';
    expect(await screen.findByText(refusal)).toBeTruthy();
    expect([offer(), field().value, field().disabled]).toEqual([null, 'E a minha semana?', false]);
  });

  it('offers no plan when the conversation is opened again, but in other conversations', async () => {
    server.answer('GET /chat/usage', usageOf(5));
    storeConversation('c1', [said(WORDS, { isUser: true }), said(HELP, { id: 'r1' })]);
    const { unmount } = open(OPENED);
    await screen.findByText(/Recebi o que você contou/);
    await waitFor(() => expect(server.calls('GET /chat/usage')).toHaveLength(1));
    expect(offer()).toBeNull();
    unmount();
    storeConversation('c2', [said('Olá.')]);
    open('/chat?sessionId=c2');
    await screen.findByText(USED_UP);
    expect(offer()).not.toBeNull();
  });
});

describe('a conversation opened by its URL', () => {
  it('shows “not found” for an unknown id, with a link to all conversations', async () => {
    server.refuse('GET /chat/session/{id}', 404, 'CHAT_SESSION_NOT_FOUND');
    open('/chat?sessionId=zz');
    expect(await screen.findByRole('heading', { name: 'Não encontramos esta conversa' })).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    const links = screen.getAllByRole('link', { name: 'Ver todas as conversas' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/chat/sessions']);
  });

  it('can be loaded again after an error, and is refetched when the page becomes visible again', async () => {
    server.refuse('GET /chat/session/{id}', 500, 'INTERNAL');
    open(OPENED);
    expect((await screen.findByRole('alert')).textContent).toContain('Não conseguimos abrir esta conversa agora.');
    storeMessages(said('De volta.'));
    retry();
    expect(await screen.findByText('De volta.')).toBeTruthy();
    storeMessages(said('De volta.'), said('De outro aparelho.'));
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('De outro aparelho.')).toBeTruthy();
  });

  it('shows its messages in a region, grouped by day', async () => {
    storeMessages(said('Há dois dias', { timestamp: Date.parse('2026-11-19T18:00:00Z') }), said('Agora'));
    open(OPENED);
    await screen.findByText('Agora');
    const days = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
    expect(days).toEqual(['Mensagens da conversa', 'Hoje', 'Quinta-feira, 19 de novembro', 'Hoje']);
  });
});

describe('the audio mode of the chat', () => {
  const isMissing = () => screen.findByRole('heading', { name: 'A conversa por voz não funciona aqui' });
  beforeEach(() => server.answer('GET /voice', { provider: null, isAllowed: false, isMinor: false }));

  const noMicrophone = (): void => expect(screen.queryByRole('button', { name: 'Falar com o assistente' })).toBeNull();

  it('is chosen in the menu, says what is missing for a conversation by voice, and leads back to the text', async () => {
    open();
    const text = await menuItem('Texto', 'menuitemradio');
    expect(text.getAttribute('aria-checked')).toBe('true');
    expect(text.closest('[role="group"]')).toBe(screen.getByRole('group', { name: 'Modo da conversa' }));
    fireEvent.click(screen.getByRole('menuitemradio', { name: /^Áudio BETA$/, checked: false }));
    await isMissing();
    await waitFor(() => expect(document.activeElement).toBe(menuButton()));
    fireEvent.click(screen.getByRole('button', { name: 'Voltar ao texto' }));
    expect(field()).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Modo da conversa: Texto' }));
  });

  it('is opened by the microphone in the empty field, and a change of mode focuses the part that it names', async () => {
    open();
    act(() => speakButton().focus());
    fireEvent.click(speakButton());
    expect(screen.queryByRole('textbox')).toBeNull();
    const place = screen.getByRole('group', { name: 'Modo da conversa: Áudio' });
    expect(document.activeElement).toBe(place);
    expect(place.contains(await isMissing())).toBe(true);
    expect(screen.getByText('BETA')).toBeTruthy();
    expect(posts()).toHaveLength(0);
    fireEvent.click(screen.getByRole('button', { name: 'Texto' }));
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Modo da conversa: Texto' }));
  });

  it('is offered by no microphone once it is known that the person is a minor', async () => {
    server.answer('GET /voice', { provider: null, isAllowed: false, isMinor: true });
    open();
    fireEvent.click(speakButton());
    fireEvent.click(await screen.findByRole('button', { name: 'Voltar ao texto' }));
    expect(field()).toBeTruthy();
    noMicrophone();
  });

  it('can’t be chosen while a conversation is loading, nor if that failed', async () => {
    const answer = server.hold('GET /chat/session/{id}');
    open(OPENED);
    noMicrophone();
    await menuItem('Ver todas as conversas');
    expect(screen.queryByRole('menuitemradio')).toBeNull();
    await act(async () => answer(refused(500, 'INTERNAL')));
    expect((await screen.findByRole('alert')).textContent).toContain('Não conseguimos abrir');
    noMicrophone();
    expect(screen.queryByRole('menuitemradio')).toBeNull();
  });
});
