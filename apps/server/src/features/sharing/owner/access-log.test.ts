import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { shares } from '../../../db/schema/sharing.ts';
import { invite, shared, sharingOwner } from '../../../testing/people/sharing-people.ts';
import { MINUTE, NOON, refusalOf } from '../../../testing/test-app.ts';
import { listed, withPeople } from '../sharing.harness.ts';

const world = await withPeople();

describe('GET /access-log', () => {
  it('lists each reading by minute with who read it, also after the share has ended', async () => {
    const bia = await sharingOwner(world.app, 5);
    const id = await shared(bia, world.helena);
    world.app.setNow(NOON + 90_000);
    await world.helena.call('GET', `/patients/${id}/mood-entries`);
    await world.helena.call('GET', `/patients/${id}/mood-entries`);
    await world.helena.call('GET', `/patients/${id}/screenings`);
    await world.helena.call('GET', `/patients/${id}`);
    world.app.setNow(NOON + 10 * MINUTE);
    await world.helena.call('GET', `/patients/${id}/fhir`);
    await bia.call('DELETE', `/professional-invites/${id}`);
    await world.helena.call('GET', `/patients/${id}/fhir`);
    const who = { name: 'Dra. Helena', crp: '06/123456', uf: 'SP' };
    const { body } = await bia.call('GET', '/access-log');
    expect(body).toEqual([
      { shareId: id, at: NOON + 10 * MINUTE, kinds: ['fhir'], professional: who },
      { shareId: id, at: NOON + MINUTE, kinds: ['mood-entries', 'screenings'], professional: who },
      { shareId: id, at: NOON, kinds: ['accepted'], professional: who },
    ]);
    const page = await bia.call('GET', '/access-log?limit=2');
    expect(page.body).toEqual(body.slice(0, 2));
    const rest = await bia.call('GET', `/access-log?before=${page.headers.get('X-Next-Cursor')}`);
    expect(rest.body).toEqual(body.slice(2));
    // The log opens only the shares whose accesses it shows.
    const { id: unused } = await invite(bia);
    await world.app.database.db
      .update(shares)
      .set({ content: Buffer.from([0]) as never })
      .where(eq(shares.id, unused));
    expect((await bia.call('GET', '/access-log')).status).toBe(200);
    await world.app.database.db.delete(shares).where(eq(shares.id, unused));
    expect((await listed(bia, id)).lastAccessAt).toBe(NOON + 10 * MINUTE);
    expect((await world.helena.call('GET', '/access-log')).body).toEqual([]);
  });

  it('does not list a reading that was refused', async () => {
    const bia = await sharingOwner(world.app, 5);
    const id = await shared(bia, world.helena, { parts: ['moods'] });
    world.app.setNow(NOON + MINUTE);
    expect(refusalOf(await world.helena.call('GET', `/patients/${id}/screenings`))).toEqual([403, 'PART_NOT_SHARED']);
    expect((await bia.call('GET', '/access-log')).body).toHaveLength(1);
  });
});
