import type { ChatReply } from '@alento/contract/chat';
import { CHAT_REQUEST_TIMEOUT_MS } from '@alento/domain/chat/limits';
import { TIME_ZONE_HEADER } from '@alento/domain/http/headers';
import { timeZone } from '../../lib/clock.ts';
import { readEvents } from '../../lib/event-stream.ts';
import { session } from '../../lib/session/session.ts';

/** Where a reply is streamed, when nothing told another address (issue 6). */
export const streamAddressOf = (messageId: string): string => `/api/chat/stream/${encodeURIComponent(messageId)}`;

/** The token travels to our own API only, whatever an answer says. */
const isOwn = (address: string): boolean => /^\/api\/(?!\/)/.test(address);

const hasText = (value: unknown): value is { text: string } =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';
const isReply = (value: unknown): value is ChatReply =>
  typeof value === 'object' && value !== null && 'status' in value && 'messageId' in value;

/** A stream that says nothing for as long as a request may take is none. */
function silenceWatch(onSilence: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    heard: (): void => {
      clearTimeout(timer);
      timer = setTimeout(onSilence, CHAT_REQUEST_TIMEOUT_MS);
    },
    end: (): void => clearTimeout(timer),
  };
}

/**
 * Reads a reply while it is written; `onText` hears the whole text so far. Answers the finished reply,
 * or null where the stream can't be had, falls silent or breaks off: then it has to be asked for.
 */
export async function streamReply(
  address: string,
  onText: (text: string) => void,
  signal: AbortSignal,
): Promise<ChatReply | null> {
  const token = session.token();
  if (token === null || !isOwn(address)) return null;
  const stop = new AbortController();
  const leave = (): void => stop.abort();
  signal.addEventListener('abort', leave);
  const watch = silenceWatch(leave);
  try {
    watch.heard();
    const response = await fetch(address, {
      headers: { Accept: 'text/event-stream', Authorization: `Bearer ${token}`, [TIME_ZONE_HEADER]: timeZone() },
      signal: stop.signal,
    });
    if (!response.ok || response.body === null) return null;
    let text = '';
    for await (const { name, data } of readEvents(response.body)) {
      watch.heard();
      const value: unknown = JSON.parse(data);
      if ((name === 'done' || name === 'failed') && isReply(value)) return value;
      if (!hasText(value)) continue;
      if (name === 'delta') text += value.text;
      else if (name === 'replace') text = value.text;
      onText(text);
    }
    return null;
  } catch {
    // Whatever went wrong on the way, the reply itself can still be asked for.
    return null;
  } finally {
    watch.end();
    signal.removeEventListener('abort', leave);
  }
}
