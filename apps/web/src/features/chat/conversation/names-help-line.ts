import type { ChatMessage } from '@alento/contract/chat';

/** The emergency and help lines that replies to a crisis link. */
const HELP_LINE = /\]\(tel:(?:188|190|192|180|100)\)/;

/**
 * Whether the newest reply links a help line, as every reply to a crisis does. A stored message doesn't tell whether it
 * was about a crisis.
 */
export function namesHelpLine(messages: readonly ChatMessage[]): boolean {
  const reply = messages.findLast(({ isUser, status }) => !isUser && status === 'completed');
  return reply !== undefined && HELP_LINE.test(reply.content);
}
