import { SEND_MESSAGE, type SendAnswer } from '../src/lib/outbox/worker-messages.ts';

/** How long to wait for the answers of pages, ms. Pages without the app's code, or frozen ones, never answer. */
const ANSWER_MAX_MS = 10_000;

const ask = (page: Client): Promise<SendAnswer> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<SendAnswer>) => resolve(data);
    page.postMessage(SEND_MESSAGE, [port2]);
  });

const pagesOf = ({ clients }: ServiceWorkerGlobalScope) =>
  clients.matchAll({ type: 'window', includeUncontrolled: true });

/**
 * Asks all open pages to send their outbox. Resolves to the first answer that nothing is left, otherwise to one that
 * something is left, or to null without any answer in time.
 */
export async function askPages(worker: ServiceWorkerGlobalScope): Promise<SendAnswer | null> {
  const answers = (await pagesOf(worker)).map(ask);
  if (answers.length === 0) return null;
  let left: SendAnswer | null = null;
  const isDone = Promise.any(
    answers.map(async (answer) => {
      const reply = await answer;
      if (reply.isLeft) {
        left = reply;
        throw new Error('Something is left');
      }
      return reply;
    }),
  ).catch(() => left);
  const outOfPatience = new Promise<void>((resolve) => setTimeout(resolve, ANSWER_MAX_MS));
  return Promise.race([isDone, outOfPatience.then(() => left)]);
}

/** Asks all open pages without waiting for them. */
export async function nudgePages(worker: ServiceWorkerGlobalScope): Promise<void> {
  for (const page of await pagesOf(worker)) page.postMessage(SEND_MESSAGE);
}
