import { OpenAPIHono } from '@hono/zod-openapi';
import { Hono } from 'hono';
import { accountExists, countAccounts } from './access/account-exists.ts';
import { isSessionOpen } from './access/open-session.ts';
import type { Person } from './access/person.ts';
import { personForJobOf, personsForJobOf } from './access/person-for-job.ts';
import { readPlanInForce } from './access/plan-in-force.ts';
import { buildAccount } from './composition/app-account.ts';
import { accountRowsJobs } from './composition/app-account-rows.ts';
import { buildAssistant } from './composition/app-assistant.ts';
import { mountAttachments } from './composition/app-attachments.ts';
import { buildBackup } from './composition/app-backup.ts';
import { buildConsents } from './composition/app-consents.ts';
import type { Deps, Shared } from './composition/app-deps.ts';
import { buildDiary } from './composition/app-diary.ts';
import { buildHealthRecords } from './composition/app-health-records.ts';
import { buildImports } from './composition/app-imports.ts';
import { buildMedications } from './composition/app-medication.ts';
import { buildMyData } from './composition/app-my-data.ts';
import { buildNotificationChannels } from './composition/app-notification-channels.ts';
import { buildPayment } from './composition/app-payment.ts';
import { buildRecommendations } from './composition/app-recommendations.ts';
import { buildReminders } from './composition/app-reminders.ts';
import { buildSharing } from './composition/app-sharing.ts';
import { buildUpdates } from './composition/app-updates.ts';
import { buildVoice } from './composition/app-voice.ts';
import { keyCache } from './crypto/key-cache.ts';
import { accountStreamRoute } from './features/account-stream/account-stream.routes.ts';
import { analyticsRoutes } from './features/analytics/analytics.routes.ts';
import { analyticsService } from './features/analytics/analytics.service.ts';
import { consentRoutes } from './features/consent/consent.routes.ts';
import { audioRoutes } from './features/content/audio.routes.ts';
import { audioAddresses } from './features/content/audio-address.ts';
import { type Contents, contentService } from './features/content/content.service.ts';
import { healthRoutes } from './features/health/health.routes.ts';
import { helpRoutes } from './features/help/help.routes.ts';
import { analyseEntry } from './features/insight/insight.jobs.ts';
import { legalDocumentRoutes } from './features/legal-document/legal-document.routes.ts';
import { legalDocumentService } from './features/legal-document/legal-document.service.ts';
import type { OnWritten } from './features/mood-entry/mood-entry.service.ts';
import { unsubscribeLinkRoute } from './features/notification-channels/unsubscribe/opened-address.routes.ts';
import { onboardingRoutes } from './features/onboarding/onboarding.routes.ts';
import { onboardingService } from './features/onboarding/onboarding.service.ts';
import { webhookRoute } from './features/payment/webhook/webhook.routes.ts';
import { planRoutes } from './features/plan/plan.routes.ts';
import { planService } from './features/plan/plan.service.ts';
import type { ReminderClock } from './features/reminder/clock/reminder-clock.ts';
import { safetyRoutes } from './features/safety/safety.routes.ts';
import { safetyService } from './features/safety/safety.service.ts';
import { screeningRoutes } from './features/screening/screening.routes.ts';
import { screeningService } from './features/screening/screening.service.ts';
import { smallStepRoutes } from './features/small-step/small-step.routes.ts';
import { smallStepService } from './features/small-step/small-step.service.ts';
import { tagRoutes } from './features/tag/tag.routes.ts';
import { tagService } from './features/tag/tag.service.ts';
import { upkeepJobs } from './features/upkeep/upkeep.jobs.ts';
import type { VoiceConnections } from './features/voice/voice-socket.ts';
import { apiDocs } from './http/api-docs.ts';
import type { Env } from './http/env.ts';
import { answerErrorOf, answerNotFound, type Lookups } from './http/errors/error-answer.ts';
import { accountLimits } from './http/limits/account-limits.ts';
import { callLimits } from './http/limits/call-limits.ts';
import { configuredLimits } from './http/limits/configured-limits.ts';
import { mountOn, refuseOtherMedia } from './http/mount.ts';
import { adUnitOf, serveAdFrame } from './http/pages/ad-frame.ts';
import { serveAppLinks } from './http/pages/app-links.ts';
import { serveWebApp } from './http/pages/web-app.ts';
import { allowOrigins } from './http/request/allow-origins.ts';
import { refuseApiLookalikes } from './http/request/api-target.ts';
import { limitBody } from './http/request/body-limit.ts';
import { requireClientVersion } from './http/request/client-version.ts';
import { logRequests } from './http/request/request-log.ts';
import { behindSession, checkAgainOf, optionalSessionOf, requireSessionOf } from './http/request/require-session.ts';
import { apiHeaders, isHttps, securePages } from './http/request/security-headers.ts';
import { endingWithAccount } from './jobs/deleted-accounts.ts';
import type { JobWork } from './jobs/job-kind.ts';
import { openRealtime } from './realtime/open-realtime.ts';
import { removeFilesJobs } from './stored-files/remove-files.jobs.ts';
import { createTurns } from './work-thread/turns.ts';
import { createWorkThread } from './work-thread/work-thread.ts';

