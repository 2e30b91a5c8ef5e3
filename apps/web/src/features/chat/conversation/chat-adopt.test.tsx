// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { EventStream } from '../../../testing/fake-server/event-stream.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { acceptedAs, keepsConversation, NOW, replyOf, said, show, usageOf, withChat } from '../chat.harness.tsx';
import { type Talk, useConversation } from './use-conversation.ts';

withChat();

const onBegun = vi.fn();
let talk: Talk;
let stream: EventStream;
beforeEach(() => {
  onBegun.mockClear();
  stream = new EventStream();
  server.stream('/chat/stream/{id}', stream);
});

function Said({ sessionId }: { sessionId: string | null }) {
  talk = useConversation({ userId: 'maria', sessionId, onBegun });
  return (
    <ul>
      {talk.messages.map(({ id, content, isUser }) => (
        <li key={id}>{`${isUser ? 'Você' : 'Assistente'}: ${content}`}</li>
      ))}
    </ul>
  );
}

const lines = (): (string | null)[] => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

it('adopt() shows a transcript as the person’s message, and then the reply', async () => {
  keepsConversation('c1', []);
  show(<Said sessionId="c1" />);
  await waitFor(() => expect(talk.isLoading).toBe(false));
  await act(() => talk.adopt(acceptedAs({ usage: usageOf(3) }), 'Dormi mal.', NOW));
  await waitFor(() => expect(lines()).toEqual(['Você: Dormi mal.', 'Assistente: ']));
  expect([talk.waiting?.id, talk.usage?.used]).toEqual(['r1', 3]);
  await act(async () => stream.send('delta', { text: 'Descanse' }));
  await waitFor(() => expect(talk.liveText).toBe('Descanse'));
  keepsConversation('c1', [said('Dormi mal.', { isUser: true }), said('Descanse um pouco.', { id: 'r1' })]);
  await act(async () => stream.send('done', replyOf('Descanse um pouco.')));
  await waitFor(() => expect(lines()).toEqual(['Você: Dormi mal.', 'Assistente: Descanse um pouco.']));
});

it('adopt() adds a message once, also if the server tells of it twice', async () => {
  keepsConversation('c1', []);
  show(<Said sessionId="c1" />);
  await waitFor(() => expect(talk.isLoading).toBe(false));
  for (let time = 0; time < 2; time += 1) await act(() => talk.adopt(acceptedAs(), 'Dormi mal.', NOW));
  await waitFor(() => expect(lines()).toEqual(['Você: Dormi mal.', 'Assistente: ']));
});

it('adopt() tells the id of a new conversation, unless the person has left it', async () => {
  const { unmount } = show(<Said sessionId={null} />);
  await act(() => talk.adopt(acceptedAs(), 'Dormi mal.', NOW));
  expect(onBegun.mock.calls).toEqual([['c1']]);
  unmount();
  await talk.adopt(acceptedAs({ sessionId: 'c2' }), 'Oi', NOW);
  expect(onBegun).toHaveBeenCalledTimes(1);
});

it('tellUsedUp() ends the day’s messages', async () => {
  show(<Said sessionId={null} />);
  await waitFor(() => expect(talk.usage?.used).toBe(0));
  server.answer('GET /chat/usage', usageOf(5));
  act(() => talk.tellUsedUp());
  expect([talk.isOverLimit, talk.usage?.used]).toEqual([true, 5]);
});
