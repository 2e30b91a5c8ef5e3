import type { ChatReply } from '@alento/contract/chat';
import { CHAT_POLL_ATTEMPTS, CHAT_POLL_EVERY_MS } from '@alento/domain/chat/limits';
import { errorText } from '@alento/domain/errors/catalogue';
import { isOffline } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/client.ts';
import { CallTimeout, withinTimeout } from '../../../lib/api/within-timeout.ts';
import { sendErrorText } from '../conversation/chat-errors.ts';
import { streamReply } from './stream-reply.ts';

/** The result of following a reply: the reply, or the reason why its state is unknown. */
export type Followed = { reply: ChatReply } | { trouble: string };

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

const readReply = (id: string, leave: AbortSignal): Promise<ChatReply> =>
  withinTimeout(async (signal) => (await call('GET /chat/replies/{id}', { params: { id } }, { signal })).data, leave);

/** Polls for a reply every second, at most 120 times. */
async function pollReply(id: string, signal: AbortSignal): Promise<Followed> {
  for (let attempt = 0; attempt < CHAT_POLL_ATTEMPTS && !signal.aborted; attempt += 1) {
    if (attempt > 0) await pause(CHAT_POLL_EVERY_MS, signal);
    if (signal.aborted) break;
    try {
      const reply = await readReply(id, signal);
      if (reply.status !== 'processing') return { reply };
    } catch (error) {
      // Network failures are retried. After a refusal the polling ends.
      if (!isOffline(error) && !(error instanceof CallTimeout)) return { trouble: sendErrorText(error) };
    }
  }
  return { trouble: errorText('CHAT_POLLING_TIMEOUT') };
}

type Follow = {
  /** Called with the text received so far while the reply is being written. */
  onText: (text: string) => void;
  signal: AbortSignal;
};

/** Waits for a reply on its stream, or by polling if streaming fails. Never rejects. */
export async function followReply(id: string, { onText, signal }: Follow): Promise<Followed> {
  try {
    const reply = await streamReply(id, onText, signal);
    if (reply && reply.status !== 'processing') return { reply };
  } catch (error) {
    return { trouble: sendErrorText(error) };
  }
  return pollReply(id, signal);
}
