import { endpoints } from '@alento/contract/endpoints';
import { maskEmail } from '@alento/domain/account/email';
import type { Result } from '@alento/domain/result';
import type { Context } from 'hono';
import type { SignedIn } from '../../../access/person.ts';
import { refusableTransaction } from '../../../db/refusable-transaction.ts';
import type { Env } from '../../../http/env.ts';
import { orRefuse } from '../../../http/errors/refusal.ts';
import type { Mount } from '../../../http/mount.ts';
import type { AccountDeps } from '../account-deps.ts';
import { askingOf, originOf, rateLimited } from '../sign-in/attempts.ts';
import { parseLinkToken } from './recovery-change.ts';
import { RecoveryEmailRequest, readRecovery } from './recovery-email.service.ts';
import { confirmRecovery, undoRecovery } from './recovery-link.service.ts';

/** Routes for the recovery address: read masked, change, confirm and undo by mailed links. */
export function recoveryEmailRoutes(mount: Mount, deps: AccountDeps): void {
  async function masked(actor: SignedIn) {
    const { recoveryEmail, pending } = await readRecovery(deps, actor);
    return {
      recoveryEmail: recoveryEmail && maskEmail(recoveryEmail),
      pending: pending && { email: maskEmail(pending.address), expiresAt: pending.expiresAt },
    };
  }

  async function useLink(
    c: Context<Env>,
    token: string,
    event: 'recovery-address-changed' | 'recovery-address-restored',
    use: (deps: AccountDeps, token: string) => Promise<Result<{ userId: string }>>,
  ) {
    const { network, requestId } = originOf(c, deps);
    const account = parseLinkToken(token)?.userId ?? null;
    const about = { event: 'recovery-link-refused', account, requestId } as const;
    const counts = [{ name: 'recovery-link-address', subject: network }] as const;
    const { userId } = orRefuse(await rateLimited(deps, about, counts, () => use(deps, token)));
    deps.tell({ event, account: userId, requestId });
    return { status: true as const };
  }

  mount(endpoints.readRecoveryEmail, ({ actor }) => masked(actor));

  mount(endpoints.changeRecoveryEmail, async ({ c, actor, body: { recoveryEmail, ...credentials } }) => {
    const request = new RecoveryEmailRequest(deps, askingOf(c, deps), credentials, { always: true });
    orRefuse(await request.permit(recoveryEmail));
    orRefuse(await refusableTransaction(deps.db, (tx) => request.apply(tx)));
    request.committed();
    return masked(actor);
  });

  mount(endpoints.confirmRecoveryEmail, ({ c, body }) =>
    useLink(c, body.token, 'recovery-address-changed', confirmRecovery),
  );

  mount(endpoints.undoRecoveryEmail, ({ c, body }) =>
    useLink(c, body.token, 'recovery-address-restored', undoRecovery),
  );
}
