import type { ChatReply } from '@alento/contract/chat';
import { CHAT_POLL_ATTEMPTS, CHAT_POLL_EVERY_MS, CHAT_REQUEST_TIMEOUT_MS } from '@alento/domain/chat/limits';
import { errorText } from '@alento/domain/errors/catalogue';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError, isOffline } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/client.ts';
import { stream } from '../../../lib/api/stream.ts';
import { CallTimeout, withinTimeout } from '../../../lib/api/within-timeout.ts';
import { sendErrorText } from '../chat.api.ts';

/** The result of following a reply: the reply, or the reason why its state is unknown. */
type Followed = { reply: ChatReply } | { trouble: string };

/** Whether every further request would be refused too: the session ended, or this version of the app is outdated. */
const refusesAll = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 426);

/**
 * Reads a reply's stream and calls `onText` with the whole text so far. Returns null if the stream can't be opened,
 * breaks off or sends nothing for as long as a request may take, so that the reply has to be polled.
 */
async function streamReply(id: string, onText: (text: string) => void, signal: AbortSignal): Promise<Followed | null> {
  const stop = new AbortController();
  const abort = (): void => stop.abort();
  let silence: ReturnType<typeof setTimeout> | undefined;
  const watch = (): void => {
    clearTimeout(silence);
    silence = setTimeout(abort, CHAT_REQUEST_TIMEOUT_MS);
  };
  signal.addEventListener('abort', abort);
  try {
    watch();
    let text = '';
    for await (const { event, data } of stream('/chat/stream/{id}', { id }, stop.signal)) {
      watch();
      if (event === 'done' || event === 'failed') return data.status === 'processing' ? null : { reply: data };
      if (event === 'delta') text += data.text;
      else if (event === 'replace') text = data.text;
      onText(text);
    }
    return null;
  } catch (error) {
    return refusesAll(error) ? { trouble: sendErrorText(error) } : null;
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', abort);
  }
}

/** Polls for a reply every second, at most 120 times. */
async function pollReply(id: string, leave: AbortSignal): Promise<Followed> {
  const read = async (signal: AbortSignal) =>
    (await call('GET /chat/replies/{id}', { params: { id } }, { signal })).data;
  for (let attempt = 0; attempt < CHAT_POLL_ATTEMPTS; attempt += 1) {
    if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, CHAT_POLL_EVERY_MS));
    if (leave.aborted) break;
    try {
      const reply = await withinTimeout(read, leave);
      if (reply.status !== 'processing') return { reply };
    } catch (error) {
      // Network failures are retried. After a refusal the polling ends.
      if (!isOffline(error) && !(error instanceof CallTimeout)) return { trouble: sendErrorText(error) };
    }
  }
  return { trouble: errorText('CHAT_POLLING_TIMEOUT') };
}

/** Waits for a reply on its stream, or by polling if streaming fails. Never rejects. */
export const followReply = async (id: string, onText: (text: string) => void, signal: AbortSignal): Promise<Followed> =>
  (await streamReply(id, onText, signal)) ?? pollReply(id, signal);

/** `text`: received so far. `trouble`: the reason why the reply's state is unknown. */
type Live = { id: string; text: string; trouble: string | null };

/**
 * Receives the pending reply, if there is one: one that was just requested, or one that was pending when the
 * conversation was opened. `again` follows the same reply once more.
 */
export function useReply(id: string | null, onReply: (id: string, reply: ChatReply) => void) {
  const [live, setLive] = useState<Live | null>(null);
  const [attempt, setAttempt] = useState(0);
  const finish = useEffectEvent(onReply);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt follows the same reply again.
  useEffect(() => {
    if (id === null) return;
    const leave = new AbortController();
    const show = (text: string, trouble: string | null = null): void => {
      if (!leave.signal.aborted) setLive({ id, text, trouble });
    };
    show('');
    void followReply(id, show, leave.signal).then((followed) => {
      if (leave.signal.aborted) return;
      if ('reply' in followed) finish(id, followed.reply);
      else show('', followed.trouble);
    });
    return () => leave.abort();
  }, [id, attempt]);

  const { text, trouble } = live !== null && live.id === id ? live : { text: '', trouble: null };
  return { text, trouble, again: (): void => setAttempt((count) => count + 1) };
}