export type App = {
  app: Hono<Env>;
  jobs: JobWork[];
  legal: ReturnType<typeof legalDocumentService>;
  contents: Contents;
  /** Removes accounts that a restore of the database brought back. Call it before the queue and the server start. */
  removeErased(): Promise<void>;
  /** Enqueues work again that was unfinished when the process last ended. Call it once the queue runs. */
  resume(): Promise<void>;
  /** Starts the work thread and loads the library for PDF files in advance. The first PDF also loads it if needed. */
  prepare(): Promise<void>;
  /** Starts listening for real-time events of other processes. */
  listen(): Promise<void>;
  /** The real-time connection for voice conversations. */
  voice: Pick<VoiceConnections, 'attach' | 'close'>;
  /** Sends reminders when they are due. Start it only in a process that runs jobs; `close` stops it. */
  reminders: Pick<ReminderClock, 'start' | 'runOnce'>;
  /** Stops background work. Call it before the database closes. */
  close(): Promise<void>;
};

const contactOf = ({ PRIVACY_CONTACT: contact }: Deps['config']): string | null => contact ?? null;
const pricesOf = ({ PRICE_ESSENCIAL_CENTS: essencial, PRICE_PREMIUM_CENTS: premium }: Deps['config']) => ({
  free: 0,
  essencial,
  premium,
});

