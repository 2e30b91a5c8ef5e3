import type { ChatReply } from '@alento/contract/chat';
import type { ChatStreamEvent } from '@alento/contract/streams/event-streams';
import { CHAT_POLL_ATTEMPTS, CHAT_POLL_EVERY_MS } from '@alento/domain/chat/limits';
import type { Result } from '@alento/domain/result';
import type { LiveReplies } from './live-reply.ts';

/** Interval of comment lines, which prevent proxies from closing an idle stream, ms. */
const KEEP_ALIVE_MS = 15_000;
/** Maximum duration of a stream, the same as that of polling, ms. */
const LONGEST_MS = CHAT_POLL_ATTEMPTS * CHAT_POLL_EVERY_MS;

const encoder = new TextEncoder();
const KEEP_ALIVE = encoder.encode(': \n\n');
const eventText = ({ event, data }: ChatStreamEvent): Uint8Array =>
  encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);

type Follow = {
  live: LiveReplies;
  id: string;
  /** Reads the reply's status from the database. */
  read: () => Promise<Result<ChatReply>>;
  /** Called once when the stream has ended for any reason. */
  closed: () => void;
};

/** Creates a latch: `wait` resolves when `ring` is called, or at once if `ring` was called before. */
function createBell() {
  let hasRung = false;
  let wake = (): void => undefined;
  return {
    ring(): void {
      hasRung = true;
      wake();
    },
    async wait(): Promise<void> {
      if (!hasRung) await new Promise<void>((resolve) => (wake = resolve));
      hasRung = false;
    },
  };
}

/**
 * Streams a reply as server-sent events: `delta` and `replace` while it is written, then `done` or `failed` with the
 * complete reply. A client that connects late gets the text so far. Reads the reply's status from the database at the
 * start and after a real-time event that the reply may have ended.
 */
export function replyStream({ live, id, read, closed }: Follow): ReadableStream<Uint8Array> {
  let end = (): void => undefined;
  let wasCancelled = false;
  return new ReadableStream({
    async start(controller) {
      let isOver = false;
      const bell = createBell();
      const write = (bytes: Uint8Array): void => {
        if (!isOver) controller.enqueue(bytes);
      };
      const stop = live.follow(id, {
        hear: ({ kind, text }) => write(eventText({ event: kind, data: { text } })),
        look: bell.ring,
      });
      const keepAlive = setInterval(() => write(KEEP_ALIVE), KEEP_ALIVE_MS);
      const deadline = setTimeout(() => end(), LONGEST_MS);
      end = () => {
        if (isOver) return;
        isOver = true;
        stop();
        clearInterval(keepAlive);
        clearTimeout(deadline);
        bell.ring();
        closed();
      };
      try {
        while (!isOver) {
          const reply = await read();
          if (!reply.ok) break;
          if (reply.value.status !== 'processing') {
            write(eventText({ event: reply.value.status === 'completed' ? 'done' : 'failed', data: reply.value }));
            break;
          }
          await bell.wait();
        }
      } catch (error) {
        if (!isOver) controller.error(error);
        end();
        return;
      }
      end();
      if (!wasCancelled) controller.close();
    },
    cancel() {
      wasCancelled = true;
      end();
    },
  });
}
