import type { Logger } from 'pino';
import type { KeyRing } from '../../crypto/key-ring.ts';
import type { Store } from '../../db/database.ts';
import type { RateLimiter } from '../../http/limits/rate-limit.ts';
import type { Mailer } from '../../integrations/mail/mailer.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { TellSecurityEvent } from '../../log/security-event.ts';

/** What the functions of this feature get from the process. composition/app-account.ts builds it once. */
export type AccountDeps = Store & {
  keyRing: KeyRing;
  log: Logger;
  mailer: Mailer;
  /** Public address of the app, for links in mail. */
  publicUrl: () => string;
  enqueue: JobQueue['enqueue'];
  limiter: RateLimiter;
  tell: TellSecurityEvent;
  /** Number of trusted proxies before the server. */
  proxyHops: number;
};
