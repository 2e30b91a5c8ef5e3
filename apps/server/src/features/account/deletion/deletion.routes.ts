import { endpoints } from '@alento/contract/endpoints';
import { RENEWED_TOKEN_HEADER } from '@alento/domain/http/headers';
import { orRefuse } from '../../../http/errors/refusal.ts';
import type { Mount } from '../../../http/mount.ts';
import type { AccountDeps } from '../account-deps.ts';
import { confirmed } from '../confirmation/confirm-identity.ts';
import { reportEvent } from '../sign-in/attempts.ts';
import { deletionCopy } from './deletion.copy.ts';
import { type DeletionDeps, deleteAccount } from './deletion.service.ts';

/** Route to delete the account. */
export function deletionRoutes(mount: Mount, deps: AccountDeps & DeletionDeps): void {
  mount(endpoints.deleteAccount, async ({ c, body }) => {
    const asking = await confirmed(deps, c, body);
    const deletedData = orRefuse(await deleteAccount(deps, asking.actor));
    reportEvent(deps, asking, 'account-deleted');
    // The session check may have renewed the token of a session that is gone now.
    delete c.var.answerHeaders[RENEWED_TOKEN_HEADER];
    return { message: deletionCopy.done, deletedData };
  });
}
