import { endpoints } from '@alento/contract/endpoints';
import { maskEmail } from '@alento/domain/account/email';
import type { Result } from '@alento/domain/result';
import type { Context } from 'hono';
import type { SignedIn } from '../../../access/person.ts';
import type { Database } from '../../../db/database.ts';
import { refusableTransaction } from '../../../db/refusable-transaction.ts';
import type { Env } from '../../../http/env.ts';
import { orRefuse } from '../../../http/errors/refusal.ts';
import type { RateLimiter } from '../../../http/limits/rate-limit.ts';
import type { Mount } from '../../../http/mount.ts';
import type { TellSecurityEvent } from '../../../log/security-event.ts';
import { askingOf, originOf } from '../confirmation/asking.ts';
import { tellRefusals } from '../sign-in/tell-refusals.ts';
import { parseLinkToken } from './recovery-change.ts';
import type { RecoveryEmails } from './recovery-email.service.ts';
import type { recoveryEmailRequests } from './recovery-email-request.ts';
import type { recoveryLinkService } from './recovery-link.service.ts';

type Deps = {
  db: Database;
  recoveryEmails: RecoveryEmails;
  requestChange: ReturnType<typeof recoveryEmailRequests>;
  links: ReturnType<typeof recoveryLinkService>;
  limiter: RateLimiter;
  tell: TellSecurityEvent;
  proxyHops: number;
};

/** Routes for the recovery address: read masked, change, confirm and undo by mailed links. */
export function recoveryEmailRoutes(mount: Mount, deps: Deps): void {
  const { db, recoveryEmails, requestChange, links, limiter, tell, proxyHops } = deps;

  async function masked(actor: SignedIn) {
    const { recoveryEmail, pending } = await recoveryEmails.read(actor);
    return {
      recoveryEmail: recoveryEmail && maskEmail(recoveryEmail),
      pending: pending && { email: maskEmail(pending.address), expiresAt: pending.expiresAt },
    };
  }

  async function useLink(
    c: Context<Env>,
    token: string,
    event: 'recovery-address-changed' | 'recovery-address-restored',
    use: (token: string) => Promise<Result<{ userId: string }>>,
  ) {
    const { network, requestId } = originOf(c, proxyHops);
    const account = parseLinkToken(token)?.userId ?? null;
    const used = await tellRefusals(tell, { event: 'recovery-link-refused', account, requestId }, async () => {
      await limiter.take({ name: 'recovery-link-address', subject: network });
      return use(token);
    });
    const { userId } = orRefuse(used);
    tell({ event, account: userId, requestId });
    return { status: true as const };
  }

  mount(endpoints.readRecoveryEmail, ({ c }) => masked(c.var.actor));

  mount(endpoints.changeRecoveryEmail, async ({ c, body: { recoveryEmail, ...given } }) => {
    const request = requestChange(askingOf(c, proxyHops), given, { always: true });
    orRefuse(await request.permit(recoveryEmail));
    orRefuse(await refusableTransaction(db, request.apply));
    request.committed();
    return masked(c.var.actor);
  });

  mount(endpoints.confirmRecoveryEmail, ({ c, body }) =>
    useLink(c, body.token, 'recovery-address-changed', links.confirm),
  );

  mount(endpoints.undoRecoveryEmail, ({ c, body }) => useLink(c, body.token, 'recovery-address-restored', links.undo));
}
