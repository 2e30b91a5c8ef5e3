import { endpoints } from '@alento/contract/endpoints';
import { RENEWED_TOKEN_HEADER } from '@alento/domain/http/headers';
import { orRefuse } from '../../../http/errors/refusal.ts';
import type { Mount } from '../../../http/mount.ts';
import type { TellSecurityEvent } from '../../../log/security-event.ts';
import { askingOf } from '../confirmation/asking.ts';
import type { ConfirmIdentity } from '../confirmation/confirm-identity.service.ts';
import { deletionCopy } from './deletion.copy.ts';
import type { Deletions } from './deletion.service.ts';

type Deps = { deletions: Deletions; confirmIdentity: ConfirmIdentity; tell: TellSecurityEvent; proxyHops: number };

/** Route to delete the account. */
export function deletionRoutes(mount: Mount, { deletions, confirmIdentity, tell, proxyHops }: Deps): void {
  mount(endpoints.deleteAccount, async ({ c, body }) => {
    const asking = askingOf(c, proxyHops);
    const { actor, requestId } = asking;
    orRefuse(await confirmIdentity(asking, body));
    const deletedData = orRefuse(await deletions.delete(actor));
    tell({ event: 'account-deleted', account: actor.owner.userId, requestId });
    // The session check may have renewed the token of a session that is gone now.
    delete c.var.answerHeaders[RENEWED_TOKEN_HEADER];
    return { message: deletionCopy.done, deletedData };
  });
}
