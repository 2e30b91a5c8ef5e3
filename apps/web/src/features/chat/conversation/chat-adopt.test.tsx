// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { server } from '../../../testing/fake-server/fake-server.ts';
import {
  acceptedAs,
  conversation,
  NOW,
  replyOf,
  said,
  show,
  storeConversation,
  streamReply,
  usageOf,
  withChat,
} from '../chat.harness.tsx';
import { type Talk, useConversation } from './use-conversation.ts';

withChat();

const onBegun = vi.fn();
let talk: Talk;

function Screen({ sessionId }: { sessionId: string | null }) {
  talk = useConversation({ userId: 'maria', sessionId, onBegun });
  return null;
}

const lines = (): string[] =>
  talk.messages.map(({ content, isUser }) => `${isUser ? 'Você' : 'Assistente'}: ${content}`);

it('adopt() shows a transcript once as the person’s message, also if it arrives twice, and then the reply', async () => {
  const stream = streamReply();
  storeConversation('c1', []);
  show(<Screen sessionId="c1" />);
  await waitFor(() => expect(talk.isLoading).toBe(false));
  for (let time = 0; time < 2; time += 1)
    await act(() => talk.adopt(acceptedAs({ usage: usageOf(3) }), 'Dormi mal.', NOW));
  await waitFor(() => expect(lines()).toEqual(['Você: Dormi mal.', 'Assistente: ']));
  expect([talk.waiting?.id, talk.usage?.used]).toEqual(['r1', 3]);
  await act(async () => stream.send('delta', { text: 'Descanse' }));
  await waitFor(() => expect(talk.liveText).toBe('Descanse'));
  storeConversation('c1', [said('Dormi mal.', { isUser: true }), said('Descanse um pouco.', { id: 'r1' })]);
  await act(async () => stream.send('done', replyOf('Descanse um pouco.')));
  await waitFor(() => expect(lines()).toEqual(['Você: Dormi mal.', 'Assistente: Descanse um pouco.']));
});

it('adopt() is not overwritten by the response of a request that started earlier', async () => {
  streamReply();
  const answer = server.hold('GET /chat/session/{id}');
  show(<Screen sessionId="c1" />);
  await waitFor(() => expect(server.calls('GET /chat/session/{id}')).toHaveLength(1));
  await act(() => talk.adopt(acceptedAs(), 'Dormi mal.', NOW));
  await act(async () => answer({ ...conversation('c1'), messages: [] }));
  await waitFor(() => expect(lines()).toEqual(['Você: Dormi mal.', 'Assistente: ']));
});

it('adopt() reports the id of a new conversation, unless the person has left it', async () => {
  streamReply();
  const { unmount } = show(<Screen sessionId={null} />);
  await act(() => talk.adopt(acceptedAs(), 'Dormi mal.', NOW));
  expect(onBegun.mock.calls).toEqual([['c1']]);
  unmount();
  await talk.adopt(acceptedAs({ sessionId: 'c2' }), 'Oi', NOW);
  expect(onBegun).toHaveBeenCalledTimes(1);
});
