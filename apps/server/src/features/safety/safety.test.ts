import { emptySafetyPlan, PLAN_ITEMS_MAX } from '@alento/domain/safety/safety-plan';
import { FOLLOW_UP_DELAY_MS } from '@alento/domain/safety/safety-state';
import { beforeEach, describe, expect, it } from 'vitest';
import { openForFile } from '../../testing/open-for-file.ts';
import { NOON, startTestApp } from '../../testing/test-app.ts';

const app = await openForFile(startTestApp());
beforeEach(() => app.setNow(NOON));

async function person() {
  const { token, call } = await app.newPerson();
  return {
    token,
    call,
    plan: async () => (await call('GET', '/safety-plan')).body,
    put: (body: unknown) => call('PUT', '/safety-plan', body),
    state: async () => (await call('GET', '/safety/state')).body,
    answer: (answer: string) => call('POST', '/safety/answers', { answer }),
    record: (score: number, note = '', timestamp?: number) => call('POST', '/mood-entries', { score, note, timestamp }),
  };
}

const PLAN = {
  ...emptySafetyPlan(),
  warningSigns: ['Paro de responder mensagens'],
  reasons: ['A Tapioca, minha gata'],
  people: [{ name: 'Rafa', phone: '(81) 99999-0101' }],
};

describe('the safety plan', () => {
  it('is empty at first and replaced as a whole', async () => {
    const { plan, put } = await person();
    expect(await plan()).toEqual({ ...emptySafetyPlan(), updatedAt: null });
    const response = await put({ ...PLAN, whatHelps: ['  Banho morno '] });
    expect(response.status).toBe(200);
    expect(await plan()).toEqual({ ...PLAN, whatHelps: ['Banho morno'], updatedAt: NOON });
    await put(PLAN);
    expect((await plan()).whatHelps).toEqual([]);
  });

  it('refuses a change based on an outdated version and keeps the current version', async () => {
    const { plan, put } = await person();
    const first = (await put({ ...PLAN, basedOn: null })).body;
    expect((await put({ ...PLAN, reasons: ['outro'], basedOn: first.updatedAt })).status).toBe(200);
    const stale = await put({ ...PLAN, reasons: ['perdido'], basedOn: first.updatedAt });
    expect([stale.status, stale.body.errorCode]).toEqual([409, 'SAFETY_PLAN_CHANGED']);
    expect((await plan()).reasons).toEqual(['outro']);
  });

  it.each([
    [{ reasons: Array(PLAN_ITEMS_MAX + 1).fill('a') }],
    [{ reasons: 'um' }],
    [{ people: [{ name: 'Rafa', phone: 'javascript:alert(1)' }] }],
    [{ people: [{ name: 'Rafa' }] }],
  ])('refuses a change with %o', async (part) => {
    const { plan, put } = await person();
    const answer = await put({ ...PLAN, ...part });
    expect([answer.status, answer.body.errorCode]).toEqual([422, 'SAFETY_PLAN_INVALID']);
    expect((await plan()).updatedAt).toBeNull();
  });

  it('stores whether the contacts stay readable on a device after the session ended', async () => {
    const ana = await person();
    const bia = await person();
    await ana.put(PLAN);
    expect('readableContacts' in (await ana.plan())).toBe(false);
    expect((await ana.put({ ...PLAN, readableContacts: true })).body.readableContacts).toBe(true);
    // An older client doesn't send the field.
    await ana.put({ ...PLAN, reasons: ['outro'] });
    expect(await ana.plan()).toMatchObject({ reasons: ['outro'], readableContacts: true });
    await bia.put(PLAN);
    expect('readableContacts' in (await bia.plan())).toBe(false);
    await ana.put({ ...PLAN, readableContacts: false });
    expect((await ana.plan()).readableContacts).toBe(false);
    expect((await ana.put({ ...PLAN, readableContacts: 'sim' })).body.errorCode).toBe('SAFETY_PLAN_INVALID');
    expect((await ana.plan()).readableContacts).toBe(false);
  });
});

