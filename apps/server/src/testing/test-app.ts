import { tmpdir } from 'node:os';
import { Writable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import type { HelpText } from '@alento/content/help';
import type { Library } from '@alento/content/library';
import type { SessionGrant } from '@alento/contract/account';
import type { AssistantModel, SpeechModel } from '@alento/domain/assistant/assistant-model';
import type { PlanId } from '@alento/domain/plan/plans';
import type { Logger } from 'pino';
import { asOperator, ownerFor } from '../access/operator.ts';
import type { PersonWithPlan } from '../access/person.ts';
import { personForJobOf } from '../access/person-for-job.ts';
import { type App, buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { type KeyRing, keyRingOf } from '../crypto/key-ring.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import type { ErasedAccounts } from '../features/account/deletion/deletion.service.ts';
import { planService } from '../features/plan/plan.service.ts';
import type { Message } from '../integrations/mail/mailer.ts';
import type { PushSender } from '../integrations/push/push-sender.ts';
import { openStripe } from '../integrations/stripe/open-stripe.ts';
import { openWhatsApp } from '../integrations/whatsapp/open-whatsapp.ts';
import { createLog } from '../log/log.ts';
import { openTestDatabase } from './database/test-database.ts';
import { ACCEPTED, PASSWORD } from './people/accepted.ts';
import { NOT_LISTED } from './services/not-listed.ts';
import { type RecordedPush, recordedPush } from './services/recorded-push.ts';
import { scriptedModel } from './services/scripted-model.ts';
import { type EnqueuedJob, withTestQueue } from './services/test-queue.ts';
import { TEST_HELP } from './test-help.ts';
import { testLibrary } from './test-library.ts';

export { ACCEPTED, PASSWORD };

/** Saturday, 14 March 2026, 12:00 in São Paulo. */
export const NOON = Date.parse('2026-03-14T15:00:00Z');
export const DAY = 86_400_000;
const LEGAL_TEXTS = (['TERMS_OF_USE', 'PRIVACY_POLICY'] as const).map((documentType) => ({
  id: `${documentType}-v1`,
  documentType,
  content: `<p>${documentType}</p>`,
  createdAt: new Date('2026-01-01T00:00:00Z'),
}));

type CallOptions = { token?: string; body?: unknown; headers?: Record<string, string>; raw?: string };
// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came and asserts on it
type Answer = { status: number; body: any; headers: Headers };

/** Status and error code of an answer. */
export const refusalOf = ({ status, body }: Answer): [number, string | undefined] => [status, body.errorCode];

export type Person = SessionGrant & {
  email: string;
  userId: string;
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
};

export type TestApp = {
  app: App;
  database: OpenDatabase;
  /** Passes a request to the app without HTTP: `call('POST', '/mood-entries', {…})`. */
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  /** Signs a person up, by default anonymously. `more` are further fields of the request. */
  signUp(email?: string, more?: object): Promise<Person>;
  /** Signs a person up who has the plan. */
  newPerson(planId?: PlanId): Promise<Person>;
  signIn(email: string, password?: string): Promise<Answer>;
  grantPlan(userId: string, planId: PlanId, until?: Date | null): Promise<void>;
  /** The person as a job gets them. */
  personForJob(userId: string): Promise<PersonWithPlan>;
  /** Sets the app's clock. */
  setNow(ms: number): void;
  now(): number;
  mails: Message[];
  /** The notifications that were sent, and what their services answer; unused with real senders. */
  push: RecordedPush;
  /** The enqueued jobs that have not run yet. */
  jobs: EnqueuedJob[];
  /** Runs the jobs, including those that they enqueue. */
  runJobs(): Promise<void>;
  /** Runs one job that has not been enqueued, such as a scheduled one. */
  runJob(name: string, payload?: unknown): Promise<void>;
  /** The app's log lines, and the logger itself. */
  logged(): string;
  log: Logger;
  close(): Promise<void>;
};

const callsOf =
  ({ app }: App): TestApp['call'] =>
  async (method, path, { token, body, headers = {}, raw } = {}) => {
    const response = await app.request(`/api${path}`, {
      method,
      headers: {
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(body === undefined && raw === undefined ? {} : { 'Content-Type': 'application/json' }),
        'X-Time-Zone': 'America/Sao_Paulo',
        ...headers,
      },
      ...(raw === undefined && body === undefined ? {} : { body: raw ?? JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
  };

type People = Pick<TestApp, 'signUp' | 'newPerson' | 'signIn' | 'grantPlan' | 'personForJob'>;

function peopleOf(call: TestApp['call'], deps: Parameters<typeof personForJobOf>[0]): People {
  let people = 0;
  const signUp: TestApp['signUp'] = async (given, more) => {
    people += 1;
    const email = given ?? `pessoa${people}@exemplo.com`;
    const { status, body: grant } = await call('POST', '/auth/sign-up/email', {
      body: { email, password: PASSWORD, ...ACCEPTED, ...more },
    });
    if (status !== 200) throw new Error(`Sign-up answered ${status}: ${JSON.stringify(grant)}`);
    return {
      ...grant,
      email,
      userId: grant.user.id,
      call: (method, path, body, headers = {}) => call(method, path, { token: grant.token, headers, body }),
    };
  };
  const grantPlan: TestApp['grantPlan'] = (userId, planId, until = null) =>
    planService(deps).grant(ownerFor(asOperator(), userId), planId, until);
  return {
    signUp,
    grantPlan,
    async newPerson(planId = 'free') {
      const person = await signUp();
      if (planId !== 'free') await grantPlan(person.userId, planId);
      return person;
    },
    signIn: (email, password = PASSWORD) => call('POST', '/auth/sign-in/email', { body: { email, password } }),
    async personForJob(userId) {
      const person = await personForJobOf(deps)(userId);
      if (!person) throw new Error('The account doesn’t exist');
      return person;
    },
  };
}

function jobsOf(app: App, jobs: EnqueuedJob[]): Pick<TestApp, 'runJob' | 'runJobs'> {
  async function runJob(name: string, payload: unknown = {}): Promise<void> {
    const work = app.jobs.find(({ kind }) => kind.name === name);
    if (!work) throw new Error(`No job is named ${name}`);
    await work.run(payload, AbortSignal.any([]));
  }
  return {
    runJob,
    async runJobs() {
      const early: EnqueuedJob[] = [];
      for (let job = jobs.shift(); job; job = jobs.shift()) {
        await runJob(job.name, job.payload);
        // It is too early for a job that enqueues itself unchanged, and the clock stands still.
        if (isDeepStrictEqual(jobs.at(-1), job)) early.push(...jobs.splice(-1));
      }
      jobs.push(...early);
    },
  };
}

/** Starts the whole app on its own database with a fixed clock. */
export async function startTestApp(
  variables: Record<string, string> = {},
  {
    library = testLibrary(),
    help = TEST_HELP,
    audioFolder = tmpdir(),
    assistant = { local: scriptedModel('local'), external: null },
    speech = null,
    erased = NOT_LISTED,
    webRoot,
    openPush,
  }: {
    library?: Library;
    help?: readonly HelpText[];
    audioFolder?: string;
    assistant?: { local: AssistantModel; external: AssistantModel | null };
    /** Transcription and speech of the service `ia.exemplo`. */
    speech?: SpeechModel | null;
    erased?: ErasedAccounts;
    webRoot?: string;
    /** Opens real senders of notifications; without it they are recorded in `push`. */
    openPush?: (config: Config, keyRing: KeyRing, log: Logger) => PushSender;
  } = {},
): Promise<TestApp> {
  const { database, jobs, queue } = withTestQueue(await openTestDatabase());
  const config: Config = readConfig({
    LIMIT_SIGN_UP_PER_ADDRESS: '1000',
    LIMIT_SIGN_IN_PER_ADDRESS: '1000',
    ...variables,
  });
  let now = NOON;
  let lines = '';
  const mails: Message[] = [];
  const push = recordedPush();
  const log = createLog(
    'debug',
    new Writable({
      write(chunk, _encoding, done) {
        lines += String(chunk);
        done();
      },
    }),
  );
  const keyRing = keyRingOf(database.secrets);
  const sender = openPush?.(config, keyRing, log) ?? push;
  const app = buildApp({
    config,
    database,
    keyRing,
    mailer: { send: async (message) => void mails.push(message) },
    clock: () => now,
    library,
    help,
    audioFolder,
    ...(webRoot === undefined ? {} : { webRoot }),
    log,
    assistant: {
      ...assistant,
      speech,
      provider: assistant.external || speech ? 'ia.exemplo' : null,
      condition: () => ({ provider: assistant.external ? 'external' : 'local', circuit: 'closed' }),
    },
    payments: openStripe(config),
    push: sender,
    whatsapp: openWhatsApp(config),
    erased,
    publicUrl: () => 'https://alento.test',
    queue: () => queue,
  });
  await app.legal.importAll(LEGAL_TEXTS);
  // Listens before the first request, because earlier events would be lost. The server process does the same.
  await app.listen();

  const call = callsOf(app);
  return {
    app,
    database,
    call,
    ...peopleOf(call, { db: database.db, keyRing, clock: () => now }),
    setNow: (ms) => {
      now = ms;
    },
    now: () => now,
    mails,
    push,
    jobs,
    ...jobsOf(app, jobs),
    logged: () => lines,
    log,
    async close() {
      await app.close();
      await sender.close();
      await database.close();
    },
  };
}
