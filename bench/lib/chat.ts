import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { clientHeaders } from './load.ts';

export type Sent = { token: string; sessionId: string; messageId: string };
type Reply = { status: 'processing' | 'completed' | 'failed'; response: string | null };

const json = (token: string): Record<string, string> => ({
  ...clientHeaders(token),
  'Content-Type': 'application/json',
  'Idempotency-Key': randomUUID(),
});

/** Sends a message to the assistant in a new conversation. Returns null if there was no response. */
export async function write(address: string, token: string, message: string): Promise<Sent | null> {
  try {
    const response = await fetch(`${address}/api/chat`, {
      method: 'POST',
      headers: json(token),
      body: JSON.stringify({ message, newSession: true }),
    });
    if (response.status !== 202) throw new Error(`/chat answered ${response.status}: ${await response.text()}`);
    const { sessionId, messageId } = (await response.json()) as { sessionId: string; messageId: string };
    return { token, sessionId, messageId };
  } catch (error) {
    // The benchmark killed the server before it responded.
    if (error instanceof TypeError) return null;
    throw error;
  }
}

async function read<Answer>(address: string, token: string, path: string): Promise<Answer> {
  const response = await fetch(`${address}/api${path}`, { headers: clientHeaders(token) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as Answer;
}

const replyOf = (address: string, { token, messageId }: Sent): Promise<Reply> =>
  read(address, token, `/chat/replies/${messageId}`);

/** Reads a reply's stream until it ends, as a screen does. */
export async function streamed(address: string, { token, messageId }: Sent): Promise<void> {
  const response = await fetch(`${address}/api/chat/stream/${messageId}`, { headers: clientHeaders(token) });
  const text = await response.text();
  if (!text.includes('event: done')) throw new Error(`A stream ended without its reply: ${text.slice(-200)}`);
}

/** Waits at most `withinMs` until all replies have ended, and returns their states. */
export async function allEnded(address: string, sent: readonly Sent[], withinMs: number): Promise<Reply[]> {
  const until = performance.now() + withinMs;
  let replies = await Promise.all(sent.map((one) => replyOf(address, one)));
  while (replies.some(({ status }) => status === 'processing') && performance.now() < until) {
    await sleep(50);
    replies = await Promise.all(sent.map((one) => replyOf(address, one)));
  }
  return replies;
}
