import { askPages } from './ask-pages.ts';
import { sendHere } from './send-here.ts';

/**
 * Sends what waits when the browser reports a network (Background Sync). An open page does it, because it also sends
 * edits and deletions. Rejects if something is left, so that the browser repeats the event later.
 */
export async function sendWaiting(worker: ServiceWorkerGlobalScope): Promise<void> {
  const answer = await askPages(worker);
  const isLeft = answer ? answer.isLeft : ['left', 'busy'].includes((await sendHere()).state);
  if (isLeft) throw new Error('Something is left to send');
}
