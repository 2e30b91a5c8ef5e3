import type { TopicEvent } from '@alento/contract/realtime';
import type { AccountStreamEvent } from '@alento/contract/streams/event-streams';
import type { PlanId } from '@alento/domain/plan/plans';
import type { Realtime } from '../../realtime/realtime.ts';

/** Interval of comment lines, which prevent proxies from closing an idle stream, ms. */
const KEEP_ALIVE_MS = 25_000;

const encoder = new TextEncoder();
const KEEP_ALIVE = encoder.encode(': \n\n');
const eventText = ({ event, data }: AccountStreamEvent): Uint8Array =>
  encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
/** The stream's event for each event of the account's topic that doesn't end the stream. */
const EVENTS: Readonly<Record<Exclude<TopicEvent<'account'>['kind'], 'ended'>, Uint8Array>> = {
  plan: eventText({ event: 'plan', data: {} }),
  'my-data': eventText({ event: 'my-data', data: {} }),
  sharing: eventText({ event: 'sharing', data: {} }),
};

type Follow = {
  realtime: Realtime;
  userId: string;
  /** Reads the plan in force. Called after the subscription, so that no change is missed. */
  readPlan: () => Promise<PlanId>;
  /** Whether the session still exists. Asked from time to time; the stream ends with the session. */
  isSignedIn: () => Promise<boolean>;
  /** Ends the stream after this time, ms. */
  longestMs: number;
  /** Called once when the stream has ended for any reason. */
  closed: () => void;
  keepAliveMs?: number;
};

/**
 * Streams the events of an account as server-sent events until the client disconnects or the account is deleted. If
 * events may have been missed, it sends every kind, so that the client reads everything again.
 */
export function accountStream({
  realtime,
  userId,
  readPlan,
  isSignedIn,
  longestMs,
  closed,
  keepAliveMs = KEEP_ALIVE_MS,
}: Follow): ReadableStream<Uint8Array> {
  let end = (): void => undefined;
  return new ReadableStream({
    async start(controller) {
      let isOver = false;
      const write = (bytes: Uint8Array): void => {
        if (!isOver) controller.enqueue(bytes);
      };
      const finish = (): void => {
        if (isOver) return;
        end();
        controller.close();
      };
      const stop = realtime.follow('account', userId, {
        hear({ kind }) {
          if (kind === 'ended') finish();
          else write(EVENTS[kind]);
        },
        missed: () => {
          for (const event of Object.values(EVENTS)) write(event);
        },
      });
      const stayAlive = async (): Promise<void> => {
        if (await isSignedIn()) write(KEEP_ALIVE);
        else finish();
      };
      // If the session can't be read, the next interval tries again.
      const keepAlive = setInterval(() => void stayAlive().catch(() => write(KEEP_ALIVE)), keepAliveMs);
      const deadline = setTimeout(finish, longestMs);
      end = () => {
        if (isOver) return;
        isOver = true;
        stop();
        clearInterval(keepAlive);
        clearTimeout(deadline);
        closed();
      };
      try {
        write(eventText({ event: 'opened', data: { planId: await readPlan() } }));
      } catch (error) {
        if (!isOver) controller.error(error);
        end();
      }
    },
    cancel: () => end(),
  });
}
