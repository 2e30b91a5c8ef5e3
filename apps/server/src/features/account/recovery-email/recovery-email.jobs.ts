import { z } from 'zod';
import { jobKind, runs } from '../../../jobs/job-kind.ts';
import { addressChangedMessage, addressRestoredMessage, confirmAddressMessage } from '../account.mail.ts';
import type { AccountDeps } from '../account-deps.ts';
import { accountAddressesOf, mailEach, resetPage } from '../addresses.ts';
import { linkToken, readChange } from './recovery-change.ts';

const link = z.object({ userId: z.string(), seed: z.uuid() });
export const sendRecoveryConfirmation = jobKind({ name: 'send-recovery-confirmation', payload: link });
export const sendRecoveryNotice = jobKind({ name: 'send-recovery-notice', payload: link });
export const sendRecoveryUndone = jobKind({
  name: 'send-recovery-undone',
  payload: z.object({ userId: z.string() }),
});

/**
 * Jobs that mail links and notices about a recovery address. Payloads contain the account's id and the seed of a link.
 */
export function recoveryEmailJobs(deps: AccountDeps) {
  const { db, keyRing, mailer, publicUrl } = deps;
  const linkTo = (path: string, userId: string, seed: string): string =>
    new URL(`${path}#token=${linkToken(keyRing, userId, seed)}`, publicUrl()).href;

  return [
    runs(sendRecoveryConfirmation, async ({ userId, seed }) => {
      const addresses = await accountAddressesOf(db, keyRing, userId);
      const change = addresses && (await readChange(deps, addresses.userKey, { userId, seed, kind: 'confirm' }));
      // Without a row the change was replaced, withdrawn or confirmed, so its link is no longer valid.
      if (!change?.address) return;
      await mailer.send(confirmAddressMessage(change.address, linkTo('/confirmar-email', userId, seed)));
    }),
    runs(sendRecoveryNotice, async ({ userId, seed }) => {
      const addresses = await accountAddressesOf(db, keyRing, userId);
      const change = addresses && (await readChange(deps, addresses.userKey, { userId, seed, kind: 'undo' }));
      if (!change) return;
      // The new address gets no undo link: an attacker who set it must not be able to undo the owner's changes.
      const recipients = [change.address, addresses.contact].filter((address) => address !== addresses.recovery);
      const undo = linkTo('/desfazer-email', userId, seed);
      await mailEach(mailer, recipients, (to) => addressChangedMessage(to, undo, resetPage(publicUrl())));
    }),
    runs(sendRecoveryUndone, async ({ userId }) => {
      const addresses = await accountAddressesOf(db, keyRing, userId);
      if (!addresses) return;
      await mailEach(mailer, [addresses.recovery, addresses.contact], (to) =>
        addressRestoredMessage(to, resetPage(publicUrl())),
      );
    }),
  ];
}
