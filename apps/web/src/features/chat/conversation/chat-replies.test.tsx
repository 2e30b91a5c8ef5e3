// @vitest-environment jsdom
import { errorText } from '@alento/domain/errors/catalogue';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { session } from '../../../lib/session/session.ts';
import { EventStream } from '../../../testing/fake-server/event-stream.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { lost, never, refused } from '../../../testing/fake-server/reply.ts';
import type { DataOf } from '../../../testing/fake-server/route.ts';
import {
  acceptedAs,
  acceptMessages,
  ask,
  conversation,
  pass,
  replyOf,
  retry,
  said,
  show,
  storeMessages,
  storePending,
  streamReply,
  withChat,
} from '../chat.harness.tsx';
import { ChatScreen } from './chat-screen.tsx';
import { followReply } from './follow-reply.ts';

withChat();

const STREAM = '/chat/stream/{id}';
const open = (address?: string) => show(<ChatScreen userId="maria" />, address);
const announced = (): string =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('|');
const polls = (): number => server.calls('GET /chat/replies/{id}').length;

/** Sends a message whose reply is pending, with this stream. */
function askWith(stream: Parameters<typeof server.stream>[1]): void {
  acceptMessages();
  server.stream(STREAM, stream);
  storePending();
  open();
  ask();
}

/** Creates a stream whose connection is lost after its first text. */
function broken(): EventStream {
  const stream = new EventStream();
  stream.send('delta', { text: 'Int' });
  stream.breakOff();
  return stream;
}

/** Creates a stream with invalid JSON. */
function unreadable(): EventStream {
  const stream = new EventStream();
  stream.sendText('event: delta\ndata: {\n\n');
  stream.end();
  return stream;
}

describe('a reply in a conversation', () => {
  it('is shown while it streams and announced once it is complete', async () => {
    const stream = new EventStream();
    askWith(stream);
    expect(await screen.findByText('Assistente está digitando...')).toBeTruthy();
    await waitFor(() => expect(server.streamCalls(STREAM)).toHaveLength(1));
    await act(async () => stream.send('delta', { text: 'Vamos ' }));
    await act(async () => stream.send('delta', { text: 'devagar' }));
    expect(await screen.findByText('Vamos devagar')).toBeTruthy();
    expect(document.querySelector('[data-thinking]')).toBeNull();
    expect(announced()).not.toContain('Vamos');
    await act(async () => stream.send('replace', { text: 'Respire **comigo**.' }));
    expect((await screen.findByText('comigo')).tagName).toBe('STRONG');
    expect(screen.queryByText('Vamos devagar')).toBeNull();
    storeMessages(said('Respire **comigo**.', { id: 'r1' }));
    await act(async () => stream.send('done', replyOf('Respire **comigo**.')));
    await waitFor(() => expect(announced()).toContain('Assistente: Respire comigo.'));
    expect(polls()).toBe(0);
  });

  it('keeps its copy button and the focus on it when the stored messages arrive', async () => {
    acceptMessages();
    const stream = streamReply();
    const stored = Promise.withResolvers<DataOf<'GET /chat/session/{id}'>>();
    server.answer('GET /chat/session/{id}', () => stored.promise);
    open();
    ask();
    await waitFor(() => expect(server.streamCalls(STREAM)).toHaveLength(1));
    await act(async () => stream.send('done', replyOf('Respire.')));
    const copy = await screen.findByRole('button', { name: 'Copiar resposta' });
    copy.focus();
    const messages = [said('Oi', { id: 'q1', isUser: true }), said('Respire.', { id: 'r1' })];
    await act(async () => stored.resolve({ ...conversation('c1'), messages }));
    expect(await screen.findByText('Conversa c1')).toBeTruthy();
    expect(document.activeElement).toBe(copy);
  });

  it('can be requested again after 120 polls without a result', async () => {
    server.answer('GET /chat/replies/{id}', replyOf(null, { status: 'processing' }));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    askWith(refused(404, 'NOT_FOUND'));
    await waitFor(() => expect(polls()).toBeGreaterThan(0));
    await pass(121_000);
    expect((await screen.findByRole('alert')).textContent).toContain('Tempo limite excedido ao aguardar resposta');
    expect(polls()).toBe(120);
    server.answer('GET /chat/replies/{id}', replyOf('Enfim.'));
    storeMessages(said('Enfim.', { id: 'r1' }));
    retry();
    expect(await screen.findByText('Enfim.')).toBeTruthy();
    expect(server.calls('POST /chat/replies/{id}/retry')).toHaveLength(0);
  });

  it('is received if it is pending when the conversation is opened', async () => {
    storePending();
    const stream = streamReply();
    open('/chat?sessionId=c1');
    await waitFor(() => expect(server.streamCalls(STREAM)).toHaveLength(1));
    storeMessages(said('Voltei.', { id: 'r1' }));
    await act(async () => stream.send('done', replyOf('Voltei.')));
    expect(await screen.findByText('Voltei.')).toBeTruthy();
  });

  it.each([
    ['the server’s text', 'O modelo não respondeu.', 'O modelo não respondeu.'],
    ['the text for its error code', 'CHAT_TIMEOUT', /^A solicitação demorou muito tempo/],
    ['a default text', null, 'Desculpe, houve um problema ao processar sua mensagem. Por favor, tente novamente.'],
  ])('shows %s and a retry button if it failed', async (_what, error, text) => {
    askWith(() => EventStream.of(['failed', replyOf(null, { status: 'failed', error })]));
    storeMessages(said('', { id: 'r1', status: 'failed', error }));
    expect(await screen.findByText(text)).toBeTruthy();
    server.answer('POST /chat/replies/{id}/retry', acceptedAs());
    server.stream(STREAM, () => EventStream.of(['done', replyOf('Agora sim.')]));
    storeMessages(said('Agora sim.', { id: 'r1' }));
    retry();
    expect(await screen.findByText('Agora sim.')).toBeTruthy();
    expect(server.calls('POST /chat/replies/{id}/retry')).toHaveLength(1);
  });

  it('counts as failed if its text is empty', async () => {
    askWith(() => EventStream.of(['done', replyOf('  ')]));
    server.answer('GET /chat/session/{id}', never);
    expect(await screen.findByText('Desculpe, ocorreu um erro ao processar sua solicitação.')).toBeTruthy();
  });

  it('is copied as Markdown, and lists its sources', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    storeMessages(
      said('**Luz** baixa.', { sources: [{ title: 'Por que o sono foge', url: '/conteudos/sono/entender/x' }] }),
    );
    open('/chat?sessionId=c1');
    fireEvent.click(await screen.findByRole('button', { name: 'Copiar resposta' }));
    expect(writeText).toHaveBeenCalledWith('**Luz** baixa.');
    const source = screen.getByRole('link', { name: 'Por que o sono foge' });
    expect(source.getAttribute('href')).toBe('/conteudos/sono/entender/x');
  });

  it('is followed by its choices, which send themselves and are shown under the newest message only', async () => {
    const LIST = { name: 'Escolha o que você quis dizer' };
    acceptMessages();
    server.stream(STREAM, never);
    storeMessages(
      said('Antes?', { choices: ['Antiga'] }),
      said('Você quis dizer:', { choices: ['A senha', 'O nome'] }),
    );
    open('/chat?sessionId=c1');
    const buttons = (await screen.findByRole('list', LIST)).querySelectorAll('button');
    expect([...buttons].map(({ textContent }) => textContent)).toEqual(['A senha', 'O nome']);
    expect(screen.queryByText('Antiga')).toBeNull();
    fireEvent.click(screen.getByText('A senha'));
    await waitFor(() => expect(server.calls('POST /chat')[0]?.body).toMatchObject({ message: 'A senha' }));
    await waitFor(() => expect(screen.queryByRole('list', LIST)).toBeNull());
  });
});

