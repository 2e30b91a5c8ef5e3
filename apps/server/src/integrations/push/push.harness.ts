import type { PushDoubleOptions } from '../../../../../testing/push-double/push-double.ts';
import { startPushDouble } from '../../../../../testing/push-double/push-double.ts';
import type { Subscription } from '../../../../../testing/push-double/web/subscriptions.ts';
import { createLog } from '../../log/log.ts';
import type { PushMessage, PushTarget } from './push-sender.ts';
import { vapidKeysOf } from './web/vapid-keys.ts';
import { type WebPushOptions, WebPushSender } from './web/web-push-sender.ts';

export const KEYS = vapidKeysOf({ vapidSeed: () => Buffer.alloc(48, 7) });

/** One for all senders: each logger listens for the end of the process. */
export const SILENT = createLog('silent');

/** A message that is wanted for an hour. */
export const messageOf = (more: Partial<PushMessage> = {}): PushMessage => ({
  title: 'Hora de registrar',
  body: 'Como você está agora?',
  tag: 'lembrete-2026-03-01',
  data: { kind: 'reminder', path: '/registrar' },
  expiresAt: Date.now() + 3_600_000,
  ...more,
});

export const targetOf = ({ endpoint, keys }: Subscription): Extract<PushTarget, { kind: 'web' }> => ({
  kind: 'web',
  endpoint,
  ...keys,
});

/** A double, and a sender of web push that may use it. */
export async function startWebPush(
  doubleOptions: PushDoubleOptions = {},
  senderOptions: Partial<WebPushOptions> = {},
): Promise<{ double: Awaited<ReturnType<typeof startPushDouble>>; sender: WebPushSender; stop(): Promise<void> }> {
  const double = await startPushDouble(doubleOptions);
  const sender = new WebPushSender({
    keys: KEYS,
    subject: 'mailto:dados@alento.example',
    allowedOrigins: new Set([double.address, double.tlsAddress]),
    log: SILENT,
    ca: double.ca,
    ...senderOptions,
  });
  return {
    double,
    sender,
    async stop() {
      await sender.close();
      await double.stop();
    },
  };
}
