import { keyRingOf } from '../../../apps/server/src/crypto/key-ring.ts';
import { vapidKeysOf } from '../../../apps/server/src/integrations/push/web/vapid-keys.ts';
import { WebPushSender } from '../../../apps/server/src/integrations/push/web/web-push-sender.ts';
import { createLog } from '../../../apps/server/src/log/log.ts';
import { SECRETS } from '../processes/server.ts';
import type { Subscription } from './reminded-people.ts';

const EXPIRES_MS = 60_000;
const AT_ONCE = 500;

/**
 * Sends a reminder to each subscription without a database, from one process: what the clock can reach at best.
 *
 * @param origin of the push service.
 * @returns messages a second.
 */
export async function bareSender(subscriptions: readonly Subscription[], origin: string): Promise<number> {
  const sender = new WebPushSender({
    keys: vapidKeysOf(keyRingOf(SECRETS)),
    subject: 'mailto:bench@alento.example',
    allowedOrigins: new Set([origin]),
    log: createLog('silent'),
  });
  const message = { title: 'Lembrete', body: 'Um lembrete seu para agora.', tag: 'mood-morning', data: {} };
  const send = ({ endpoint, keys }: Subscription) =>
    sender.send({ kind: 'web', endpoint, ...keys }, { ...message, expiresAt: Date.now() + EXPIRES_MS });
  const started = performance.now();
  for (let at = 0; at < subscriptions.length; at += AT_ONCE) {
    const results = await Promise.all(subscriptions.slice(at, at + AT_ONCE).map(send));
    if (results.some(({ outcome }) => outcome !== 'accepted')) throw new Error('The floor got another answer');
  }
  const seconds = (performance.now() - started) / 1000;
  await sender.close();
  return subscriptions.length / seconds;
}
