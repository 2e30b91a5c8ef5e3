import type { ChatReply } from '@alento/contract/chat';
import type { ChatStreamEvent } from '@alento/contract/chat-stream';
import { CHAT_POLL_ATTEMPTS, CHAT_POLL_EVERY_MS } from '@alento/domain/chat/limits';
import type { Result } from '@alento/domain/result';
import type { LiveReplies } from './live-reply.ts';

/** A line that says nothing keeps proxies from closing a stream in which somebody thinks, ms. */
const KEEP_ALIVE_MS = 15_000;
/** After so long a stream ends, whatever became of the reply: as long as a reply is asked for otherwise, ms. */
const LONGEST_MS = CHAT_POLL_ATTEMPTS * CHAT_POLL_EVERY_MS;

const encoder = new TextEncoder();
const KEEP_ALIVE = encoder.encode(': \n\n');
const eventText = ({ event, data }: ChatStreamEvent): Uint8Array =>
  encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);

type Follow = {
  live: LiveReplies;
  id: string;
  /** Where the reply stands, from the database. */
  read: () => Promise<Result<ChatReply>>;
  /** Called once, when the stream has ended in whatever way. */
  closed: () => void;
};

/** Resolves each wait when it is told to look, or told before. */
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
 * A reply as server-sent events: `delta` and `replace` as its words come, `done` or `failed` at its end,
 * with the whole reply. Who comes in the middle gets what there is so far. The database is asked as the
 * stream begins and when the real-time port says that the reply may have ended, and not in between.
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
