import { endpoints } from '@alento/contract/endpoints';
import { RENEWED_TOKEN_HEADER } from '@alento/domain/http/headers';
import { setAnswerHeader } from '../../../http/answer.ts';
import { orRefuse } from '../../../http/errors/refusal.ts';
import type { RateLimiter } from '../../../http/limits/rate-limit.ts';
import type { Mount } from '../../../http/mount.ts';
import type { TellSecurityEvent } from '../../../log/security-event.ts';
import { askingOf, originOf } from '../confirmation/asking.ts';
import type { ConfirmIdentity } from '../confirmation/confirm-identity.service.ts';
import { tellRefusals } from '../sign-in/tell-refusals.ts';
import type { passwordChangeService } from './password-change.service.ts';
import type { passwordResetService } from './password-reset.service.ts';

type Deps = {
  resets: ReturnType<typeof passwordResetService>;
  passwords: ReturnType<typeof passwordChangeService>;
  confirmIdentity: ConfirmIdentity;
  limiter: RateLimiter;
  tell: TellSecurityEvent;
  proxyHops: number;
};

/** The same response whether the account exists or not. */
const RESET_ANSWER = 'Se houver uma conta com este endereço, enviaremos um link para redefinir a senha.';

/** Routes for changing the password and for resetting it by a mailed link. */
export function passwordRoutes(mount: Mount, deps: Deps): void {
  const { resets, passwords, confirmIdentity, limiter, tell, proxyHops } = deps;

  mount(endpoints.requestPasswordReset, async ({ c, body }) => {
    const { network, requestId } = originOf(c, proxyHops);
    const about = { event: 'password-reset-refused', account: null, requestId } as const;
    const asked = await tellRefusals(tell, about, async () => {
      await limiter.take({ name: 'reset-address', subject: network });
      await limiter.take({ name: 'reset-account', subject: body.email.trim().toLowerCase() });
      return resets.request(body.email, requestId);
    });
    orRefuse(asked);
    return { status: true as const, message: RESET_ANSWER };
  });

  mount(endpoints.resetPassword, async ({ c, body }) => {
    const { network, requestId } = originOf(c, proxyHops);
    const about = { event: 'password-reset-refused', account: null, requestId } as const;
    const reset = await tellRefusals(tell, about, async () => {
      await limiter.take({ name: 'reset-address', subject: network });
      return resets.reset(body.token, body.newPassword);
    });
    const { userId } = orRefuse(reset);
    tell({ event: 'password-reset', account: userId, requestId });
    return { status: true as const };
  });

  mount(endpoints.changePassword, async ({ c, body }) => {
    const asking = askingOf(c, proxyHops);
    const { actor, requestId } = asking;
    const { currentPassword: password, newPassword, secondFactor } = body;
    // Checked first, so that a request with an unacceptable new password doesn't count as an attempt.
    orRefuse(await passwords.check(actor, password, newPassword));
    const { passwordHash } = orRefuse(await confirmIdentity(asking, { password, secondFactor }));
    const token = orRefuse(await passwords.change(actor, passwordHash, newPassword));
    tell({ event: 'password-changed', account: actor.owner.userId, requestId });
    // Overwrites the header if the session check has renewed the token in this response.
    setAnswerHeader(c, RENEWED_TOKEN_HEADER, token);
    return { status: true as const };
  });
}
