import { hasServiceWorker } from '../../platform/service-worker.ts';
import { session } from '../session/session.ts';
import { sendOutbox } from './outbox.ts';
import { SEND_MESSAGE, type SendAnswer } from './worker-messages.ts';

/** Sends when the service worker asks for it, and answers whether something is left. Returns a function that stops. */
export function answerServiceWorker(): () => void {
  if (!hasServiceWorker()) return () => undefined;
  const onMessage = async ({ data, ports }: MessageEvent<unknown>): Promise<void> => {
    const userId = session.userId();
    if (data !== SEND_MESSAGE || userId === null) return;
    const isLeft = await sendOutbox(userId);
    ports[0]?.postMessage({ isLeft } satisfies SendAnswer);
  };
  navigator.serviceWorker.addEventListener('message', onMessage);
  navigator.serviceWorker.startMessages();
  return () => navigator.serviceWorker.removeEventListener('message', onMessage);
}
