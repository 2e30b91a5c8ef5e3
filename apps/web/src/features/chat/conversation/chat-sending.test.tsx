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
import {
  acceptedAs,
  field,
  keepsConversation,
  posts,
  replyOf,
  said,
  sendButton,
  show,
  usageOf,
  withChat,
} from '../chat.harness.tsx';
import { ChatScreen } from '../panel/chat-screen.tsx';

withChat();

const WELCOME = 'Olá! Sou seu assistente pessoal com IA. Como posso ajudar com seu registro de humor hoje?';

const open = (address?: string) => show(<ChatScreen userId="maria" />, address);
const type = (text: string): void => {
  fireEvent.change(field(), { target: { value: text } });
};
const enter = (keys: object = {}): boolean => fireEvent.keyDown(field(), { key: 'Enter', ...keys });

/** Makes the fake server accept a message and reply with this text. */
function answersWith(text: string): void {
  server.answer('POST /chat', acceptedAs());
  server.stream('/chat/stream/{id}', () => EventStream.of(['delta', { text }], ['done', replyOf(text)]));
  keepsConversation('c1', [said('Oi', { isUser: true }), said(text, { id: 'r1' })]);
}

describe('a new conversation', () => {
  it('shows the greeting and the title', async () => {
    open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nova Conversa');
    expect(screen.getByText(WELCOME)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Como foi minha semana?' })).toBeTruthy();
  });

  it('puts its id into the URL after the first message', async () => {
    answersWith('Que bom.');
    const { router } = open();
    type('  Oi  ');
    enter();
    expect(await screen.findByText('Que bom.')).toBeTruthy();
    expect(posts()).toHaveLength(1);
    expect(posts()[0]?.body).toEqual({ message: 'Oi', newSession: true });
    expect(posts()[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Conversa Contínua');
    expect(router.state.location.search).toBe('?sessionId=c1');
    expect(await screen.findByText('Conversa c1')).toBeTruthy();
    expect(screen.getByText('Modelo local, sem IA externa')).toBeTruthy();
    expect(field().value).toBe('');
    expect(screen.getByText(WELCOME)).toBeTruthy();
  });

  it.each([
    ['the session ended', new ApiError(401, 'UNAUTHORIZED', ''), errorText('CHAT_UNAUTHENTICATED')],
    ['they took too long', new CallTimeout(), 'As sugestões demoraram muito tempo... Você pode escrever o que quiser.'],
    [
      'they failed',
      new ApiError(500, 'INTERNAL', ''),
      'As sugestões não vieram agora, e você pode escrever o que quiser.',
    ],
  ])('says that there are no suggestions because %s', async (_why, error, text) => {
    const { call } = client;
    vi.spyOn(client, 'call').mockImplementation((route, ...rest) =>
      route === 'GET /chat/suggestions' ? Promise.reject(error) : call(route, ...rest),
    );
    open();
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('sends a suggestion when it is tapped', async () => {
    answersWith('Foi assim.');
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Como foi minha semana?' }));
    expect(await screen.findByText('Foi assim.')).toBeTruthy();
    expect(posts()[0]?.body).toMatchObject({ message: 'Como foi minha semana?' });
  });

  it('sends later messages with its id', async () => {
    keepsConversation('c1', [said('Olá', { isUser: true })]);
    answersWith('Segue.');
    open('/chat?sessionId=c1');
    await screen.findByText('Oi');
    expect(screen.getByText(WELCOME)).toBeTruthy();
    type('E mais');
    enter();
    await waitFor(() => expect(posts()).toHaveLength(1));
    expect(posts()[0]?.body).toEqual({ message: 'E mais', sessionId: 'c1' });
  });

  it('shows only the greeting if another conversation was open before', async () => {
    keepsConversation('c1', [said('Resposta antiga')]);
    const { router } = open('/chat?sessionId=c1');
    await screen.findByText('Resposta antiga');
    fireEvent.click(screen.getByRole('button', { name: 'Nova conversa' }));
    expect(await screen.findByText(/Olá! Sou seu assistente/)).toBeTruthy();
    expect(screen.queryByText('Resposta antiga')).toBeNull();
    expect(router.state.location.search).toBe('');
  });
});

describe('the message field of a conversation', () => {
  it('does not send by Shift and Enter', () => {
    open();
    type('Oi');
    const event = createEvent.keyDown(field(), { key: 'Enter', shiftKey: true });
    fireEvent(field(), event);
    expect(event.defaultPrevented).toBe(false);
    expect(posts()).toHaveLength(0);
  });

  it.each(['', '   ', '\n\n'])('does not send an empty message: %j', (text) => {
    open();
    type(text);
    expect(sendButton().disabled).toBe(true);
    enter();
    expect(posts()).toHaveLength(0);
  });

  it('stays editable but sends nothing while a reply is pending', async () => {
    const stream = new EventStream();
    const accept = server.hold('POST /chat');
    server.stream('/chat/stream/{id}', stream);
    keepsConversation('c1', [said('Oi', { isUser: true }), said('', { id: 'r1', status: 'processing' })]);
    open();
    type('Oi');
    enter();
    type('Mais');
    expect(sendButton().disabled).toBe(true);
    enter();
    expect(posts()).toHaveLength(1);
    await act(async () => accept(acceptedAs()));
    await waitFor(() => expect(server.streamCalls('/chat/stream/{id}')).toHaveLength(1));
    expect(field().value).toBe('Mais');
    expect(sendButton().disabled).toBe(true);
    keepsConversation('c1', [said('Oi', { isUser: true }), said('Pronto.', { id: 'r1' })]);
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
    type(`${'a'.repeat(4000)}b`);
    expect(screen.getByRole('alert').textContent).toBe(
      'A mensagem passa de 4.000 caracteres. Encurte um pouco, ou envie em partes.',
    );
    expect(sendButton().disabled).toBe(true);
    enter();
    expect(posts()).toHaveLength(0);
    expect(field().value).toHaveLength(4001);
  });

  it('stores a draft for each conversation on the device', async () => {
    const { unmount } = open();
    type('Ainda escrevendo');
    expect(hasUnsavedWork()).toBe(true);
    expect(readOwned('maria', 'chat-draft:new')).toBe('Ainda escrevendo');
    unmount();
    expect(hasUnsavedWork()).toBe(false);
    keepsConversation('c2', [said('Outra')]);
    const other = open('/chat?sessionId=c2');
    expect(field().value).toBe('');
    other.unmount();
    open();
    expect(field().value).toBe('Ainda escrevendo');
  });

  it('stores an unsent message until the server accepts it', async () => {
    const accept = server.hold('POST /chat');
    server.stream('/chat/stream/{id}', () => EventStream.of(['done', replyOf('Certo.')]));
    keepsConversation('c1', [said('Importante', { isUser: true }), said('Certo.', { id: 'r1' })]);
    open();
    type('Importante');
    enter();
    expect(readOwned('maria', 'chat-unsent:new')).toBe('Importante');
    expect(hasUnsavedWork()).toBe(true);
    await act(async () => accept(acceptedAs()));
    expect(await screen.findByText('Certo.')).toBeTruthy();
    expect(readOwned('maria', 'chat-unsent:new')).toBeNull();
    expect(hasUnsavedWork()).toBe(false);
  });

  it('restores an unsent message after the page was closed', async () => {
    await lay({ 'alento:maria:chat-unsent:new': 'Não chegou' });
    open();
    expect(field().value).toBe('Não chegou');
  });
});

describe('the daily limit of messages', () => {
  it.each([
    [3, 'Restam 2 mensagens hoje'],
    [4, 'Resta 1 mensagem hoje'],
  ])('is shown with %i of 5 messages sent as "%s"', async (used, text) => {
    server.answer('GET /chat/usage', usageOf(used));
    open();
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('is not shown on a plan without a limit', async () => {
    server.answer('GET /chat/usage', usageOf(40, null));
    open();
    await waitFor(() => expect(server.calls('GET /chat/usage')).toHaveLength(1));
    expect(await screen.findByText('Não substitui cuidado profissional.')).toBeTruthy();
    expect(screen.queryByText(/mensage(m|ns) hoje/)).toBeNull();
  });

  it('keeps the typed message and shows when it resets once it is reached', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    server.refuse('POST /chat', 429, 'AI_MESSAGES_DAILY_LIMIT_EXCEEDED');
    server.answer('GET /chat/usage', usageOf(4));
    open();
    await screen.findByText('Resta 1 mensagem hoje');
    server.answer('GET /chat/usage', usageOf(5));
    type('Mais uma');
    enter();
    const card = (await screen.findByText('Você usou as mensagens de hoje com o assistente.')).closest('section');
    if (!card) throw new Error('there is no card');
    expect(card.textContent).toContain('As 5 mensagens do seu plano voltam amanhã, à meia-noite.');
    expect(within(card).getByRole('link', { name: 'Ver os planos' }).getAttribute('href')).toBe('/planos');
    expect(
      within(card)
        .getByRole('link', { name: /CVV, 188/ })
        .getAttribute('href'),
    ).toBe('tel:188');
    expect(screen.getByRole('link', { name: 'Ajuda agora' }).getAttribute('href')).toBe('/ajuda');
    expect(field().value).toBe('Mais uma');
    expect(posts()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
  });
});
