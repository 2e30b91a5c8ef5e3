import { keyRingOf } from '../../../apps/server/src/crypto/key-ring.ts';
import { vapidKeysOf } from '../../../apps/server/src/integrations/push/web/vapid-keys.ts';
import { WebPushSender } from '../../../apps/server/src/integrations/push/web/web-push-sender.ts';
import { createLog } from '../../../apps/server/src/log/log.ts';
import type { PushService } from '../processes/push-double.ts';
import { SECRETS } from '../processes/secrets.ts';
import type { Subscription } from './reminded-people.ts';

const EXPIRES_MS = 60_000;

/**
 * Sends a reminder to each subscription without a database, from one process: what the clock can reach at best.
 *
 * @returns messages a second.
 */
export async function bareSender(subscriptions: readonly Subscription[], service: PushService): Promise<number> {
  await service.reset();
  const sender = new WebPushSender({
    keys: vapidKeysOf(keyRingOf(SECRETS)),
    subject: 'mailto:bench@alento.example',
    allowedOrigins: new Set([service.address]),
    log: createLog('silent'),
  });
  const message = { title: 'Lembrete', body: 'Um lembrete seu para agora.', tag: 'mood-morning', data: {} };
  const started = performance.now();
  const AT_ONCE = 500;
  for (let at = 0; at < subscriptions.length; at += AT_ONCE) {
    const some = subscriptions.slice(at, at + AT_ONCE);
    const results = await Promise.all(
      some.map(({ endpoint, keys }) =>
        sender.send({ kind: 'web', endpoint, ...keys }, { ...message, expiresAt: Date.now() + EXPIRES_MS }),
      ),
    );
    if (results.some(({ outcome }) => outcome !== 'accepted')) throw new Error('The floor got another answer');
  }
  const seconds = (performance.now() - started) / 1000;
  sender.close();
  return subscriptions.length / seconds;
}
