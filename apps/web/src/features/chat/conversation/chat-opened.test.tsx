// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { crisis } from '../../../state/crisis/crisis.ts';
import { EventStream } from '../../../testing/fake-server/event-stream.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { never } from '../../../testing/fake-server/reply.ts';
import {
  acceptedAs,
  ask,
  field,
  kept,
  replyOf,
  retry,
  said,
  sendButton,
  show,
  takesIn,
  withChat,
} from '../chat.harness.tsx';
import { ChatScreen } from '../panel/chat-screen.tsx';

withChat();

const open = (address?: string) => show(<ChatScreen userId="maria" />, address);

describe('the help card in a conversation', () => {
  const HEAVY = 'quero me matar';

  it('is shown before the server responds', async () => {
    server.answer('POST /chat', never);
    open();
    ask(HEAVY);
    await waitFor(() => expect(crisis.current()).toMatchObject({ source: 'note', about: 'self' }));
  });

  it('is shown before the reply if only the server detected the crisis', async () => {
    const stream = new EventStream();
    takesIn({ crisis: true });
    server.stream('/chat/stream/{id}', stream);
    kept(said('', { id: 'r1', status: 'processing' }));
    open();
    ask('Palavras que só o servidor entende');
    await waitFor(() => expect(crisis.current()).not.toBeNull());
    expect(screen.queryByText('Estou aqui.')).toBeNull();
  });

  it('is not opened again for a message for which the person closed it', async () => {
    const accept = server.hold('POST /chat');
    server.stream('/chat/stream/{id}', () => EventStream.of(['done', replyOf('Estou aqui.')]));
    kept(said('Estou aqui.', { id: 'r1' }));
    open();
    ask(HEAVY);
    await waitFor(() => expect(crisis.current()).not.toBeNull());
    act(() => crisis.close());
    await act(async () => accept(acceptedAs({ crisis: true })));
    expect(await screen.findByText('Estou aqui.')).toBeTruthy();
    expect(crisis.current()).toBeNull();
  });

  it('is shown even if the daily limit of messages is reached', async () => {
    server.refuse('POST /chat', 429, 'AI_MESSAGES_DAILY_LIMIT_EXCEEDED');
    open();
    ask(HEAVY);
    await waitFor(() => expect(crisis.current()).not.toBeNull());
    expect(sendButton()).toBeTruthy();
  });
});

describe('a conversation opened by its URL', () => {
  it('shows “not found” for an unknown id, with a link to all conversations', async () => {
    server.refuse('GET /chat/session/{id}', 404, 'CHAT_SESSION_NOT_FOUND');
    open('/chat?sessionId=zz');
    expect(await screen.findByRole('heading', { name: 'Não encontramos esta conversa' })).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    for (const link of screen.getAllByRole('link', { name: 'Ver todas as conversas' }))
      expect(link.getAttribute('href')).toBe('/chat/sessions');
  });

  it('can be loaded again after an error', async () => {
    server.refuse('GET /chat/session/{id}', 500, 'INTERNAL');
    open('/chat?sessionId=c1');
    expect((await screen.findByRole('alert')).textContent).toContain('Não conseguimos abrir esta conversa agora.');
    kept(said('De volta.'));
    retry();
    expect(await screen.findByText('De volta.')).toBeTruthy();
  });

  it('is refetched when the page becomes visible again', async () => {
    kept(said('Uma.'));
    open('/chat?sessionId=c1');
    await screen.findByText('Uma.');
    kept(said('Uma.'), said('De outro aparelho.'));
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('De outro aparelho.')).toBeTruthy();
  });

  it('groups its messages by day', async () => {
    kept(
      said('Há dois dias', { timestamp: Date.parse('2026-11-19T18:00:00Z') }),
      said('Agora', { timestamp: Date.parse('2026-11-21T17:00:00Z') }),
    );
    open('/chat?sessionId=c1');
    await screen.findByText('Agora');
    const days = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
    expect(days).toContain('Quinta-feira, 19 de novembro');
    expect(days).toContain('Hoje');
  });
});

it('the audio mode of the chat tells what is missing for a conversation by voice, and leads back to the text', async () => {
  server.answer('GET /voice', { provider: null, isAllowed: false, isMinor: false });
  open();
  expect(screen.getByRole('radio', { name: /Texto/, checked: true })).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: /Áudio.*BETA/ }));
  expect(await screen.findByRole('heading', { name: 'A conversa por voz não funciona aqui' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Voltar ao texto' }));
  expect(field()).toBeTruthy();
});