describe('the crisis state', () => {
  const CALM = { lastCrisisAt: null, acknowledgedAt: null, askAgainAt: null };

  it.each([
    ['the worst score', 0, ''],
    ['crisis words in the note', 3, 'não aguento mais viver, quero morrer'],
  ])('records a sign of a crisis: %s', async (_, score, note) => {
    const { state, record } = await person();
    expect((await record(score, note)).status).toBe(201);
    expect(await state()).toEqual({ ...CALM, lastCrisisAt: NOON, askAgainAt: NOON + FOLLOW_UP_DELAY_MS });
  });

  it.each([
    ['an ordinary entry', 3, 'morrendo de rir com a Lu', undefined],
    ['a note about somebody else’s crisis', 3, 'minha amiga quer se matar e não sei o que fazer', undefined],
    ['an old entry', 0, '', NOON - 3 * 86_400_000],
  ])('records no sign of a crisis: %s', async (_, score, note, timestamp) => {
    const { state, record } = await person();
    expect((await record(score, note, timestamp)).status).toBe(201);
    expect(await state()).toEqual(CALM);
  });

  it('records a sign of a crisis in a batch, a correction or the onboarding', async () => {
    const batch = await person();
    await batch.call('POST', '/mood-entries/batch', { entries: [{ score: 4 }, { score: 0 }] });
    expect((await batch.state()).lastCrisisAt).toBe(NOON);

    const corrected = await person();
    const { id } = (await corrected.record(3)).body;
    await corrected.call('PUT', `/mood-entries/${id}`, { score: 3, note: 'quero morrer' });
    expect((await corrected.state()).lastCrisisAt).toBe(NOON);
    app.setNow(NOON + 60_000);
    await corrected.call('PUT', `/mood-entries/${id}`, { score: 3, note: 'quero morrer', tags: [] });
    expect((await corrected.state()).lastCrisisAt).toBe(NOON);
    // More words after a sign are none, a further sign is one.
    await corrected.call('PUT', `/mood-entries/${id}`, { score: 3, note: 'quero morrer, choveu o dia todo' });
    expect((await corrected.state()).lastCrisisAt).toBe(NOON);
    await corrected.call('PUT', `/mood-entries/${id}`, { score: 3, note: 'quero morrer. vou me matar' });
    expect((await corrected.state()).lastCrisisAt).toBe(NOON + 60_000);

    // Nor is another face, or a note beside a score that was noticed.
    app.setNow(NOON + 120_000);
    await corrected.call('PUT', `/mood-entries/${id}`, { score: 2, note: 'quero morrer. vou me matar' });
    expect((await corrected.state()).lastCrisisAt).toBe(NOON + 60_000);
    await corrected.call('PUT', `/mood-entries/${id}`, { score: 0, note: '' });
    expect((await corrected.state()).lastCrisisAt).toBe(NOON + 120_000);
    app.setNow(NOON + 180_000);
    await corrected.call('PUT', `/mood-entries/${id}`, { score: 0, note: 'choveu' });
    expect((await corrected.state()).lastCrisisAt).toBe(NOON + 120_000);

    app.setNow(NOON);
    const onboarding = await person();
    await onboarding.call('PUT', '/onboarding/user-data', { currentMood: 0 });
    expect((await onboarding.state()).lastCrisisAt).toBe(NOON);
  });

  it('counts a repeated onboarding mood as one sign of a crisis', async () => {
    const { call, state, answer } = await person();
    const entry = { id: `onboarding-mood-${NOON}`, score: 0 };
    await call('POST', '/mood-entries', { ...entry, timestamp: NOON - 3 * 86_400_000 });
    expect(await state()).toEqual(CALM);
    await call('POST', '/mood-entries', { ...entry, score: 3, note: 'quero morrer' });
    expect((await state()).lastCrisisAt).toBe(NOON);
    app.setNow(NOON + 60_000);
    await answer('safe');
    await call('POST', '/mood-entries', { ...entry, score: 3, note: 'quero morrer' });
    expect(await state()).toMatchObject({ lastCrisisAt: NOON, acknowledgedAt: NOON + 60_000 });
  });

  it('contains a time to ask again, and treats “still hard” as a new sign of a crisis', async () => {
    const { state, record, answer, token } = await person();
    await record(0);
    app.setNow(NOON + 60_000);
    expect((await answer('safe')).body).toEqual({
      lastCrisisAt: NOON,
      acknowledgedAt: NOON + 60_000,
      askAgainAt: NOON + 60_000 + FOLLOW_UP_DELAY_MS,
    });
    const later = NOON + 60_000 + FOLLOW_UP_DELAY_MS;
    app.setNow(later);
    expect((await answer('still-hard')).body).toMatchObject({ lastCrisisAt: later });
    app.setNow(later + FOLLOW_UP_DELAY_MS);
    expect((await answer('safe')).body.askAgainAt).toBeNull();
    expect((await answer('nada')).status).toBe(422);
    // The client sends the answer again, because the response was lost. The state doesn't change.
    const again = { answer: 'safe', answeredAt: later + FOLLOW_UP_DELAY_MS };
    app.setNow(later + FOLLOW_UP_DELAY_MS + 60_000);
    const repeated = await app.call('POST', '/safety/answers', { token, body: again });
    expect(repeated.body.askAgainAt).toBeNull();
    const other = await person();
    expect(await other.state()).toEqual(CALM);
    expect((await state()).askAgainAt).toBeNull();
  });
});

