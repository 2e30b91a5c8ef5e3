import type { ChatReply } from '@alento/contract/chat';
import { CHAT_REQUEST_TIMEOUT_MS } from '@alento/domain/chat/limits';
import { ApiError } from '../../../lib/api/api-error.ts';
import { stream } from '../../../lib/api/stream.ts';

/** Aborts a stream that sends nothing for as long as a request may take. */
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

/** Whether every further request would be refused too: the session ended, or this version of the app is outdated. */
const refusesAll = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 426);

/**
 * Reads a reply's stream and calls `onText` with the whole text so far. Returns the finished reply, or null if the
 * stream can't be opened, times out or breaks off; the caller then polls. Throws ApiError if polling would be refused
 * too.
 */
export async function streamReply(
  id: string,
  onText: (text: string) => void,
  signal: AbortSignal,
): Promise<ChatReply | null> {
  const stop = new AbortController();
  const leave = (): void => stop.abort();
  signal.addEventListener('abort', leave);
  const watch = silenceWatch(leave);
  try {
    watch.heard();
    let text = '';
    for await (const { event, data } of stream('/chat/stream/{id}', { id }, stop.signal)) {
      watch.heard();
      if (event === 'done' || event === 'failed') return data;
      if (event === 'delta') text += data.text;
      else if (event === 'replace') text = data.text;
      onText(text);
    }
    return null;
  } catch (error) {
    if (refusesAll(error)) throw error;
    // After any other failure the reply can still be polled.
    return null;
  } finally {
    watch.end();
    signal.removeEventListener('abort', leave);
  }
}
