// @vitest-environment jsdom
import { errorText } from '@alento/domain/errors/catalogue';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api/api-error.ts';
import * as client from '../../../lib/api/client.ts';
import { CallTimeout } from '../../../lib/api/within-timeout.ts';
import { hasUnsavedWork } from '../../../lib/page/unsaved-work.ts';
import { readOwned } from '../../../lib/session/device/device-store.ts';
import { lay } from '../../../testing/device.ts';
import { EventStream } from '../../../testing/fake-server/event-stream.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { never, offContract, refused } from '../../../testing/fake-server/reply.ts';
import { toast } from '../../../ui/overlay/toast.tsx';
import {
  acceptedAs,
  ask,
  field,
  pass,
  posts,
  replies,
  replyOf,
  retry,
  said,
  sendButton,
  show,
  speakButton,
  storeMessages,
  storePending,
  streamReply,
  type,
  usageOf,
  withChat,
} from '../chat.harness.tsx';
import { ChatScreen } from './chat-screen.tsx';

withChat();

const WELCOME = 'Olá! Sou seu assistente pessoal com IA. Como posso ajudar com seu registro de humor hoje?';

const open = (address?: string) => show(<ChatScreen userId="maria" />, address);
const enter = (): boolean => fireEvent.keyDown(field(), { key: 'Enter' });
const title = (): string | null => screen.getByRole('heading', { level: 1 }).textContent;

