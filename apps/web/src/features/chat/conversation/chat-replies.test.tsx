// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EventStream } from '../../../testing/fake-server/event-stream.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { never, refused } from '../../../testing/fake-server/reply.ts';
import { acceptedAs, ask, kept, pass, replyOf, retry, said, show, takesIn, withChat } from '../chat.harness.tsx';
import { ChatScreen } from '../panel/chat-screen.tsx';

withChat();
afterEach(() => vi.useRealTimers());

const open = (address?: string) => show(<ChatScreen userId="maria" />, address);
const spoken = (): string =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('|');

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
    takesIn();
    server.stream('/chat/stream/{id}', stream);
    kept(said('', { id: 'r1', status: 'processing' }));
    open();
    ask();
    expect(await screen.findByText('Assistente está digitando...')).toBeTruthy();
    await waitFor(() =>
      expect(server.streamCalls('/chat/stream/{id}')[0]?.headers.get('Authorization')).toBe('Bearer t1'),
    );
    await act(async () => stream.send('delta', { text: 'Vamos ' }));
    await act(async () => stream.send('delta', { text: 'devagar' }));
    expect(await screen.findByText('Vamos devagar')).toBeTruthy();
    expect(document.querySelector('[data-thinking]')).toBeNull();
    expect(spoken()).not.toContain('Vamos');
    await act(async () => stream.send('replace', { text: 'Respire **comigo**.' }));
    expect((await screen.findByText('comigo')).tagName).toBe('STRONG');
    expect(screen.queryByText('Vamos devagar')).toBeNull();
    kept(said('Respire **comigo**.', { id: 'r1' }));
    await act(async () => stream.send('done', replyOf('Respire **comigo**.')));
    await waitFor(() => expect(spoken()).toContain('Assistente: Respire comigo.'));
    expect(server.calls('GET /chat/replies/{id}')).toHaveLength(0);
  });

  it.each([
    ['is missing', refused(404, 'NOT_FOUND')],
    ['is empty', () => EventStream.of()],
    ['is not valid JSON', unreadable],
  ])('is polled every second if its stream %s', async (_how, stream) => {
    takesIn();
    server.stream('/chat/stream/{id}', stream);
    server.answer('GET /chat/replies/{id}', () =>
      replyOf(server.calls('GET /chat/replies/{id}').length < 3 ? null : 'Chegou.', {
        status: server.calls('GET /chat/replies/{id}').length < 3 ? 'processing' : 'completed',
      }),
    );
    kept(said('', { id: 'r1', status: 'processing' }));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open();
    ask();
    await waitFor(() => expect(server.calls('GET /chat/replies/{id}')).toHaveLength(1));
    kept(said('Chegou.', { id: 'r1' }));
    await pass(1000);
    await pass(1000);
    expect(await screen.findByText('Chegou.')).toBeTruthy();
    expect(server.calls('GET /chat/replies/{id}')).toHaveLength(3);
  });

  it('is polled if its stream breaks off', async () => {
    const stream = new EventStream();
    takesIn();
    server.stream('/chat/stream/{id}', stream);
    server.answer('GET /chat/replies/{id}', replyOf('Inteira.'));
    kept(said('', { id: 'r1', status: 'processing' }));
    open();
    ask();
    await waitFor(() => expect(server.streamCalls('/chat/stream/{id}')).toHaveLength(1));
    await act(async () => stream.send('delta', { text: 'Int' }));
    kept(said('Inteira.', { id: 'r1' }));
    await act(async () => stream.breakOff());
    expect(await screen.findByText('Inteira.')).toBeTruthy();
  });

  it('can be requested again after 120 polls without a result', async () => {
    takesIn();
    server.stream('/chat/stream/{id}', refused(404, 'NOT_FOUND'));
    server.answer('GET /chat/replies/{id}', replyOf(null, { status: 'processing' }));
    kept(said('', { id: 'r1', status: 'processing' }));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open();
    ask();
    await waitFor(() => expect(server.calls('GET /chat/replies/{id}').length).toBeGreaterThan(0));
    await pass(121_000);
    expect((await screen.findByRole('alert')).textContent).toContain('Tempo limite excedido ao aguardar resposta');
    expect(server.calls('GET /chat/replies/{id}')).toHaveLength(120);
    server.answer('GET /chat/replies/{id}', replyOf('Enfim.'));
    kept(said('Enfim.', { id: 'r1' }));
    retry();
    expect(await screen.findByText('Enfim.')).toBeTruthy();
    expect(server.calls('POST /chat/replies/{id}/retry')).toHaveLength(0);
  });

  it('is received if it is pending when the conversation is opened', async () => {
    kept(said('', { id: 'r1', status: 'processing' }));
    const stream = new EventStream();
    server.stream('/chat/stream/{id}', stream);
    open('/chat?sessionId=c1');
    await waitFor(() => expect(server.streamCalls('/chat/stream/{id}')).toHaveLength(1));
    await act(async () => stream.send('replace', { text: 'Vol' }));
    expect(await screen.findByText('Vol')).toBeTruthy();
    kept(said('Voltei.', { id: 'r1' }));
    await act(async () => stream.send('done', replyOf('Voltei.')));
    expect(await screen.findByText('Voltei.')).toBeTruthy();
  });

  it.each([
    ['the server’s text', 'O modelo não respondeu.', 'O modelo não respondeu.'],
    ['the text for its error code', 'CHAT_TIMEOUT', /^A solicitação demorou muito tempo/],
    ['a default text', null, 'Desculpe, houve um problema ao processar sua mensagem. Por favor, tente novamente.'],
  ])('shows %s and a retry button if it failed', async (_what, error, told) => {
    takesIn();
    server.stream('/chat/stream/{id}', () => EventStream.of(['failed', replyOf(null, { status: 'failed', error })]));
    kept(said('', { id: 'r1', status: 'failed', error }));
    open();
    ask();
    expect(await screen.findByText(told)).toBeTruthy();
    server.answer('POST /chat/replies/{id}/retry', acceptedAs());
    server.stream('/chat/stream/{id}', () => EventStream.of(['done', replyOf('Agora sim.')]));
    kept(said('Agora sim.', { id: 'r1' }));
    retry();
    expect(await screen.findByText('Agora sim.')).toBeTruthy();
    expect(server.calls('POST /chat/replies/{id}/retry')).toHaveLength(1);
  });

  it('counts as failed if its text is empty', async () => {
    takesIn();
    server.stream('/chat/stream/{id}', () => EventStream.of(['done', replyOf('  ')]));
    server.answer('GET /chat/session/{id}', never);
    open();
    ask();
    expect(await screen.findByText('Desculpe, ocorreu um erro ao processar sua solicitação.')).toBeTruthy();
  });

  it('is copied as Markdown, and lists its sources', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    kept(said('**Luz** baixa.', { sources: [{ title: 'Por que o sono foge', url: '/conteudos/sono/entender/x' }] }));
    open('/chat?sessionId=c1');
    fireEvent.click(await screen.findByRole('button', { name: 'Copiar resposta' }));
    expect(writeText).toHaveBeenCalledWith('**Luz** baixa.');
    expect(screen.getByRole('link', { name: 'Por que o sono foge' }).getAttribute('href')).toBe(
      '/conteudos/sono/entender/x',
    );
  });

  it('is followed by its choices, which send themselves and are shown under the newest message only', async () => {
    takesIn();
    server.stream('/chat/stream/{id}', never);
    kept(
      said('Antes?', { choices: ['Antiga'] }),
      said('Você quis dizer:', { choices: ['Trocar a senha', 'Trocar o nome'] }),
    );
    open('/chat?sessionId=c1');
    const list = await screen.findByRole('list', { name: 'Escolha o que você quis dizer' });
    expect([...list.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
      'Trocar a senha',
      'Trocar o nome',
    ]);
    expect(screen.queryByText('Antiga')).toBeNull();
    fireEvent.click(screen.getByText('Trocar a senha'));
    await waitFor(() => expect(server.calls('POST /chat')[0]?.body).toMatchObject({ message: 'Trocar a senha' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Escolha o que você quis dizer' })).toBeNull());
  });
});
