import type { ChatMessage } from '@alento/contract/chat';
import { expect, it } from 'vitest';
import { clientMessagesOf } from './client-message.ts';

const message = (id: string, given: Partial<ChatMessage> = {}): ChatMessage => ({
  ...{ id, content: 'Oi', isUser: false, timestamp: 1, status: 'completed', error: null },
  ...{ sources: [], choices: [], writtenBy: null },
  ...given,
});
const MESSAGES = [message('q1', { isUser: true }), message('r1'), message('r2', { status: 'processing' })];
const marksOf = (marks: Parameters<typeof clientMessagesOf>[1]) =>
  clientMessagesOf(MESSAGES, marks).map(({ id, isHighlighted, isThinking }) => [id, isHighlighted, isThinking]);

it('clientMessagesOf marks the highlighted message and the reply of which nothing has arrived', () => {
  expect(marksOf({ highlightedId: 'r1', thinkingId: 'r2' })).toEqual([
    ['q1', false, false],
    ['r1', true, false],
    ['r2', false, true],
  ]);
  expect(marksOf({ highlightedId: null, thinkingId: null }).flat()).not.toContain(true);
});