describe('followReply', () => {
  const follow = () => followReply('r1', () => undefined, new AbortController().signal);

  it('requests the stream with the headers of every API call, and stores a renewed token', async () => {
    const stream = new EventStream({ 'X-Renewed-Token': 't9' });
    stream.send('done', replyOf('Oi.'));
    stream.end();
    server.stream(STREAM, stream);
    expect(await follow()).toMatchObject({ reply: { response: 'Oi.' } });
    const headers = server.streamCalls(STREAM)[0]?.headers;
    expect(headers?.get('X-Client-Version')).toMatch(/^web\/\d+\.\d+\.\d+$/);
    expect(headers?.get('X-Time-Zone')).toBe('America/Sao_Paulo');
    expect(headers?.get('Authorization')).toBe('Bearer t1');
    expect(session.token()).toBe('t9');
  });

  it.each([
    [401, 'UNAUTHORIZED', 'CHAT_UNAUTHENTICATED'],
    [426, 'CLIENT_OUTDATED', 'CLIENT_OUTDATED'],
  ] as const)(
    'polls no more if the stream is refused with %i, and ends a session that is over',
    async (status, code, text) => {
      server.stream(STREAM, refused(status, code));
      expect(await follow()).toEqual({ trouble: errorText(text) });
      expect([session.current() === null, polls()]).toEqual([status === 401, 0]);
    },
  );

  it.each([
    ['missing', refused(404, 'NOT_FOUND')],
    ['refused because of a rate limit', refused(429, 'RATE_LIMITED')],
    ['unreachable', lost],
    ['empty', () => EventStream.of()],
    ['broken off', broken],
    ['not valid JSON', unreadable],
  ])('polls for the reply every second if its stream is %s', async (_how, stream) => {
    vi.useFakeTimers();
    server.stream(STREAM, stream);
    server.answer('GET /chat/replies/{id}', () =>
      polls() < 3 ? replyOf(null, { status: 'processing' }) : replyOf('Chegou.'),
    );
    const followed = follow();
    await vi.advanceTimersByTimeAsync(1999);
    expect(polls()).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await followed).toMatchObject({ reply: { response: 'Chegou.' } });
    expect(server.streamCalls(STREAM)).toHaveLength(1);
  });
});
