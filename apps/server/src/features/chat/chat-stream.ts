import { setTimeout as wait } from 'node:timers/promises';
import type { ChatReply } from '@alento/contract/chat';
import type { ChatStreamEvent } from '@alento/contract/chat-stream';
import { CHAT_POLL_ATTEMPTS, CHAT_POLL_EVERY_MS } from '@alento/domain/chat/limits';
import type { Result } from '@alento/domain/result';
import type { ReplyBus, ReplyEvent } from './reply-bus.ts';

/** A line that says nothing keeps proxies from closing a stream in which somebody thinks, ms. */
const KEEP_ALIVE_MS = 15_000;

const encoder = new TextEncoder();
const eventText = ({ event, data }: ChatStreamEvent): Uint8Array =>
  encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);

type Follow = {
  bus: ReplyBus;
  id: string;
  /** Where the reply stands, from the database: it may be written by another process. */
  read: () => Promise<Result<ChatReply>>;
  /** Called once, when the stream has ended in whatever way. */
  closed: () => void;
};

/**
 * A reply as server-sent events: `delta` and `replace` as its words come, `done` or `failed` at its end,
 * with the whole reply. Who comes in the middle gets what there is so far.
 */
export function replyStream({ bus, id, read, closed }: Follow): ReadableStream<Uint8Array> {
  let stop = (): void => undefined;
  const gone = new AbortController();
  return new ReadableStream({
    async start(controller) {
      const send = (event: ChatStreamEvent): void => {
        if (!gone.signal.aborted) controller.enqueue(eventText(event));
      };
      let hasEnded: () => void = () => undefined;
      const hear = (event: ReplyEvent): void => {
        if (event.kind === 'end') hasEnded();
        else send({ event: event.kind, data: { text: event.text } });
      };
      const followed = bus.follow(id, hear);
      stop = followed.stop;
      if (followed.soFar) send({ event: 'replace', data: { text: followed.soFar } });
      const keepAlive = setInterval(() => {
        if (!gone.signal.aborted) controller.enqueue(encoder.encode(': \n\n'));
      }, KEEP_ALIVE_MS);
      try {
        for (let attempt = 0; attempt <= CHAT_POLL_ATTEMPTS && !gone.signal.aborted; attempt += 1) {
          const ended = new Promise<void>((resolve) => {
            hasEnded = resolve;
          });
          const reply = await read();
          if (!reply.ok) break;
          if (reply.value.status !== 'processing') {
            send({ event: reply.value.status === 'completed' ? 'done' : 'failed', data: reply.value });
            break;
          }
          await Promise.race([ended, wait(CHAT_POLL_EVERY_MS)]);
        }
      } catch (error) {
        if (!gone.signal.aborted) controller.error(error);
        return;
      } finally {
        clearInterval(keepAlive);
        stop();
        closed();
      }
      if (!gone.signal.aborted) controller.close();
    },
    cancel() {
      gone.abort();
      stop();
      closed();
    },
  });
}
