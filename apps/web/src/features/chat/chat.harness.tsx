import type { AiUsage, ChatAccepted, ChatMessage, ChatReply, ChatSession } from '@alento/contract/chat';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { session } from '../../lib/session/session.ts';
import { setClock } from '../../lib/time/clock.ts';
import { chatPanel } from '../../state/chat-panel/chat-panel.ts';
import { crisis } from '../../state/crisis/crisis.ts';
import { emptyDevice } from '../../testing/device.ts';

/** Saturday, 21 November 2026, 15:00 in São Paulo. */
export const NOW = Date.parse('2026-11-21T18:00:00Z');
/** The next midnight there. */
const MIDNIGHT = Date.parse('2026-11-22T03:00:00Z');

export const usageOf = (used: number, limit: number | null = 5): AiUsage => ({ used, limit, resetsAt: MIDNIGHT });

export const said = (content: string, given: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `m-${content}`,
  content,
  isUser: false,
  timestamp: NOW - 60_000,
  status: 'completed',
  error: null,
  sources: [],
  writtenBy: given.isUser ? null : 'local',
  ...given,
});

export const conversation = (id: string, given: Partial<ChatSession> = {}): ChatSession => ({
  id,
  title: `Conversa ${id}`,
  preview: `Começo de ${id}`,
  messageCount: 2,
  bookId: null,
  createdAt: NOW,
  updatedAt: NOW,
  ...given,
});

export const replyOf = (response: string | null, given: Partial<ChatReply> = {}): ChatReply => ({
  status: 'completed',
  response,
  error: null,
  messageId: 'r1',
  sources: [],
  writtenBy: 'local',
  ...given,
});

export const acceptedAs = (given: Partial<ChatAccepted> = {}): ChatAccepted => ({
  pollUrl: '/api/chat/replies/r1',
  streamUrl: '/api/chat/stream/r1',
  sessionId: 'c1',
  messageId: 'r1',
  crisis: false,
  usage: usageOf(1),
  ...given,
});

const bytes = new TextEncoder();

/** A stream that says what the test tells it to, when it tells it. */
export function fakeStream() {
  let writer: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      writer = controller;
    },
  });
  return {
    response: new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }),
    send: (event: string, data: unknown): void =>
      writer?.enqueue(bytes.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)),
    breakOff: (): void => writer?.error(new TypeError('cut')),
    end: (): void => writer?.close(),
  };
}

/** A whole stream at once. */
export const streamOf = (...events: readonly [name: string, data: unknown][]): Response => {
  const stream = fakeStream();
  for (const [name, data] of events) stream.send(name, data);
  stream.end();
  return stream.response;
};

export const refusal = (status: number, errorCode: string): Response =>
  Response.json({ errorCode, message: 'x' }, { status });

type Asked = { method: string; path: string; body: unknown; headers: Headers };
type Answer = (asked: Asked) => Response | Promise<Response>;

/** What the server of a test answers, by method and beginning of the path; the longest that fits counts. */
export const server = {
  answers: new Map<string, Answer>(),
  asked: [] as Asked[],
  on(route: string, answer: Answer): void {
    server.answers.set(route, answer);
  },
  /** The calls of one route, in their order. */
  to: (route: string): Asked[] => server.asked.filter(({ method, path }) => `${method} ${path}`.startsWith(route)),
};

async function fakeFetch(address: string, init: RequestInit = {}): Promise<Response> {
  const { method = 'GET', body } = init;
  const path = address.replace(/^\/api/, '');
  const asked = {
    method,
    path,
    body: typeof body === 'string' ? JSON.parse(body) : undefined,
    headers: new Headers(init.headers),
  };
  server.asked.push(asked);
  const known = [...server.answers].filter(([route]) => `${method} ${path}`.startsWith(route));
  const answer = known.sort(([a], [b]) => b.length - a.length)[0]?.[1];
  if (init.signal?.aborted) throw new DOMException('left', 'AbortError');
  const given = answer?.(asked) ?? refusal(404, 'NOT_FOUND');
  const left = new Promise<never>((_, reject) => {
    init.signal?.addEventListener('abort', () => reject(new DOMException('left', 'AbortError')));
  });
  return Promise.race([given, left]);
}

/** A fixed clock, a signed-in person, and a server that has nothing of theirs yet. */
export function withChat(): void {
  beforeEach(async () => {
    await emptyDevice();
    server.answers.clear();
    server.asked.length = 0;
    server.on('GET /chat/usage', () => Response.json(usageOf(0)));
    server.on('GET /chat/suggestions', () => Response.json({ suggestions: ['Como foi minha semana?'] }));
    server.on('GET /chat/sessions', () => Response.json([]));
    setClock(() => NOW);
    await session.start({ userId: 'maria', token: 't1' }, 'maria@exemplo.com');
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      timeZone: 'America/Sao_Paulo',
    } as Intl.ResolvedDateTimeFormatOptions);
    vi.stubGlobal('fetch', fakeFetch);
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe(): void {}
        unobserve(): void {}
        disconnect(): void {}
      },
    );
  });
  afterEach(async () => {
    cleanup();
    crisis.close();
    chatPanel.close();
    await session.leave();
    setClock(() => Date.now())();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

/** A conversation the server has, message by message; `messages` may be changed on the way. */
export function keepsConversation(
  id: string,
  messages: readonly ChatMessage[],
  given: Partial<ChatSession> = {},
): void {
  server.on(`GET /chat/session/${id}`, () => Response.json({ ...conversation(id, given), messages }));
}

/** Shows something at an address of the product; other screens are their path. */
export function show(element: ReactElement, address = '/chat') {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always', staleTime: 30_000 } },
  });
  const [path = '/'] = address.split('?');
  const router = createMemoryRouter(
    [
      { path, element },
      { path: '*', element: <p>Outra tela</p> },
    ],
    { initialEntries: [address] },
  );
  const drawn = render(
    <main>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </main>,
  );
  return { client, router, unmount: drawn.unmount };
}

export const field = (): HTMLTextAreaElement => screen.getByRole('textbox', { name: 'Sua mensagem' });
export const sendButton = (): HTMLButtonElement => screen.getByRole('button', { name: 'Enviar mensagem' });

/** Writes and sends, as by Enter. */
export const ask = (text = 'Oi'): void => {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.keyDown(field(), { key: 'Enter' });
};

/** The server accepts what is sent. */
export const takesIn = (given: Parameters<typeof acceptedAs>[0] = {}): void =>
  server.on('POST /chat', () => Response.json(acceptedAs(given), { status: 202 }));

/** Taps the way to try again. */
export const retry = (): void => {
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
};

/** The server keeps a conversation that began with 'Oi'. */
export const kept = (...words: Parameters<typeof keepsConversation>[1]): void =>
  keepsConversation('c1', [said('Oi', { isUser: true }), ...words]);

/** Lets time pass for those who wait for it. */
export const pass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

/** What was sent as a message. */
export const posts = () => server.to('POST /chat').filter(({ path }) => path === '/chat');
