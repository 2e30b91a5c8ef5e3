import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { invite, professional } from '../../../testing/people/sharing-people.ts';
import { refusalOf } from '../../../testing/test-app.ts';
import { listed, withPeople } from '../sharing.harness.ts';

const world = await withPeople();

/**
 * Statements of other requests after which the second request begins, so that it falls between any two of the first.
 */
const STEPS = Array.from({ length: 11 }, (_, step) => step);

/** Runs two requests at once, the second one some statements later. */
async function together<First, Second>(steps: number, first: () => Promise<First>, second: () => Promise<Second>) {
  const later = async () => {
    for (let step = 0; step < steps; step += 1) await world.app.database.db.execute(sql`select 1`);
    return second();
  };
  return Promise.all([first(), later()]);
}

const accept = (person: typeof world.helena, token: string) =>
  person.call('POST', `/professional-invites/by-token/${token}/accept`);

it('an invitation that is accepted and revoked at once is revoked, and names who accepted it', async () => {
  for (const [order, steps] of [
    ...STEPS.map((step) => [0, step] as const),
    ...STEPS.map((step) => [1, step] as const),
  ]) {
    const { id, token } = await invite(world.ana);
    const accepting = () => accept(world.helena, token);
    const revoking = () => world.ana.call('DELETE', `/professional-invites/${id}`);
    const [accepted, revoked] =
      order === 0
        ? await together(steps, accepting, revoking)
        : (await together(steps, revoking, accepting)).toReversed();
    expect(revoked?.status).toBe(204);
    const share = await listed(world.ana, id);
    expect(share.status).toBe('revoked');
    expect(share.professional === null, `${order} ${steps}`).toBe(accepted?.status !== 200);
    if (accepted && accepted.status !== 200) expect(refusalOf(accepted)).toEqual([410, 'INVITE_REVOKED']);
    expect((await world.helena.call('GET', `/patients/${id}`)).status).toBe(404);
  }
});

it('a professional whose profile is removed meanwhile has no share', async () => {
  for (const steps of STEPS) {
    const ivo = await professional(world.app, 'Dr. Ivo');
    const { id, token } = await invite(world.ana);
    const [accepted, removed] = await together(
      steps,
      () => accept(ivo, token),
      () => ivo.call('DELETE', '/professional-profile'),
    );
    expect(removed.status).toBe(204);
    const { status } = await listed(world.ana, id);
    expect(status, String(steps)).toBe(accepted.status === 200 ? 'revoked' : 'open');
    if (accepted.status !== 200) expect(refusalOf(accepted)).toEqual([403, 'PROFESSIONAL_PROFILE_REQUIRED']);
  }
});

it('a profile is stored, also if it is removed at the same time', async () => {
  const ivo = await professional(world.app, 'Dr. Ivo');
  for (const steps of STEPS) {
    const [stored, removed] = await together(
      steps,
      () => ivo.call('PUT', '/professional-profile', { name: 'Ivo', crp: '06/1', uf: 'SP' }),
      () => ivo.call('DELETE', '/professional-profile'),
    );
    expect(stored, String(steps)).toMatchObject({ status: 200, body: { name: 'Ivo', isHidden: false } });
    expect([204, 404]).toContain(removed.status);
  }
});