describe('a new conversation', () => {
  it('shows greeting and title, and puts its id into the URL after the first message', async () => {
    replies('Oi', 'Que bom.');
    const { router } = open();
    expect(title()).toBe('Nova Conversa');
    ask('  Oi  ');
    expect(await screen.findByText('Que bom.')).toBeTruthy();
    expect(posts().map(({ body }) => body)).toEqual([{ message: 'Oi', newSession: true }]);
    expect(posts()[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
    expect(title()).toBe('Conversa Contínua');
    expect(router.state.location.search).toBe('?sessionId=c1');
    expect(await screen.findByText('Conversa c1')).toBeTruthy();
    expect(screen.getByText('Modelo local, sem IA externa')).toBeTruthy();
    expect(field().value).toBe('');
    expect(screen.getByText(WELCOME)).toBeTruthy();
  });

  it.each([
    ['the session ended', new ApiError(401, 'UNAUTHORIZED', ''), errorText('CHAT_UNAUTHENTICATED')],
    ['they took too long', new CallTimeout(), 'As sugestões demoraram muito tempo... Você pode escrever o que quiser.'],
    ['they failed', new ApiError(500, '', ''), 'As sugestões não vieram agora, e você pode escrever o que quiser.'],
  ])('says that there are no suggestions because %s', async (_why, error, text) => {
    const { call } = client;
    vi.spyOn(client, 'call').mockImplementation((route, ...rest) =>
      route === 'GET /chat/suggestions' ? Promise.reject(error) : call(route, ...rest),
    );
    open();
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('sends a suggestion when it is tapped', async () => {
    replies('Como foi minha semana?', 'Foi assim.');
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Como foi minha semana?' }));
    expect(await screen.findByText('Foi assim.')).toBeTruthy();
    expect(posts()[0]?.body).toMatchObject({ message: 'Como foi minha semana?' });
  });

  it('follows another one, to which messages were sent with its id', async () => {
    replies('E mais', 'Resposta antiga');
    const { router } = open('/chat?sessionId=c1');
    await screen.findByText('Resposta antiga');
    ask('E mais');
    await waitFor(() => expect(posts()).toHaveLength(1));
    expect(posts()[0]?.body).toEqual({ message: 'E mais', sessionId: 'c1' });
    const begin = screen.getByRole('button', { name: 'Nova conversa' });
    await waitFor(() => expect(begin.hasAttribute('disabled')).toBe(false));
    fireEvent.click(begin);
    await waitFor(() => expect(screen.queryByText('Resposta antiga')).toBeNull());
    expect(screen.getByText(WELCOME)).toBeTruthy();
    expect(router.state.location.search).toBe('');
  });
});

describe('the message field of a conversation', () => {
  it('does not send by Shift and Enter, nor an empty message', () => {
    open();
    for (const text of ['', '   ', '\n\n']) {
      type(text);
      expect(sendButton().disabled).toBe(true);
      enter();
    }
    type('Oi');
    const event = createEvent.keyDown(field(), { key: 'Enter', shiftKey: true });
    fireEvent(field(), event);
    expect(event.defaultPrevented).toBe(false);
    expect(posts()).toHaveLength(0);
  });

  it('holds the microphone only while it is empty and nothing is being sent, and keeps the focus when its text is sent', () => {
    server.hold('POST /chat');
    open();
    expect(speakButton().closest('form')).toBe(field().closest('form'));
    type('Oi');
    expect(screen.queryByRole('button', { name: 'Falar com o assistente' })).toBeNull();
    act(() => sendButton().focus());
    fireEvent.click(sendButton());
    expect([document.activeElement, sendButton().disabled, posts().length]).toEqual([field(), true, 1]);
    expect(screen.queryByRole('button', { name: 'Falar com o assistente' })).toBeNull();
  });

  it('stays editable but sends nothing while a reply is pending', async () => {
    const stream = streamReply();
    const accept = server.hold('POST /chat');
    storePending();
    open();
    ask('Oi');
    type('Mais');
    expect(sendButton().disabled).toBe(true);
    enter();
    expect(posts()).toHaveLength(1);
    await act(async () => accept(acceptedAs()));
    await waitFor(() => expect(server.streamCalls('/chat/stream/{id}')).toHaveLength(1));
    expect([field().value, sendButton().disabled]).toEqual(['Mais', true]);
    storeMessages(said('Pronto.', { id: 'r1' }));
    await act(async () => stream.send('done', replyOf('Pronto.')));
    await waitFor(() => expect(sendButton().disabled).toBe(false));
  });

  it('refuses a message of more than 4,000 graphemes without cutting it', () => {
    open();
    type('ã'.repeat(3500));
    expect(screen.queryByText(/caracteres$/)).toBeNull();
    type('🇧🇷'.repeat(4000));
    expect(screen.getByText('4.000 de 4.000 caracteres')).toBeTruthy();
    expect(sendButton().disabled).toBe(false);
    ask(`${'a'.repeat(4000)}b`);
    expect(screen.getByRole('alert').textContent).toBe(
      'A mensagem passa de 4.000 caracteres. Encurte um pouco, ou envie em partes.',
    );
    expect([sendButton().disabled, posts().length, field().value.length]).toEqual([true, 0, 4001]);
  });

  it('stores an unsent message until the server accepts it, and restores it after the page was closed', async () => {
    const accept = server.hold('POST /chat');
    server.stream('/chat/stream/{id}', () => EventStream.of(['done', replyOf('Certo.')]));
    storeMessages(said('Certo.', { id: 'r1' }));
    const { unmount } = open();
    ask('Importante');
    expect(readOwned('maria', 'chat-unsent:new')).toBe('Importante');
    expect(hasUnsavedWork()).toBe(true);
    await act(async () => accept(acceptedAs()));
    expect(await screen.findByText('Certo.')).toBeTruthy();
    expect([readOwned('maria', 'chat-unsent:new'), hasUnsavedWork()]).toEqual([null, false]);
    unmount();
    await lay({ 'alento:maria:chat-unsent:new': 'Não chegou' });
    open();
    expect([field().value, hasUnsavedWork()]).toEqual(['Não chegou', true]);
  });
});

describe('the daily limit of messages', () => {
  it.each([
    [3, 5, 'Restam 2 mensagens hoje'],
    [4, 5, 'Resta 1 mensagem hoje'],
    [40, null, 'Não substitui cuidado profissional.'],
  ])('is shown with %i of %s messages sent as "%s"', async (used, limit, text) => {
    server.answer('GET /chat/usage', usageOf(used, limit));
    open();
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('keeps the typed message and shows when it resets once it is reached', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    server.refuse('POST /chat', 429, 'AI_MESSAGES_DAILY_LIMIT_EXCEEDED');
    server.answer('GET /chat/usage', usageOf(4));
    open();
    await screen.findByText('Resta 1 mensagem hoje');
    server.answer('GET /chat/usage', usageOf(5));
    ask('Mais uma');
    const card = (await screen.findByText('Você usou as mensagens de hoje com o assistente.')).closest('section');
    if (!card) throw new Error('there is no card');
    expect(card.textContent).toContain('As 5 mensagens do seu plano voltam amanhã, à meia-noite.');
    const hrefs = within(card)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/planos', 'tel:188', '/ajuda']);
    expect(screen.getByRole('link', { name: 'Ajuda agora' }).getAttribute('href')).toBe('/ajuda');
    expect([field().value, posts().length]).toEqual(['Mais uma', 1]);
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
  });
});

describe('a message whose sending fails', () => {
  const FAILED = 'Desculpe, houve um problema ao processar sua mensagem. Por favor, tente novamente.';
  const UI = 'Desculpe, ocorreu um erro ao processar sua mensagem. Por favor, tente novamente.';
  it.each([
    ['an internal server error', refused(500, 'INTERNAL'), FAILED],
    ['a refusal: another reply is pending', refused(409, 'CHAT_REPLY_PENDING'), /^A resposta anterior ainda está/],
    ['a refusal: it is too long', refused(422, 'CHAT_MESSAGE_TOO_LONG'), /^A mensagem passa de 4\.000/],
    ['an invalid response', offContract('null'), UI],
  ])('shows the reason and can be retried after %s', async (_why, answer, text) => {
    server.answer('POST /chat', answer);
    open();
    ask('Guarda isto');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByText('Guarda isto')).toBeTruthy();
    replies('Guarda isto', 'Guardado.');
    retry();
    expect(await screen.findByText('Guardado.')).toBeTruthy();
    expect(posts().at(-1)?.body).toMatchObject({ message: 'Guarda isto' });
  });

  it('shows that the person has to sign in if there is no session', async () => {
    const text = 'Desculpe, não foi possível autenticar sua solicitação. Por favor, faça login novamente.';
    const failed = vi.spyOn(toast, 'failed').mockReturnValue();
    server.refuse('POST /chat', 401, 'UNAUTHORIZED');
    open();
    ask();
    expect(await screen.findByText(text)).toBeTruthy();
    // The guard replaces the screen by /login, where a toast stays.
    expect(failed.mock.calls).toEqual([[text]]);
  });

  it('shows a timeout after 30 seconds without a response', async () => {
    server.answer('POST /chat', never);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open();
    ask();
    await pass(29_000);
    expect(screen.queryByRole('alert')).toBeNull();
    await pass(1100);
    expect(screen.getByRole('alert').textContent).toContain(
      'A solicitação demorou muito tempo. Por favor, tente novamente ou formule sua mensagem de forma mais concisa.',
    );
  });

  it('is sent again with the same idempotency key after the network was lost', async () => {
    server.fail('POST /chat');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open();
    ask();
    await pass(8000);
    expect(screen.getByRole('alert').textContent).toContain('O que você escreveu está guardado neste aparelho.');
    retry();
    await pass(8000);
    expect(posts()).toHaveLength(8);
    expect(new Set(posts().map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
  });

  it('is put before newer text when the person edits it, and into the field when another message is sent', async () => {
    server.refuse('POST /chat', 500, 'INTERNAL');
    open();
    ask('Primeira');
    await screen.findByRole('alert');
    type('Segunda');
    fireEvent.click(screen.getByRole('button', { name: 'Editar mensagem' }));
    expect(field().value).toBe('Primeira\n\nSegunda');
    expect(screen.queryByRole('alert')).toBeNull();
    ask('Terceira');
    await screen.findByRole('alert');
    ask('Quarta');
    expect(field().value).toBe('Terceira');
    expect(await screen.findByText('Quarta')).toBeTruthy();
  });

  it('is stored for a new conversation if its conversation was deleted', async () => {
    storeMessages(said('Antes'));
    open('/chat?sessionId=c1');
    await screen.findByText('Antes');
    server.refuse('POST /chat', 404, 'CHAT_SESSION_NOT_FOUND');
    server.refuse('GET /chat/session/{id}', 404, 'CHAT_SESSION_NOT_FOUND');
    ask('Ainda aqui?');
    expect(await screen.findByRole('heading', { name: 'Não encontramos esta conversa' })).toBeTruthy();
    fireEvent.click(screen.getAllByRole('button', { name: 'Nova conversa' })[0] as HTMLElement);
    await screen.findByText(/Olá! Sou seu assistente/);
    expect(field().value).toBe('Ainda aqui?');
  });
});
