import type { AiUsage, ChatAccepted, ChatMessage, ChatReply, ChatSession } from '@alento/contract/chat';
import type { PlanId } from '@alento/domain/plan/plans';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { chatPanel } from '../../state/chat-panel/chat-panel.ts';
import { crisis } from '../../state/crisis/crisis.ts';
import { bookOf } from '../../testing/answers.ts';
import { withClock } from '../../testing/clock.ts';
import { emptyDevice } from '../../testing/device.ts';
import { EventStream } from '../../testing/fake-server/event-stream.ts';
import { server } from '../../testing/fake-server/fake-server.ts';
import { refused } from '../../testing/fake-server/reply.ts';
import type { DataOf } from '../../testing/fake-server/route.ts';
import { withSizes } from '../../testing/observers.ts';
import { planOf } from '../../testing/plan-answers.ts';
import { showScreens } from '../../testing/show.tsx';
import { leave, signIn } from '../../testing/signed-in.ts';

/** Saturday, 21 November 2026, 15:00 in São Paulo. */
export const NOW = Date.parse('2026-11-21T18:00:00Z');
/** The next midnight in São Paulo. */
const MIDNIGHT = Date.parse('2026-11-22T03:00:00Z');

export const usageOf = (used: number, limit: number | null = 5): AiUsage => ({ used, limit, resetsAt: MIDNIGHT });

const COMPLETED = { status: 'completed', error: null, sources: [], choices: [] } satisfies Partial<ChatMessage>;

export const said = (content: string, fields: Partial<ChatMessage> = {}): ChatMessage => {
  const writtenBy = fields.isUser ? null : 'local';
  return { ...COMPLETED, id: `m-${content}`, content, isUser: false, timestamp: NOW - 60_000, writtenBy, ...fields };
};

export const conversation = (id: string, fields: Partial<ChatSession> = {}): ChatSession => {
  const texts = { title: `Conversa ${id}`, preview: `Começo de ${id}` };
  return { id, ...texts, messageCount: 2, bookId: null, createdAt: NOW, updatedAt: NOW, ...fields };
};

export const replyOf = (response: string | null, fields: Partial<ChatReply> = {}): ChatReply => ({
  ...{ ...COMPLETED, response, messageId: 'r1', writtenBy: 'local' },
  ...fields,
});

export const acceptedAs = (fields: Partial<ChatAccepted> = {}): ChatAccepted => ({
  ...{ pollUrl: '/api/chat/replies/r1', streamUrl: '/api/chat/stream/r1' },
  ...{ sessionId: 'c1', messageId: 'r1', crisis: false, usage: usageOf(1), ...fields },
});

/** Conversations stored on the fake server, by id. */
const conversations = new Map<string, DataOf<'GET /chat/session/{id}'>>();

const answerConversations = (): void =>
  server.answer(
    'GET /chat/session/{id}',
    ({ params: { id } }) => conversations.get(id) ?? refused(404, 'CHAT_SESSION_NOT_FOUND'),
  );

/** Sets up a fixed clock, a signed-in person, and a server without data. */
export function withChat(): void {
  withClock(NOW);
  withSizes();
  beforeEach(async () => {
    await emptyDevice();
    conversations.clear();
    server.answer('GET /chat/usage', usageOf(0));
    server.answer('GET /chat/suggestions', { suggestions: ['Como foi minha semana?'] });
    server.answer('GET /chat/sessions', []);
    server.answer('GET /consents', []);
    server.answer('POST /chat/sessions/search', []);
    answerConversations();
    await signIn();
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      timeZone: 'America/Sao_Paulo',
    } as Intl.ResolvedDateTimeFormatOptions);
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  });
  afterEach(async () => {
    await leave();
    crisis.close();
    chatPanel.close();
  });
}

/** Stores a conversation on the fake server. */
export function storeConversation(
  id: string,
  messages: readonly ChatMessage[],
  fields: Partial<ChatSession> = {},
): void {
  conversations.set(id, { ...conversation(id, fields), messages: [...messages] });
  answerConversations();
}

/** Shows an element at an address, with an empty cache that a sign-out leaves alone. */
export function show(element: ReactElement, address = '/chat') {
  const client = new QueryClient({ defaultOptions: queryClient.getDefaultOptions() });
  const [path = '/'] = address.split('?');
  const page = (
    <QueryClientProvider client={client}>
      <main>{element}</main>
    </QueryClientProvider>
  );
  return showScreens({ [path]: page }, address);
}

export const field = (): HTMLTextAreaElement => screen.getByRole('textbox', { name: 'Sua mensagem' });
export const sendButton = (): HTMLButtonElement => screen.getByRole('button', { name: 'Enviar mensagem' });

export const speakButton = (): HTMLButtonElement => screen.getByRole('button', { name: 'Falar com o assistente' });
export const menuButton = (): HTMLElement => screen.getByRole('button', { name: 'Opções da conversa' });

/** Opens the menu of the conversation, and returns the item of this name. */
export function menuItem(name: string | RegExp, role: 'menuitem' | 'menuitemradio' = 'menuitem'): Promise<HTMLElement> {
  fireEvent.keyDown(menuButton(), { key: 'Enter' });
  return screen.findByRole(role, { name });
}

export const type = (text: string): void => void fireEvent.change(field(), { target: { value: text } });

/** Types a message and presses Enter. */
export const ask = (text = 'Oi'): void => {
  type(text);
  fireEvent.keyDown(field(), { key: 'Enter' });
};

/** Makes the fake server accept messages. */
export const acceptMessages = (fields: Parameters<typeof acceptedAs>[0] = {}): void =>
  server.answer('POST /chat', acceptedAs(fields));

export const retry = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));

/** Stores a conversation on the fake server whose first message is "Oi". */
export const storeMessages = (...words: Parameters<typeof storeConversation>[1]): void =>
  storeConversation('c1', [said('Oi', { isUser: true }), ...words]);

/** Makes the fake server stream replies, whose events the test sends. */
export function streamReply(): EventStream {
  const stream = new EventStream();
  server.stream('/chat/stream/{id}', stream);
  return stream;
}

/** Stores a conversation on the fake server that waits for the reply to "Oi". */
export const storePending = (): void => storeMessages(said('', { id: 'r1', status: 'processing' }));

/** Makes the fake server accept a message, stream this reply at once, and store both. */
export function replies(message: string, reply: string, fields: Partial<ChatSession> = {}): void {
  acceptMessages();
  server.stream('/chat/stream/{id}', () => EventStream.of(['done', replyOf(reply)]));
  storeConversation('c1', [said(message, { isUser: true }), said(reply, { id: 'r1' })], fields);
}

export const BOOK_TITLE = 'Noites que descansam';
export const onPlan = (planId: PlanId): void => server.answer('GET /user-plans/current', planOf(planId));

/** Sets up a library with one book, and a person on the plan premium. Call it after `withChat`. */
export function withBook(): void {
  beforeEach(() => {
    server.answer('GET /books', { books: [bookOf('noites', { title: BOOK_TITLE })] });
    onPlan('premium');
  });
}

/** Advances the fake timers. */
export const pass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

/** The requests that sent a message. */
export const posts = () => server.calls('POST /chat');