describe('POST /safety/answers with “Não era isso”', () => {
  const notMeantLines = (): string[] =>
    app
      .logged()
      .split('\n')
      .filter((line) => line.includes('crisis card not meant'));

  it('forgets the sign of this person only, once, and counts it without person and text', async () => {
    const ana = await app.newPerson();
    const bia = await app.newPerson();
    const note = 'quero morrer de tanta vergonha, sério';
    for (const { call } of [ana, bia]) await call('POST', '/mood-entries', { score: 0, note });
    const before = notMeantLines().length;
    const body = { answer: 'not-meant', answeredAt: NOON + 60_000 };
    app.setNow(NOON + 90_000);
    const expected = { lastCrisisAt: null, acknowledgedAt: null, askAgainAt: null, notMeantAt: NOON + 60_000 };
    for (let time = 0; time < 2; time += 1)
      expect((await ana.call('POST', '/safety/answers', body)).body).toEqual(expected);
    expect((await ana.call('GET', '/safety/state')).body).toEqual(expected);
    expect((await bia.call('GET', '/safety/state')).body).toMatchObject({ lastCrisisAt: NOON });
    const lines = notMeantLines().slice(before);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('"answer":"not-meant"');
    for (const secret of [ana.userId, 'vergonha', note]) expect(lines[0]).not.toContain(secret);
  });

  it('leaves an own sign as it is if the text was about somebody else', async () => {
    const { call } = await app.newPerson();
    await call('POST', '/mood-entries', { score: 0 });
    app.setNow(NOON + 60_000);
    const { body } = await call('POST', '/safety/answers', { answer: 'other-not-meant' });
    expect(body).toMatchObject({ lastCrisisAt: NOON, notMeantAt: NOON + 60_000 });
  });

  it('ends the time in which recommendations are replaced by help', async () => {
    const { call } = await app.newPerson();
    await call('POST', '/mood-entries', { score: 0 });
    const kindOfSet = async () => (await call('GET', '/content-recommendations')).body.helpFirst;
    const during = await kindOfSet();
    app.setNow(NOON + 60_000);
    await call('POST', '/safety/answers', { answer: 'not-meant' });
    expect([during, await kindOfSet()]).toEqual([true, false]);
  });
});
