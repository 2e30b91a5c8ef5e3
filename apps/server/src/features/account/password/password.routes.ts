import { endpoints } from '@alento/contract/endpoints';
import { RENEWED_TOKEN_HEADER } from '@alento/domain/http/headers';
import { setAnswerHeader } from '../../../http/answer.ts';
import { orRefuse } from '../../../http/errors/refusal.ts';
import type { Mount } from '../../../http/mount.ts';
import type { AccountDeps } from '../account-deps.ts';
import { confirmed } from '../confirmation/confirm-identity.ts';
import { originOf, rateLimited, reportEvent } from '../sign-in/attempts.ts';
import { changePassword, checkChange } from './password-change.service.ts';
import { requestReset, resetPassword } from './password-reset.service.ts';

/** The same response whether the account exists or not. */
const RESET_ANSWER = 'Se houver uma conta com este endereço, enviaremos um link para redefinir a senha.';

/** Routes for changing the password and for resetting it by a mailed link. */
export function passwordRoutes(mount: Mount, deps: AccountDeps): void {
  const refused = { event: 'password-reset-refused', account: null } as const;

  mount(endpoints.requestPasswordReset, async ({ c, body: { email } }) => {
    const { network, requestId } = originOf(c, deps);
    const counts = [
      { name: 'reset-address', subject: network },
      { name: 'reset-account', subject: email.trim().toLowerCase() },
    ] as const;
    orRefuse(await rateLimited(deps, { ...refused, requestId }, counts, () => requestReset(deps, email, requestId)));
    return { status: true as const, message: RESET_ANSWER };
  });

  mount(endpoints.resetPassword, async ({ c, body: { token, newPassword } }) => {
    const { network, requestId } = originOf(c, deps);
    const counts = [{ name: 'reset-address', subject: network }] as const;
    const reset = () => resetPassword(deps, token, newPassword, network);
    const { userId } = orRefuse(await rateLimited(deps, { ...refused, requestId }, counts, reset));
    deps.tell({ event: 'password-reset', account: userId, requestId });
    return { status: true as const };
  });

  mount(endpoints.changePassword, async ({ c, body: { currentPassword: password, newPassword, secondFactor } }) => {
    // Checked first, so that a request with an unacceptable new password doesn't count as an attempt.
    orRefuse(await checkChange(deps, c.var.actor, password, newPassword));
    const asking = await confirmed(deps, c, { password, secondFactor });
    const token = orRefuse(await changePassword(deps, asking, newPassword));
    reportEvent(deps, asking, 'password-changed');
    // Overwrites the header if the session check has renewed the token in this response.
    setAnswerHeader(c, RENEWED_TOKEN_HEADER, token);
    return { status: true as const };
  });
}
