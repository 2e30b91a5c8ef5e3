import type { Context } from 'hono';
import type { Person, PersonsForJob } from '../access/person.ts';
import { sessionCheck } from '../access/session-check.ts';
import type { KeyCache } from '../crypto/key-cache.ts';
import type { Transaction } from '../db/database.ts';
import { overwriteDeletedKeys } from '../db/overwrite-deleted-keys.ts';
import { accountJobs, sendPasswordNotice, sendResetMail, sendResetNotice } from '../features/account/account.jobs.ts';
import { accountRoutes } from '../features/account/account.routes.ts';
import { accountService } from '../features/account/account.service.ts';
import { askingOf } from '../features/account/confirmation/asking.ts';
import { confirmIdentityService, type Given } from '../features/account/confirmation/confirm-identity.service.ts';
import { deletionRoutes } from '../features/account/deletion/deletion.routes.ts';
import { type Contracts, deletionService, type ErasedAccounts } from '../features/account/deletion/deletion.service.ts';
import { inactivityJobs } from '../features/account/inactivity/inactivity.jobs.ts';
import { inactivityService } from '../features/account/inactivity/inactivity.service.ts';
import { passwordRoutes } from '../features/account/password/password.routes.ts';
import { passwordChangeService } from '../features/account/password/password-change.service.ts';
import { passwordResetService } from '../features/account/password/password-reset.service.ts';
import { profileService } from '../features/account/profile/profile.service.ts';
import { timeZoneService } from '../features/account/profile/time-zone.service.ts';
import {
  recoveryEmailJobs,
  sendRecoveryConfirmation,
  sendRecoveryNotice,
  sendRecoveryUndone,
} from '../features/account/recovery-email/recovery-email.jobs.ts';
import { recoveryEmailRoutes } from '../features/account/recovery-email/recovery-email.routes.ts';
import { recoveryEmailService } from '../features/account/recovery-email/recovery-email.service.ts';
import { recoveryEmailRequests } from '../features/account/recovery-email/recovery-email-request.ts';
import { recoveryLinkService } from '../features/account/recovery-email/recovery-link.service.ts';
import { factorChangeService } from '../features/account/second-factor/factor-change.service.ts';
import { passkeyService } from '../features/account/second-factor/passkey.service.ts';
import { recoveryCodeService } from '../features/account/second-factor/recovery-code.service.ts';
import { secondFactorJobs, sendFactorNotice } from '../features/account/second-factor/second-factor.jobs.ts';
import { secondFactorRoutes } from '../features/account/second-factor/second-factor.routes.ts';
import { secondFactorService } from '../features/account/second-factor/second-factor.service.ts';
import { totpService } from '../features/account/second-factor/totp.service.ts';
import { sessionRoutes } from '../features/account/session/session.routes.ts';
import { sessionService } from '../features/account/session/session.service.ts';
import { guessLimits } from '../features/account/sign-in/guess-limits.ts';
import { signInService } from '../features/account/sign-in/sign-in.service.ts';
import type { legalDocumentService } from '../features/legal-document/legal-document.service.ts';
import { endSharesOfAccount } from '../features/sharing/end-shares.ts';
import type { Env } from '../http/env.ts';
import type { ConfiguredLimits } from '../http/limits/configured-limits.ts';
import { createRateLimiter } from '../http/limits/rate-limit.ts';
import type { Mount } from '../http/mount.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { securityEvents } from '../log/security-event.ts';
import type { Realtime } from '../realtime/realtime.ts';
import { layOutAccountRows } from './app-account-rows.ts';
import type { Deps } from './app-deps.ts';
import { tellOfShares } from './app-sharing.ts';

type Parts = {
  /** Decrypts and caches data keys. */
  keys: KeyCache;
  legal: ReturnType<typeof legalDocumentService>;
  limits: ConfiguredLimits;
  contracts: Contracts;
  erased: ErasedAccounts;
  realtime: Realtime;
  personsForJob: PersonsForJob;
};

