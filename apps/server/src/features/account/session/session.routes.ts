import { endpoints } from '@alento/contract/endpoints';
import { refuse } from '@alento/domain/result';
import type { Context } from 'hono';
import type { Env } from '../../../http/env.ts';
import { orRefuse, Refusal } from '../../../http/errors/refusal.ts';
import type { Count } from '../../../http/limits/rate-limit.ts';
import type { Mount } from '../../../http/mount.ts';
import type { TellSecurityEvent } from '../../../log/security-event.ts';
import { deviceNameOf } from '../../../text/device-name.ts';
import { presentSession } from '../account.presenter.ts';
import { askingOf, originOf } from '../confirmation/asking.ts';
import type { ConfirmIdentity } from '../confirmation/confirm-identity.service.ts';
import { fromKnownDevice, fromSecondStep, fromUnknownDevice, type GuessLimits } from '../sign-in/guess-limits.ts';
import type { SecondStep, signInService } from '../sign-in/sign-in.service.ts';
import { tellRefusals } from '../sign-in/tell-refusals.ts';
import type { Sessions } from './session.service.ts';

type Deps = {
  signIns: ReturnType<typeof signInService>;
  sessions: Sessions;
  confirmIdentity: ConfirmIdentity;
  guesses: GuessLimits;
  tell: TellSecurityEvent;
  proxyHops: number;
};

const deviceOf = (c: Context<Env>): string | null => deviceNameOf(c.req.header('User-Agent'));

/** The counters of an attempt at the second step; none for an invalid ticket, which only the network's limit counts. */
function countsOf(step: SecondStep | null, network: string): Count[] {
  if (!step) return [];
  const { login, proof } = step;
  return proof === null ? fromSecondStep(login.stored, network) : fromKnownDevice(login.stored, proof);
}

/** Routes to sign in, sign out, and list and end sessions. */
export function sessionRoutes(mount: Mount, deps: Deps): void {
  const { signIns, sessions, confirmIdentity, guesses, tell, proxyHops } = deps;

  mount(endpoints.signIn, async ({ c, body }) => {
    const { network, requestId } = originOf(c, proxyHops);
    const identity = await signIns.identify(body.email);
    if (!identity) throw new Refusal('EMAIL_INVALID');
    const login = await signIns.find(identity);
    const account = login?.userId ?? identity.stored;
    const proof = signIns.knownDevice(login, body.deviceProof);
    const counts = proof ? fromKnownDevice(identity.stored, proof) : fromUnknownDevice(identity.stored, network);
    const from = { address: identity.address, device: deviceOf(c), deviceProof: body.deviceProof };
    const enter = () => signIns.signIn(login, body.password, from);
    const signedIn = orRefuse(
      await tellRefusals(tell, { event: 'sign-in-refused', account, requestId }, () =>
        guesses.whileTheyLast(network, counts, enter, (entered) => 'grant' in entered),
      ),
    );
    if ('grant' in signedIn) {
      tell({ event: 'sign-in', account, requestId });
      return signedIn.grant;
    }
    tell({ event: 'second-factor-asked', account, requestId });
    c.set('otherStatus', 202);
    return signedIn.challenge;
  });

  mount(endpoints.signInWithSecondFactor, async ({ c, body }) => {
    const { network, requestId } = originOf(c, proxyHops);
    const step = await signIns.secondStep(body.ticket);
    const account = step?.login.userId ?? null;
    const counts = countsOf(step, network);
    const enter = async () =>
      step
        ? signIns.signInWithSecondFactor(step, body.ticket, body.answer, deviceOf(c))
        : refuse('SECOND_FACTOR_TICKET_ENDED');
    const { grant, method } = orRefuse(
      await tellRefusals(tell, { event: 'second-factor-refused', account, requestId }, () =>
        guesses.whileTheyLast(network, counts, enter),
      ),
    );
    // The first step did not reset its counter, because the sign-in was not complete.
    if (step && step.proof === null) await guesses.forget(fromUnknownDevice(step.login.stored, network));
    if (method === 'recovery-code') tell({ event: 'recovery-code-used', account, requestId });
    tell({ event: 'sign-in', account, requestId });
    return grant;
  });

  mount(endpoints.signOut, async ({ c }) => {
    const { actor, requestId } = c.var;
    await sessions.signOut(actor);
    tell({ event: 'sign-out', account: actor.owner.userId, requestId });
    return { success: true as const };
  });

  mount(endpoints.listSessions, async ({ c }) => (await sessions.list(c.var.actor)).map(presentSession));

  mount(endpoints.revokeSession, async ({ c, body: { id, ...given } }) => {
    const asking = askingOf(c, proxyHops);
    const { actor, requestId } = asking;
    // Checked first, so that a request for another person's session responds 404 and doesn't count as an attempt.
    if (!(await sessions.has(actor, id))) throw new Refusal('SESSION_NOT_FOUND');
    if (id !== actor.sessionId) orRefuse(await confirmIdentity(asking, given));
    orRefuse(await sessions.revoke(actor, id));
    tell({ event: 'session-revoked', account: actor.owner.userId, requestId });
    return { status: true as const };
  });

  mount(endpoints.revokeOtherSessions, async ({ c, body }) => {
    const asking = askingOf(c, proxyHops);
    const { actor, requestId } = asking;
    orRefuse(await confirmIdentity(asking, body));
    orRefuse(await sessions.revokeOthers(actor));
    tell({ event: 'sessions-revoked', account: actor.owner.userId, requestId });
    return { status: true as const };
  });
}