/** Builds the services and features, which use each other. */
function buildFeatures(deps: Deps) {
  const { config, database, keyRing, clock, log } = deps;
  const { db } = database;
  const legal = legalDocumentService({ db, clock });
  const limits = configuredLimits(config);
  const keys = keyCache(keyRing.unwrap);
  const countNotMeant = (answer: string): void => log.info({ answer }, 'crisis card not meant');
  const safety = safetyService({ db, clock, countNotMeant });
  const shared: Shared = {
    ...{ ...deps, db },
    realtime: openRealtime(database, keyRing, (error) => log.error({ err: error }, 'real-time port')),
    personForJob: personForJobOf({ db, keyRing, clock }),
    personsForJob: personsForJobOf({ db, keyRing, clock }),
    thread: createWorkThread(),
    turns: createTurns(),
    noticeCrisis: safety.notice,
  };
  const isMinor = (actor: Person): Promise<boolean> => onboardings.isMinor(actor);
  const payment = buildPayment(shared, isMinor);
  const backup = buildBackup(deps);
  const erased = deps.erased ?? backup.erased;
  const account = buildAccount(shared, { keys, legal, limits, contracts: payment, erased });
  /** Enqueues an AI comment on a new or corrected entry if the person consented to the external service. */
  const onWritten: OnWritten = async (actor) => {
    if (!deps.assistant.external || !(await consents.allows(actor, 'external-ai'))) return null;
    return (tx, entryId) => deps.queue().enqueue(analyseEntry, { userId: actor.owner.userId, entryId }, tx);
  };
  const diary = buildDiary(shared, onWritten);
  const screenings = screeningService(shared);
  const onboardings = onboardingService({
    db,
    clock,
    readAccount: account.readStoredProfile,
    async setIdentity(actor, identity, tx) {
      await account.profiles.setIdentity(actor, identity, tx);
      if (identity.isAnonymous) await channels.forgetWithin(tx, actor);
    },
    recordMood: diary.recordOnboarding,
    recordScreening: screenings.recordOnboarding,
  });
  const tags = tagService({ db, clock });
  const consents = buildConsents(deps, isMinor);
  const accountLimiter = accountLimits({ db, keyRing, limits, openStreams: config.LIMIT_OPEN_STREAMS });
  const contents = contentService({ db, clock, library: deps.library, audio: audioAddresses(keyRing, clock) });
  const channels = buildNotificationChannels(shared, {
    ...{ limits, cards: contents.cards },
    readAccount: account.profiles.read,
    readAnswers: onboardings.readAnswers,
  });
  const medications = buildMedications(shared);
  const assistant = buildAssistant(shared, {
    ...{ cards: contents.cards, consents, safety, limits: accountLimiter, readTags: tags.listNames },
    readAnswers: onboardings.readAnswers,
    readScreenings: (actor) => screenings.list(actor),
    readDoses: (actor) => medications.readRecent(actor),
  });
  const imports = buildImports(shared, tags);
  const healthRecords = buildHealthRecords(shared, { tags, screenings, onboardings });
  const myData = buildMyData(shared, account.confirmIdentity);
  const { records, files } = healthRecords;
  const sharing = buildSharing(shared, { keys, tags, screenings, onboardings, safety, records, files });
  const reminders = buildReminders(shared, medications.medications);
  const recommendations = buildRecommendations(shared, { contents, safety, tags, onboardings, screenings });
  const { voice: chat } = assistant;
  const voice = buildVoice(shared, { consents, isMinor, chat, checkSession: account.checkSession });
  return {
    ...{ shared, legal, limits, keys, isMinor, payment, backup, account, safety, diary },
    ...{ screenings, onboardings, tags, consents, accountLimiter, contents, channels, medications, assistant, imports },
    ...{ healthRecords, myData, sharing, reminders, recommendations, voice },
  };
}
type Features = ReturnType<typeof buildFeatures>;

/** Connects the features' routes to one API. */
function mountApi(deps: Deps, features: Features, lookups: Lookups): Hono<Env> {
  const { config, database, clock } = deps;
  const { account, assistant, payment, onboardings, accountLimiter, limits, isMinor, shared } = features;
  const { db, realtime, turns } = shared;
  const api = new OpenAPIHono<Env>();
  api.use(refuseOtherMedia);
  const required = requireSessionOf(account.checkSession, lookups.exists);
  const checks = { required, optional: optionalSessionOf(account.checkSession), again: checkAgainOf(lookups) };
  const takeCalls = callLimits(limits, config.TRUST_PROXY_HOPS);
  const mount = mountOn(api, checks, { takeCalls, limits }, turns);
  healthRoutes(mount, { ...database, condition: deps.assistant.condition });
  legalDocumentRoutes(mount, features.legal, contactOf(config));
  planRoutes(mount, planService({ db, clock }), { prices: pricesOf(config), offers: payment.offers });
  payment.mountOn(mount);
  account.mountOn(mount, { isMinor });
  features.diary.mountOn(mount, features.tags);
  tagRoutes(mount, features.tags);
  features.imports.mountOn(mount);
  mountAttachments(mount, features.shared);
  onboardingRoutes(mount, onboardings, account.requestRecoveryEmail);
  screeningRoutes(mount, features.screenings);
  safetyRoutes(mount, features.safety);
  smallStepRoutes(mount, smallStepService({ db, clock }));
  features.channels.mountOn(mount);
  features.medications.mountOn(mount);
  features.healthRecords.mountOn(mount);
  features.sharing.mountOn(mount);
  features.reminders.mountOn(mount);
  analyticsRoutes(mount, analyticsService(shared));
  consentRoutes(mount, features.consents);
  features.recommendations.mountOn(mount);
  helpRoutes(mount, deps.help);
  features.myData.mountOn(mount);
  buildUpdates(deps).mountOn(mount);
  assistant.mountOn(mount, api, behindSession(required));
  features.voice.mountOn(mount);
  accountStreamRoute(api, behindSession(required), {
    realtime,
    readPlan: async (owner) => (await readPlanInForce(db, owner, clock())).planId,
    isSessionOpen: (owner, sessionId) => isSessionOpen(db, owner, sessionId, clock()),
    openStream: accountLimiter.openAccountStream,
  });
  apiDocs(api);
  return api;
}

