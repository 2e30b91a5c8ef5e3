import { endpoints } from '@alento/contract/endpoints';
import { refuse } from '@alento/domain/result';
import type { Context } from 'hono';
import type { Env } from '../../../http/env.ts';
import { orRefuse, Refusal } from '../../../http/errors/refusal.ts';
import type { Count } from '../../../http/limits/rate-limit.ts';
import type { Mount } from '../../../http/mount.ts';
import { deviceNameOf } from '../../../text/device-name.ts';
import type { AccountDeps } from '../account-deps.ts';
import { readLoginBy } from '../account-rows.ts';
import { identityOf } from '../addresses.ts';
import { confirmed } from '../confirmation/confirm-identity.ts';
import {
  fromKnownDevice,
  fromSecondStep,
  fromUnknownDevice,
  limitedAttempt,
  originOf,
  reportEvent,
  resetCounters,
} from '../sign-in/attempts.ts';
import { nonceOfProof } from '../sign-in/device-proof.ts';
import { type SecondStep, secondStepOf, signIn, signInWithSecondFactor } from '../sign-in/sign-in.service.ts';
import { endSession, hasSession, listSessions, revokeOtherSessions, revokeSession } from './session.service.ts';

const deviceOf = (c: Context<Env>): string | null => deviceNameOf(c.req.header('User-Agent'));

/** The counters of an attempt at the second step; none for an invalid ticket, which only the network's limit counts. */
function countsOf(step: SecondStep | null, network: string): Count[] {
  if (!step) return [];
  const { login, proof } = step;
  return proof === null ? fromSecondStep(login.stored, network) : fromKnownDevice(login.stored, proof);
}

/** Routes to sign in. */
export function signInRoutes(mount: Mount, deps: AccountDeps): void {
  const { db, keyRing, tell, limiter } = deps;

  mount(endpoints.signIn, async ({ c, body: { email, password, deviceProof } }) => {
    const { network, requestId } = originOf(c, deps);
    const identity = await identityOf(email, keyRing);
    if (!identity) throw new Refusal('EMAIL_INVALID');
    const { address, stored } = identity;
    const login = await readLoginBy(db, stored);
    const account = login?.userId ?? stored;
    const proof = login && nonceOfProof(keyRing, login, deviceProof);
    const counts = proof ? fromKnownDevice(stored, proof) : fromUnknownDevice(stored, network);
    const enter = () => signIn(deps, login, password, { address, network, device: deviceOf(c), deviceProof });
    const about = { event: 'sign-in-refused', account, requestId, network } as const;
    const signedIn = orRefuse(await limitedAttempt(deps, about, counts, enter, (entered) => 'grant' in entered));
    if ('grant' in signedIn) {
      tell({ event: 'sign-in', account, requestId });
      return signedIn.grant;
    }
    tell({ event: 'second-factor-asked', account, requestId });
    c.set('otherStatus', 202);
    return signedIn.challenge;
  });

  mount(endpoints.signInWithSecondFactor, async ({ c, body: { ticket, answer } }) => {
    const { network, requestId } = originOf(c, deps);
    const step = await secondStepOf(deps, ticket);
    const account = step?.login.userId ?? null;
    const enter = async () =>
      step ? signInWithSecondFactor(deps, step, ticket, answer, deviceOf(c)) : refuse('SECOND_FACTOR_TICKET_ENDED');
    const about = { event: 'second-factor-refused', account, requestId, network } as const;
    const { grant, method } = orRefuse(await limitedAttempt(deps, about, countsOf(step, network), enter));
    // The first step did not reset its counter, because the sign-in was not complete.
    if (step && step.proof === null) await resetCounters(limiter, fromUnknownDevice(step.login.stored, network));
    if (method === 'recovery-code') tell({ event: 'recovery-code-used', account, requestId });
    tell({ event: 'sign-in', account, requestId });
    return grant;
  });
}

/** Routes to sign out, and to list and end sessions. */
export function sessionRoutes(mount: Mount, deps: AccountDeps): void {
  const { db } = deps;

  mount(endpoints.signOut, async ({ c, actor }) => {
    await endSession(db, actor.owner, actor.sessionId);
    reportEvent(deps, c.var, 'sign-out');
    return { success: true as const };
  });

  mount(endpoints.listSessions, ({ actor }) => listSessions(deps, actor));

  mount(endpoints.revokeSession, async ({ c, actor, body: { id, ...credentials } }) => {
    // Checked first, so that a request for another person's session responds 404 and doesn't count as an attempt.
    if (!(await hasSession(db, actor.owner, id))) throw new Refusal('SESSION_NOT_FOUND');
    if (id !== actor.sessionId) await confirmed(deps, c, credentials);
    orRefuse(await revokeSession(deps, actor, id));
    reportEvent(deps, c.var, 'session-revoked');
    return { status: true as const };
  });

  mount(endpoints.revokeOtherSessions, async ({ c, body }) => {
    const asking = await confirmed(deps, c, body);
    orRefuse(await revokeOtherSessions(deps, asking.actor));
    reportEvent(deps, asking, 'sessions-revoked');
    return { status: true as const };
  });
}