/** The account services, which use each other. */
function accountServices(deps: Deps, { keys, legal, limits, contracts, erased, realtime, personsForJob }: Parts) {
  const { config, database, keyRing, mailer, clock, log, publicUrl } = deps;
  const { db } = database;
  const enqueue: JobQueue['enqueue'] = (kind, payload, tx) => deps.queue().enqueue(kind, payload, tx);
  const notice = (userId: string, seed: string, tx: Transaction) => enqueue(sendRecoveryNotice, { userId, seed }, tx);
  const tell = securityEvents(log, keyRing);
  const limiter = createRateLimiter(db, keyRing, limits);
  const guesses = guessLimits(limiter);
  const totps = totpService({ db, clock });
  const passkeys = passkeyService({ db, keyRing, clock, publicUrl });
  const codes = recoveryCodeService({ keyRing, clock });
  const factors = secondFactorService({ db, clock, totps, passkeys, codes });
  const confirmIdentity = confirmIdentityService({ db, guesses, factors, tell });
  const sessions = sessionService({ db, clock });
  const timeZones = timeZoneService({ db, clock });
  const checkSession = sessionCheck({ db, keys, clock, followTimeZone: timeZones.follow });
  const profiles = profileService({ db });
  const resets = passwordResetService({
    db,
    keyRing,
    clock,
    mailer,
    publicUrl,
    tell,
    enqueue: {
      link: (requestId, tx) => enqueue(sendResetMail, { requestId }, tx),
      notice: (about, tx) => enqueue(sendResetNotice, about, tx),
    },
  });
  const passwords = passwordChangeService({
    db,
    keyRing,
    clock,
    mailer,
    publicUrl,
    enqueue: (userId, tx) => enqueue(sendPasswordNotice, { userId }, tx),
  });
  const recoveryEmails = recoveryEmailService({
    db,
    keyRing,
    clock,
    readProfile: profiles.read,
    enqueue: {
      notice,
      confirmation: (userId, seed, tx) => enqueue(sendRecoveryConfirmation, { userId, seed }, tx),
    },
  });
  const links = recoveryLinkService({
    db,
    keyRing,
    clock,
    enqueue: { notice, undone: (userId, tx) => enqueue(sendRecoveryUndone, { userId }, tx) },
  });
  const deletions = deletionService({
    db,
    keyRing,
    clock,
    log,
    contracts,
    erased,
    async endStreams(tx, userId, replyIds) {
      await realtime.publishWithin(tx, 'account', userId, { kind: 'ended' });
      for (const id of replyIds) await realtime.publishWithin(tx, 'reply', id, { kind: 'end' });
    },
    endShares: (tx, owner, now) => endSharesOfAccount(tx, owner, now, tellOfShares(realtime)),
    forgetKey: keys.forget,
    overwriteKeys: () => overwriteDeletedKeys(database),
    forgetMail: async (addresses) => mailer.forget?.(addresses),
  });
  const inactivity = inactivityService({
    db,
    keyRing,
    mailer,
    clock,
    log,
    publicUrl,
    personsForJob,
    deletions,
    months: config.INACTIVE_ACCOUNTS_MONTHS ?? null,
    noticeDays: config.INACTIVE_NOTICE_DAYS,
  });
  const requestChange = recoveryEmailRequests({ recoveryEmails, confirmIdentity, limiter, tell });
  const accounts = accountService({ db, keyRing, clock, legal, layOut: layOutAccountRows });
  const signIns = signInService({ db, keyRing, clock, factors });
  const changes = factorChangeService({
    db,
    clock,
    factors,
    totps,
    passkeys,
    codes,
    enqueue: (userId, kind, tx) => enqueue(sendFactorNotice, { userId, notice: kind }, tx),
  });
  return {
    ...{
      tell,
      limiter,
      guesses,
      factors,
      confirmIdentity,
      sessions,
      timeZones,
      checkSession,
      profiles,
      resets,
      passwords,
    },
    ...{ recoveryEmails, links, deletions, inactivity, requestChange, accounts, signIns, changes },
  };
}

/** Connects the account services and returns their routes and jobs. */
export function buildAccount(deps: Deps, parts: Parts) {
  const { database, keyRing, mailer, clock, publicUrl } = deps;
  const { db } = database;
  const proxyHops = deps.config.TRUST_PROXY_HOPS;
  const services = accountServices(deps, parts);
  const { tell, limiter, guesses, factors, confirmIdentity, checkSession, profiles, resets, passwords } = services;
  const { recoveryEmails, deletions, inactivity, requestChange } = services;
  const asking = { confirmIdentity, tell, proxyHops };

  return {
    checkSession,
    profiles,
    jobs: [
      ...accountJobs({ resets, passwords }),
      ...recoveryEmailJobs({ db, keyRing, mailer, clock, publicUrl }),
      ...inactivityJobs(inactivity),
      ...secondFactorJobs({ db, keyRing, mailer, clock, publicUrl }),
    ],

    /** Reads the profile of the account, including an unconfirmed recovery address. */
    async readKept(actor: Person, tx?: Transaction) {
      const profile = await profiles.read(actor, tx);
      const { pending } = await recoveryEmails.read(actor, tx);
      return { ...profile, recoveryEmailPending: pending?.address ?? null };
    },

    /** Confirms the person's identity, for features that require more than a session. */
    confirmIdentity: (c: Context<Env>, given: Given) => confirmIdentity(askingOf(c, proxyHops), given),

    /** Creates a request to change the recovery address in the onboarding. */
    requestRecoveryEmail: (c: Context<Env>, given: Given) =>
      requestChange(askingOf(c, proxyHops), given, { always: false }),

    mountOn(mount: Mount, { isMinor }: { isMinor: (actor: Person) => Promise<boolean> }): void {
      accountRoutes(mount, {
        ...{ accounts: services.accounts, profiles, timeZones: services.timeZones, limiter, tell, proxyHops, isMinor },
        pendingLegalDocuments: (actor) => parts.legal.pendingOf(actor),
      });
      sessionRoutes(mount, { ...asking, signIns: services.signIns, sessions: services.sessions, guesses });
      passwordRoutes(mount, { ...asking, resets, passwords, limiter });
      secondFactorRoutes(mount, { ...asking, db, factors, changes: services.changes, guesses, limiter });
      deletionRoutes(mount, { ...asking, deletions });
      recoveryEmailRoutes(mount, {
        db,
        recoveryEmails,
        requestChange,
        links: services.links,
        limiter,
        tell,
        proxyHops,
      });
    },
  };
}
