import type { Credentials } from '@alento/contract/second-factor';
import type { Context } from 'hono';
import type { Person } from '../access/person.ts';
import { sessionCheck } from '../access/session-check.ts';
import type { KeyCache } from '../crypto/key-cache.ts';
import type { Runner, Transaction } from '../db/database.ts';
import { overwriteDeletedKeys } from '../db/overwrite-deleted-keys.ts';
import { accountRoutes } from '../features/account/account.routes.ts';
import type { AccountDeps } from '../features/account/account-deps.ts';
import { confirmIdentity } from '../features/account/confirmation/confirm-identity.ts';
import { deletionRoutes } from '../features/account/deletion/deletion.routes.ts';
import type { Contracts, DeletionDeps, ErasedAccounts } from '../features/account/deletion/deletion.service.ts';
import { deletionJobs } from '../features/account/deletion/rest.jobs.ts';
import { inactivityJobs } from '../features/account/inactivity/inactivity.service.ts';
import { passwordRoutes } from '../features/account/password/password.routes.ts';
import { changeJobs } from '../features/account/password/password-change.service.ts';
import { resetJobs } from '../features/account/password/password-reset.service.ts';
import { followTimeZone, readProfile, setIdentity } from '../features/account/profile/profile.service.ts';
import { recoveryEmailJobs } from '../features/account/recovery-email/recovery-email.jobs.ts';
import { recoveryEmailRoutes } from '../features/account/recovery-email/recovery-email.routes.ts';
import { RecoveryEmailRequest, readRecovery } from '../features/account/recovery-email/recovery-email.service.ts';
import { secondFactorJobs } from '../features/account/second-factor/factor-change.service.ts';
import { secondFactorRoutes } from '../features/account/second-factor/second-factor.routes.ts';
import { sessionRoutes, signInRoutes } from '../features/account/session/session.routes.ts';
import { askingOf } from '../features/account/sign-in/attempts.ts';
import type { legalDocumentService } from '../features/legal-document/legal-document.service.ts';
import { endSharesOfAccount } from '../features/sharing/end-shares.ts';
import type { Env } from '../http/env.ts';
import type { ConfiguredLimits } from '../http/limits/configured-limits.ts';
import { createRateLimiter } from '../http/limits/rate-limit.ts';
import type { Mount } from '../http/mount.ts';
import { securityEvents } from '../log/security-event.ts';
import { insertInitialRows } from './app-account-rows.ts';
import type { Shared } from './app-deps.ts';
import { tellOfShares } from './app-sharing.ts';

type Parts = {
  /** Decrypts and caches data keys. */
  keys: KeyCache;
  legal: ReturnType<typeof legalDocumentService>;
  limits: ConfiguredLimits;
  contracts: Contracts;
  erased: ErasedAccounts;
};

/** Connects the deletion of accounts with what it ends. */
function deletionDeps(deps: AccountDeps, { database, realtime }: Shared, { keys, contracts, erased }: Parts) {
  return {
    ...deps,
    contracts,
    erased,
    async endStreams(tx, userId, replyIds) {
      await realtime.publishWithin(tx, 'account', userId, { kind: 'ended' });
      for (const id of replyIds) await realtime.publishWithin(tx, 'reply', id, { kind: 'end' });
    },
    endShares: (tx, owner, now) => endSharesOfAccount(tx, owner, now, tellOfShares(realtime)),
    forgetKey: keys.forget,
    overwriteKeys: () => overwriteDeletedKeys(database),
    forgetMail: async (addresses) => deps.mailer.forget?.(addresses),
  } satisfies AccountDeps & DeletionDeps;
}

/** Connects the account and returns its routes and jobs. */
export function buildAccount(shared: Shared, parts: Parts) {
  const { config, db, keyRing, mailer, clock, log, publicUrl, personsForJob } = shared;
  const { keys, legal, limits } = parts;
  const account: AccountDeps = {
    ...{ db, keyRing, mailer, clock, log, publicUrl },
    enqueue: (kind, payload, tx) => shared.queue().enqueue(kind, payload, tx),
    limiter: createRateLimiter(db, keyRing, limits),
    tell: securityEvents(log, keyRing),
    proxyHops: config.TRUST_PROXY_HOPS,
  };
  const deletion = deletionDeps(account, shared, parts);
  const months = config.INACTIVE_ACCOUNTS_MONTHS ?? null;
  return {
    checkSession: sessionCheck({
      ...{ db, keys, clock },
      followTimeZone: (owner, timeZone) => followTimeZone(account, owner, timeZone),
    }),
    profiles: {
      read: (actor: Person, runner: Runner = db) => readProfile(runner, actor),
      setIdentity: (actor: Person, identity: Parameters<typeof setIdentity>[2], tx: Transaction) =>
        setIdentity(tx, actor, identity),
    },
    jobs: [
      ...resetJobs(account),
      ...changeJobs(account),
      ...recoveryEmailJobs(account),
      ...deletionJobs(account),
      ...inactivityJobs({ ...deletion, personsForJob, months, noticeDays: config.INACTIVE_NOTICE_DAYS }),
      ...secondFactorJobs(account),
    ],

    /** Reads the profile of the account, including an unconfirmed recovery address. */
    async readStoredProfile(actor: Person, tx?: Transaction) {
      const { pending, ...profile } = await readRecovery(account, actor, tx);
      return { ...profile, recoveryEmailPending: pending?.address ?? null };
    },

    /** Confirms the person's identity, for features that require more than a session. */
    confirmIdentity: (c: Context<Env>, credentials: Credentials) =>
      confirmIdentity(account, askingOf(c, account), credentials),

    /** Creates a request to change the recovery address in the onboarding. */
    requestRecoveryEmail: (c: Context<Env>, credentials: Credentials) =>
      new RecoveryEmailRequest(account, askingOf(c, account), credentials, { always: false }),

    mountOn(mount: Mount, { isMinor }: { isMinor: (actor: Person) => Promise<boolean> }): void {
      accountRoutes(mount, {
        ...{ ...account, legal, layOut: insertInitialRows, isMinor },
        pendingLegalDocuments: (actor) => legal.pendingOf(actor),
      });
      signInRoutes(mount, account);
      sessionRoutes(mount, account);
      passwordRoutes(mount, account);
      secondFactorRoutes(mount, account);
      deletionRoutes(mount, deletion);
      recoveryEmailRoutes(mount, account);
    },
  };
}
