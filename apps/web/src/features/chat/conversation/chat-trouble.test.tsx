// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EventStream } from '../../../testing/fake-server/event-stream.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { never, offContract, refused } from '../../../testing/fake-server/reply.ts';
import { toast } from '../../../ui/overlay/toast.tsx';
import {
  ask,
  field,
  keepsConversation,
  kept,
  pass,
  posts,
  replyOf,
  retry,
  said,
  show,
  takesIn,
  withChat,
} from '../chat.harness.tsx';
import { ChatScreen } from '../panel/chat-screen.tsx';

withChat();
afterEach(() => vi.useRealTimers());

const open = (address?: string) => show(<ChatScreen userId="maria" />, address);

describe('a message whose sending fails', () => {
  const UI = 'Desculpe, ocorreu um erro ao processar sua mensagem. Por favor, tente novamente.';
  const FAILED = 'Desculpe, houve um problema ao processar sua mensagem. Por favor, tente novamente.';
  it.each([
    ['an internal server error', refused(500, 'INTERNAL'), FAILED],
    [
      'a refusal because another reply is pending',
      refused(409, 'CHAT_REPLY_PENDING'),
      /^A resposta anterior ainda está/,
    ],
    ['a refusal because it is too long', refused(422, 'CHAT_MESSAGE_TOO_LONG'), /^A mensagem passa de 4\.000/],
    ['an invalid response', offContract('null'), UI],
  ])('shows the reason and can be retried after %s', async (_why, answer, told) => {
    server.answer('POST /chat', answer);
    open();
    ask('Guarda isto');
    expect(await screen.findByText(told)).toBeTruthy();
    expect(screen.getByText('Guarda isto')).toBeTruthy();
    takesIn();
    server.stream('/chat/stream/{id}', () => EventStream.of(['done', replyOf('Guardado.')]));
    keepsConversation('c1', [said('Guarda isto', { isUser: true }), said('Guardado.', { id: 'r1' })]);
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

  it('is put before newer text in the message field when the person edits the message', async () => {
    server.refuse('POST /chat', 500, 'INTERNAL');
    open();
    ask('Primeira');
    await screen.findByRole('alert');
    fireEvent.change(field(), { target: { value: 'Segunda' } });
    fireEvent.click(screen.getByRole('button', { name: 'Editar mensagem' }));
    expect(field().value).toBe('Primeira\n\nSegunda');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has its text put back into the field when the person sends another message', async () => {
    server.refuse('POST /chat', 500, 'INTERNAL');
    open();
    ask('Primeira');
    await screen.findByRole('alert');
    ask('Segunda');
    expect(field().value).toBe('Primeira');
    expect(await screen.findByText('Segunda')).toBeTruthy();
  });

  it('is kept for a new conversation if its conversation was deleted', async () => {
    kept(said('Antes'));
    open('/chat?sessionId=c1');
    await screen.findByText('Antes');
    server.refuse('POST /chat', 404, 'CHAT_SESSION_NOT_FOUND');
    server.refuse('GET /chat/session/{id}', 404, 'CHAT_SESSION_NOT_FOUND');
    ask('Ainda aqui?');
    expect(await screen.findByRole('heading', { name: 'Não encontramos esta conversa' })).toBeTruthy();
    const [begin] = screen.getAllByRole('button', { name: 'Nova conversa' });
    if (begin) fireEvent.click(begin);
    await screen.findByText(/Olá! Sou seu assistente/);
    expect(field().value).toBe('Ainda aqui?');
  });
});
