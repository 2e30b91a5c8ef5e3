import type { SessionGrant } from '@alento/contract/account';
import type { PlanId } from '@alento/domain/plan/plans';
import { asOperator, ownerFor } from '../access/operator.ts';
import type { PersonWithPlan } from '../access/person.ts';
import { personForJobOf } from '../access/person-for-job.ts';
import type { App } from '../app.ts';
import { planService } from '../features/plan/plan.service.ts';
import { ACCEPTED, PASSWORD } from './people/accepted.ts';

type CallOptions = { token?: string; body?: unknown; headers?: Record<string, string>; raw?: string };
// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came and asserts on it
type Answer = { status: number; body: any; headers: Headers };

/** Status and error code of an answer. */
export const refusalOf = ({ status, body }: Answer): [number, string | undefined] => [status, body.errorCode];

export type Person = SessionGrant & {
  email: string;
  userId: string;
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** For requests or answers that are no JSON. */
  request(
    path: string,
    init?: { method?: string; headers?: Record<string, string>; body?: NonNullable<RequestInit['body']> },
  ): Promise<Response>;
};

/** Passes a request to the app without HTTP: `call('POST', '/mood-entries', {…})`. */
export type Call = (method: string, path: string, options?: CallOptions) => Promise<Answer>;

export type People = {
  /** Signs a person up, by default anonymously. `more` are further fields of the request. */
  signUp(email?: string, more?: object): Promise<Person>;
  /** Signs a person up who has the plan. */
  newPerson(planId?: PlanId): Promise<Person>;
  signIn(email: string, password?: string): Promise<Answer>;
  grantPlan(userId: string, planId: PlanId, until?: Date | null): Promise<void>;
  /** The person as a job gets them. */
  personForJob(userId: string): Promise<PersonWithPlan>;
};

export const callsOf =
  ({ app }: App): Call =>
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

/** Functions that create the people of a test and act for them. */
export function peopleOf(app: App, call: Call, deps: Parameters<typeof personForJobOf>[0]): People {
  let people = 0;
  const signUp: People['signUp'] = async (requestedEmail, more) => {
    people += 1;
    const email = requestedEmail ?? `pessoa${people}@exemplo.com`;
    const { status, body: grant } = await call('POST', '/auth/sign-up/email', {
      body: { email, password: PASSWORD, ...ACCEPTED, ...more },
    });
    if (status !== 200) throw new Error(`Sign-up answered ${status}: ${JSON.stringify(grant)}`);
    return {
      ...grant,
      email,
      userId: grant.user.id,
      call: (method, path, body, headers = {}) => call(method, path, { token: grant.token, headers, body }),
      async request(path, { headers, ...init } = {}) {
        const own = { Authorization: `Bearer ${grant.token}`, 'X-Time-Zone': 'America/Sao_Paulo' };
        return app.app.request(`/api${path}`, { ...init, headers: { ...own, ...headers } });
      },
    };
  };
  const grantPlan: People['grantPlan'] = (userId, planId, until = null) =>
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
