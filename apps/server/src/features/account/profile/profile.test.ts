import { canonicalTimeZone } from '@alento/domain/time/local-date';
import { afterEach, describe, expect, it } from 'vitest';
import { dumpDatabase } from '../../../testing/database/dump-database.ts';
import { openForFile } from '../../../testing/open-for-file.ts';
import { traditionalPerson } from '../../../testing/people/channel-people.ts';
import { ACCEPTED, DAY, NOON, PASSWORD, refusalOf, startTestApp } from '../../../testing/test-app.ts';

const HOME = 'America/Sao_Paulo';
const app = await openForFile(startTestApp());
afterEach(() => app.setNow(NOON));

const zone = (token: string, device = HOME) =>
  app.call('GET', '/account/time-zone', { token, headers: { 'X-Time-Zone': device } });
const change = (token: string, timeZone: unknown, device = HOME) =>
  app.call('PUT', '/account/time-zone', { token, body: { timeZone }, headers: { 'X-Time-Zone': device } });

describe('an account’s time zone', () => {
  it('is that of the sign-up request, can be changed at once and again after exactly 24 hours', async () => {
    const { token } = await app.signUp();
    expect(await zone(token)).toMatchObject({ status: 200, body: { timeZone: HOME, changeableAt: null } });
    const changed = { timeZone: 'Europe/Lisbon', changeableAt: NOON + DAY };
    expect(await change(token, 'Europe/Lisbon')).toMatchObject({ status: 200, body: changed });
    app.setNow(NOON + DAY - 1);
    expect(refusalOf(await change(token, 'Asia/Tokyo'))).toEqual([422, 'TIME_ZONE_CHANGED_TODAY']);
    expect((await zone(token)).body).toEqual(changed);
    app.setNow(NOON + DAY);
    expect((await change(token, 'Asia/Tokyo')).body).toEqual({
      timeZone: 'Asia/Tokyo',
      changeableAt: NOON + 2 * DAY,
    });
  });

  it('is not counted as changed by a request for the current zone', async () => {
    const { token } = await app.signUp();
    expect((await change(token, HOME)).body).toEqual({ timeZone: HOME, changeableAt: null });
    await change(token, 'Europe/Lisbon');
    app.setNow(NOON + 1000);
    expect(await change(token, 'Europe/Lisbon')).toMatchObject({
      status: 200,
      body: { timeZone: 'Europe/Lisbon', changeableAt: NOON + DAY },
    });
  });

  it('is not changed by another person’s request', async () => {
    const [ana, bia] = [await app.signUp(), await app.signUp()];
    await change(ana.token, 'Europe/Lisbon');
    expect((await zone(bia.token)).body).toEqual({ timeZone: HOME, changeableAt: null });
    expect((await change(bia.token, 'Asia/Tokyo')).status).toBe(200);
    expect((await zone(ana.token)).body.timeZone).toBe('Europe/Lisbon');
  });

  it.each(['Mars/Olympus', '', '+03:00', 7, null, 'x'.repeat(300)])(
    'can’t be changed to the invalid zone %j',
    async (timeZone) => {
      const { token } = await app.signUp();
      expect(await change(token, timeZone)).toMatchObject({ status: 422, body: { errorCode: 'INVALID_TIME_ZONE' } });
      expect((await zone(token)).body.timeZone).toBe(HOME);
    },
  );
});

describe('the time zone in the request’s header', () => {
  it('changes the account’s zone, at most once in 24 hours', async () => {
    const { token } = await app.signUp();
    expect((await zone(token, 'Asia/Tokyo')).body).toEqual({ timeZone: 'Asia/Tokyo', changeableAt: NOON + DAY });
    expect((await change(token, 'Europe/Lisbon', 'Asia/Tokyo')).body.errorCode).toBe('TIME_ZONE_CHANGED_TODAY');
    expect((await zone(token, HOME)).body.timeZone).toBe('Asia/Tokyo');
    app.setNow(NOON + DAY);
    expect((await zone(token, HOME)).body).toEqual({ timeZone: HOME, changeableAt: NOON + 2 * DAY });
  });

  it.each([
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Europe/Kyiv', 'Europe/Kiev'],
    ['America/Sao_Paulo', 'america/SAO_paulo'],
  ])('doesn’t count as a change from %s to the other spelling %s', async (name, spelling) => {
    const { token } = await app.signUp();
    const signedUp = (await change(token, name)).body;
    app.setNow(NOON + DAY);
    expect((await zone(token, spelling)).body).toEqual({ ...signedUp, changeableAt: null });
    expect((await change(token, spelling)).body).toEqual({ ...signedUp, changeableAt: null });
    expect((await change(token, 'Asia/Tokyo', spelling)).body.timeZone).toBe('Asia/Tokyo');
  });

  it('is stored by its canonical name', async () => {
    const { body } = await app.call('POST', '/auth/sign-up/email', {
      body: { email: 'kolkata@exemplo.com', password: PASSWORD, ...ACCEPTED },
      headers: { 'X-Time-Zone': 'asia/kolkata' },
    });
    const [kolkata, calcutta] = [await zone(body.token, 'Asia/Kolkata'), await zone(body.token, 'Asia/Calcutta')];
    expect(kolkata.body).toEqual({ timeZone: canonicalTimeZone('Asia/Kolkata'), changeableAt: null });
    expect(calcutta.body).toEqual(kolkata.body);
  });

  it('doesn’t override the time zone in the request’s body', async () => {
    const { token } = await app.signUp();
    expect((await change(token, 'Europe/Lisbon', 'Asia/Tokyo')).body).toEqual({
      timeZone: 'Europe/Lisbon',
      changeableAt: NOON + DAY,
    });
  });
});

it('PUT /account/time-zone accepts at most one of several concurrent changes', async () => {
  const { token } = await app.signUp();
  const zones = ['Europe/Lisbon', 'Asia/Tokyo', 'America/Manaus', 'Africa/Luanda'];
  const answers = await Promise.all([...zones.map((name) => change(token, name)), zone(token, 'Asia/Dubai')]);
  const taken = answers.slice(0, -1).filter(({ status }) => status === 200);
  const { body } = await zone(token);
  expect(body.changeableAt).toBe(NOON + DAY);
  expect(taken.length).toBe(body.timeZone === 'Asia/Dubai' ? 0 : 1);
  for (const answer of taken) expect(answer.body.timeZone).toBe(body.timeZone);
});

describe('POST /auth/update-user', () => {
  const rename = (token: string, name: string | null) =>
    app.call('POST', '/auth/update-user', { token, body: { name } });

  it('changes and removes the name of the caller’s traditional account, and stores none for an anonymous one', async () => {
    const [{ token: ana }, bia] = [await traditionalPerson(app), await traditionalPerson(app)];
    expect((await rename(ana, '  Beatriz Ñandú  ')).body.user.name).toBe('Beatriz Ñandú');
    expect(await dumpDatabase(app.database.db)).not.toContain('Beatriz');
    expect((await bia.call('GET', '/auth/get-session')).body.user.name).toBe('Ana');
    expect((await rename(ana, null)).body.user.name).toBeNull();
    expect((await rename((await app.signUp()).token, 'Alguém')).body.user.name).toBeNull();
  });
});
