import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { KeyRing } from '../../../crypto/key-ring.ts';
import type { Database } from '../../../db/database.ts';
import { factorTickets, recoveryCodes, secondFactors } from '../../../db/schema/second-factor.ts';
import type { Mailer } from '../../../integrations/mail/mailer.ts';
import { errorKind } from '../../../log/error-kind.ts';
import { securityEvents } from '../../../log/security-event.ts';
import { factorMessage } from '../account.mail.ts';
import { lockAccount } from '../account-rows.ts';
import { accountAddressesOf, mailEach, resetPage } from '../addresses.ts';

type Deps = { db: Database; keyRing: KeyRing; mailer: Mailer; publicUrl: string; log: Logger };

/**
 * Removes all second factors of an account for an operator, and mails the addresses of the account. Whoever can run
 * commands on the server is authorised.
 *
 * @returns how many addresses got a mail; null if sending failed. The factors are removed in either case.
 */
export async function removeOnRequest(
  { db, keyRing, mailer, publicUrl, log }: Deps,
  userId: string,
): Promise<{ removed: boolean; notifiedAddresses: number | null }> {
  const removed = await db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    const rows = await tx
      .delete(secondFactors)
      .where(eq(secondFactors.userId, userId))
      .returning({ id: secondFactors.id });
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    await tx.delete(factorTickets).where(eq(factorTickets.userId, userId));
    return rows.length > 0;
  });
  if (!removed) return { removed, notifiedAddresses: 0 };
  securityEvents(log, keyRing)({ event: 'second-factor-removed', account: userId, requestId: randomUUID() });
  const account = await accountAddressesOf(db, keyRing, userId);
  const addresses = [...new Set([account?.recovery, account?.contact])].filter(
    (address) => typeof address === 'string',
  );
  const resetAddress = resetPage(publicUrl);
  try {
    await mailEach(mailer, addresses, (to) => factorMessage(to, 'removed-on-request', resetAddress));
    return { removed, notifiedAddresses: addresses.length };
  } catch (error) {
    // Logs only the kind of error, because a mail server's response may quote the address.
    log.error({ kind: errorKind(error) }, 'the message about a removed second factor could not be sent');
    return { removed, notifiedAddresses: null };
  }
}