/** Connects services, routes and jobs to a server, without opening a port or a database. */
export function buildApp(deps: Deps): App {
  const { database, clock } = deps;
  const { db } = database;
  const lookups: Lookups = {
    exists: (userId) => accountExists(db, userId),
    isOpen: ({ owner, sessionId }) => isSessionOpen(db, owner, sessionId, clock()),
  };
  const features = buildFeatures(deps);
  const { legal, keys, payment, backup, account, contents, channels, shared } = features;
  const { assistant, imports, healthRecords, myData, reminders, recommendations, voice } = features;
  const app = serve(deps, mountApi(deps, features, lookups), features, lookups);
  const jobs = [
    ...[assistant, account, payment, backup, imports, healthRecords, myData, channels, recommendations].flatMap(
      (feature): JobWork[] => feature.jobs,
    ),
    ...upkeepJobs({ database, clock }),
    ...removeFilesJobs(shared),
    ...accountRowsJobs(shared),
  ].map((work) => endingWithAccount(work, (userIds) => countAccounts(db, userIds)));
  async function resume(): Promise<void> {
    // Other databases may have further processes, which take over expired leases.
    if (database.kind !== 'embedded') return;
    for (const work of jobs) await work.resume?.(deps.queue());
  }
  async function close(): Promise<void> {
    await reminders.clockwork.stop();
    await voice.connections.close();
    keys.close();
    await shared.realtime.close();
  }
  const prepare = (): Promise<void> => shared.thread.run('loadPdf', undefined);
  const { removeErased } = backup;
  const { clockwork } = reminders;
  return {
    app,
    legal,
    contents,
    jobs,
    removeErased,
    resume,
    prepare,
    listen: shared.realtime.start,
    voice: voice.connections,
    reminders: clockwork,
    close,
  };
}

/** The server around the API: what every request passes, addresses outside of /api, pages and errors. */
function serve(deps: Deps, api: Hono<Env>, { contents, payment }: Features, lookups: Lookups): Hono<Env> {
  const { config, log } = deps;
  const adUnit = adUnitOf(config);
  const app = new Hono<Env>();
  app.use(logRequests(log, apiHeaders(isHttps(config))));
  app.use(securePages(isHttps(config)));
  app.use(refuseApiLookalikes);
  app.use(
    '/api/*',
    allowOrigins(config.CORS_ORIGINS),
    requireClientVersion(config.MIN_CLIENT_VERSION),
    limitBody(config.TRUST_PROXY_HOPS),
  );
  if (adUnit) serveAdFrame(app, adUnit);
  webhookRoute(app, payment.webhooks);
  unsubscribeLinkRoute(app);
  serveAppLinks(app, config);
  audioRoutes(app, contents, deps.audioFolder);
  app.route('/api', api);
  app.all('/api/*', answerNotFound);
  app.onError(answerErrorOf(lookups));
  app.notFound(answerNotFound);
  const { webRoot: root, publicUrl } = deps;
  const [prices, contact] = [pricesOf(config), contactOf(config)];
  if (root !== undefined) serveWebApp(app, { root, prices, contact, publicUrl });
  return app;
}
