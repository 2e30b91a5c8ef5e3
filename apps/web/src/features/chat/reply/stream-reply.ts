import type { ChatReply } from '@alento/contract/chat';
import { CHAT_REQUEST_TIMEOUT_MS } from '@alento/domain/chat/limits';
import { ApiError } from '../../../lib/api/api-error.ts';
import { stream } from '../../../lib/api/stream.ts';

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

/** Refusals that any further call would meet as well: the session is over, or this version of the app. */
const refusesAll = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 426);

/**
 * Reads a reply while it is written; `onText` hears the whole text so far. Answers the finished reply,
 * or null where the stream can't be had, falls silent or breaks off: then it has to be asked for.
 * Throws ApiError where asking would be refused too.
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
    // Whatever else went wrong on the way, the reply itself can still be asked for.
    return null;
  } finally {
    watch.end();
    signal.removeEventListener('abort', leave);
  }
}
