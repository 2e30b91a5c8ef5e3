import { describe, expect, it } from 'vitest';
import { dumpDatabase } from '../../../testing/database/dump-database.ts';
import { invite, professional } from '../../../testing/people/sharing-people.ts';
import { DAY, NOON, type Person, refusalOf } from '../../../testing/test-app.ts';
import { listed, withPeople } from '../sharing.harness.ts';

const world = await withPeople();

const byToken = (person: Person, token: string) => person.call('GET', `/professional-invites/by-token/${token}`);
const accept = (person: Person, token: string) => person.call('POST', `/professional-invites/by-token/${token}/accept`);

describe('an invitation', () => {
  it('has an address with a token of 256 bits, which only the owner can read again', async () => {
    const { id, token, url } = await invite(world.ana, { parts: ['screenings', 'moods'] });
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(url).toBe(`https://alento.test/professional-invite/${token}`);
    expect(`${await dumpDatabase(world.app.database.db)}${world.app.logged()}`).not.toContain(token);
    expect(await listed(world.ana, id)).toEqual({
      id,
      status: 'open',
      startDate: '2026-01-01',
      endDate: '2026-12-31',
      parts: ['moods', 'screenings'],
      ownerName: 'Lua de Março',
      url,
      createdAt: NOON,
      linkExpiresAt: NOON + 7 * DAY,
      endsAt: NOON + 30 * DAY,
      acceptedAt: null,
      revokedAt: null,
      professional: null,
      lastAccessAt: null,
    });
    expect((await world.helena.call('GET', '/professional-invites')).body).toEqual([]);
  });

  it('says who invites and what would be shared, without an account too, and nothing of the data', async () => {
    const { token } = await invite(world.ana, { parts: ['moods'] });
    const { status, body } = await world.app.call('GET', `/professional-invites/by-token/${token}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      ownerName: 'Lua de Março',
      startDate: '2026-01-01',
      endDate: '2026-12-31',
      parts: ['moods'],
      linkExpiresAt: NOON + 7 * DAY,
      endsAt: NOON + 30 * DAY,
      isOwn: false,
    });
    expect((await byToken(world.ana, token)).body.isOwn).toBe(true);
  });

  it('is accepted by one professional, once, also if several accept at the same time', async () => {
    const { id, token } = await invite(world.ana);
    const others = [world.helena, await professional(world.app, 'Dr. Ivo'), await professional(world.app, 'Dra. Íris')];
    const answers = await Promise.all(others.map((one) => accept(one, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    expect(answers.find(({ status }) => status === 200)?.body).toEqual({ patientId: id });
    for (const [place, answer] of answers.entries()) {
      const again = await accept(others[place] ?? world.helena, token);
      if (answer.status === 200) expect([again.status, again.body]).toEqual([200, { patientId: id }]);
      else expect(refusalOf(again)).toEqual([410, 'INVITE_USED']);
    }
    expect(refusalOf(await byToken(world.helena, token))).toEqual([410, 'INVITE_USED']);
    const share = await listed(world.ana, id);
    expect(share).toMatchObject({ status: 'active', url: null, acceptedAt: NOON });
    expect(share.professional).toMatchObject({ crp: '06/123456', uf: 'SP' });
  });

  it('is not accepted again after the share has ended', async () => {
    const { id, token } = await invite(world.ana, { expiresInDays: 1 });
    expect((await accept(world.helena, token)).status).toBe(200);
    world.app.setNow(NOON + DAY);
    expect(refusalOf(await accept(world.helena, token))).toEqual([410, 'INVITE_USED']);
    world.app.setNow(NOON);
    await world.ana.call('DELETE', `/professional-invites/${id}`);
    expect(refusalOf(await accept(world.helena, token))).toEqual([410, 'INVITE_REVOKED']);
  });

  it('is refused to its owner, to people without a profile, after 7 days, after it was revoked, and if it is unknown', async () => {
    const { id, token } = await invite(world.ana);
    const bia = await world.app.newPerson();
    expect(refusalOf(await accept(bia, token))).toEqual([403, 'PROFESSIONAL_PROFILE_REQUIRED']);
    expect(refusalOf(await accept(world.ana, token))).toEqual([409, 'INVITE_OWN']);
    world.app.setNow(NOON + 7 * DAY);
    expect(refusalOf(await accept(world.helena, token))).toEqual([410, 'INVITE_EXPIRED']);
    expect(refusalOf(await byToken(world.helena, token))).toEqual([410, 'INVITE_EXPIRED']);
    expect((await listed(world.ana, id)).status).toBe('unused');
    world.app.setNow(NOON);
    expect((await world.ana.call('DELETE', `/professional-invites/${id}`)).status).toBe(204);
    expect(refusalOf(await accept(world.helena, token))).toEqual([410, 'INVITE_REVOKED']);
    expect(refusalOf(await byToken(world.helena, token))).toEqual([410, 'INVITE_REVOKED']);
    for (const unknown of ['a'.repeat(43), 'x'])
      expect(refusalOf(await byToken(world.helena, unknown))).toEqual([404, 'INVITE_NOT_FOUND']);
  });

  it('is refused with parts, days or a name that are not valid', async () => {
    const valid = { startDate: '2026-01-01', endDate: '2026-03-01', parts: ['moods'], ownerName: 'Lua' };
    for (const [change, code] of [
      [{ parts: [] }, 'SHARE_PARTS_INVALID'],
      [{ parts: ['notes'] }, 'SHARE_PARTS_INVALID'],
      [{ startDate: '2026-03-02' }, 'DATE_RANGE_INVALID'],
      [{ endDate: '2026-02-30' }, 'DATE_INVALID'],
      [{ expiresInDays: 0 }, 'SHARE_DAYS_INVALID'],
      [{ ownerName: 'a\nb' }, 'SHARE_NAME_INVALID'],
    ] as const)
      expect(refusalOf(await world.ana.call('POST', '/professional-invites', { ...valid, ...change })), code).toEqual([
        422,
        code,
      ]);
  });

  it('is made once for a key, and twenty can be open at once', async () => {
    const bia = await world.app.newPerson();
    const body = { startDate: '2026-01-01', endDate: '2026-03-01', parts: ['moods'], ownerName: 'Bia' };
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const first = await bia.call('POST', '/professional-invites', body, key);
    expect((await bia.call('POST', '/professional-invites', body, key)).body).toEqual(first.body);
    for (let count = 1; count < 20; count += 1) await bia.call('POST', '/professional-invites', body);
    expect(refusalOf(await bia.call('POST', '/professional-invites', body))).toEqual([409, 'SHARES_FULL']);
    await bia.call('DELETE', `/professional-invites/${first.body.id}`);
    expect(refusalOf(await bia.call('POST', '/professional-invites', body, key))).toEqual([
      410,
      'IDEMPOTENT_RESULT_GONE',
    ]);
    expect((await bia.call('POST', '/professional-invites', body)).status).toBe(201);
  });
});
