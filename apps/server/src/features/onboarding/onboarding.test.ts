import { describe, expect, it } from 'vitest';
import { startOnboardingApp } from '../../testing/onboarding-app.ts';
import { NOON } from '../../testing/test-app.ts';

const { app, person } = await startOnboardingApp();

const full = (prefix: string, count: number, answer: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, place) => [`${prefix}${place + 1}`, answer]));

describe('PUT /onboarding/user-data', () => {
  it('merges changes into the stored data and removes fields that are null', async () => {
    const { put, data } = await person();
    expect(await data()).toEqual({ isAnonymous: true, updatedAt: null });
    await put({ gender: 'nao-binario', goals: ['curiosidade'], sleepHoursPerNight: 7.5, favouriteColour: 'verde' });
    expect((await put({ gender: null, region: 'sul' })).body).toEqual({
      isAnonymous: true,
      goals: ['curiosidade'],
      sleepHoursPerNight: 7.5,
      favouriteColour: 'verde',
      region: 'sul',
      updatedAt: NOON,
    });
    expect(await data()).not.toHaveProperty('gender');
  });

  it('keeps and answers custom fields that have the names of a service’s result', async () => {
    const { put, data } = await person();
    for (const named of [
      { ok: true, value: 'sim' },
      { ok: false, code: 'ENTRY_NOT_FOUND' },
    ]) {
      expect((await put(named)).body).toMatchObject(named);
      expect(await data()).toMatchObject(named);
    }
  });

  it.each([
    [{ gender: 'outro' }, 'USER_DATA_INVALID'],
    [{ age: 0, isAnonymous: false }, 'AGE_INVALID'],
    [{ age: 121, isAnonymous: false }, 'AGE_INVALID'],
    [{ age: 30.5 }, 'AGE_INVALID'],
    [{ sleepHoursPerNight: 25 }, 'SLEEP_HOURS_INVALID'],
    [{ sleepHoursPerNight: 0.5 }, 'SLEEP_HOURS_INVALID'],
    [{ phone: '11 98888-7777' }, 'PHONE_FORMAT'],
    [{ currentMood: 6 }, 'SCORE_INVALID'],
    [{ moodNote: 'a'.repeat(256), currentMood: 3 }, 'NOTE_TOO_LONG'],
    [{ depressionScreening: full('phq', 8, 1) }, 'SCREENING_INCOMPLETE'],
    [{ depressionScreening: { ...full('phq', 9, 1), phq9: 4 } }, 'SCREENING_ANSWER_INVALID'],
    [{ anxietyScreening: { ...full('gad', 7, 1), gad8: 1 } }, 'SCREENING_INCOMPLETE'],
    [{ goals: ['dinheiro'] }, 'USER_DATA_INVALID'],
    [{ 'um campo': 1 }, 'USER_DATA_INVALID'],
    [{ free: { deep: { deeper: 1 } } }, 'USER_DATA_INVALID'],
    [{ notes: Array.from({ length: 49 }, () => 'á'.repeat(900)) }, 'USER_DATA_TOO_LARGE'],
    [{ recoveryEmail: 'sem arroba' }, 'RECOVERY_EMAIL_FORMAT'],
  ])('refuses %o and stores nothing', async (change, code) => {
    const { put, data, entries } = await person();
    const answer = await put({ region: 'sul', ...change });
    expect([answer.status, answer.body.errorCode]).toEqual([422, code]);
    expect(await data()).toEqual({ isAnonymous: true, updatedAt: null });
    expect(await entries()).toEqual([]);
  });

  it('limits the total size of the data over several small changes', async () => {
    const { put, data } = await person();
    const words = (from: number) => Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`f${from + at}`, 'x']));
    expect((await put(words(0))).status).toBe(200);
    expect((await put(words(30))).status).toBe(200);
    const third = await put(words(60));
    expect([third.status, third.body.errorCode]).toEqual([422, 'USER_DATA_TOO_LARGE']);
    const long = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`f${at}`, 'x'.repeat(1000)]));
    expect((await put(long)).status).toBe(200);
    const longer = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`f${20 + at}`, 'x'.repeat(1000)]));
    expect((await put(longer)).body.errorCode).toBe('USER_DATA_TOO_LARGE');
    expect(await data()).toMatchObject({ f20: 'x' });
  });

  it('keeps isAnonymous of the account and of the user data equal', async () => {
    const { call } = await app.signUp('lu@exemplo.com', { isAnonymous: false, name: 'Lu' });
    const readUserData = async () => (await call('GET', '/onboarding/user-data')).body;
    const account = async () => (await call('GET', '/auth/get-session')).body.user;
    await call('PUT', '/onboarding/user-data', { age: 30, location: 'Recife' });
    expect(await readUserData()).toMatchObject({ isAnonymous: false, name: 'Lu', age: 30, location: 'Recife' });
    await call('PUT', '/onboarding/user-data', { isAnonymous: true });
    expect(await readUserData()).toEqual({ isAnonymous: true, updatedAt: NOON });
    await call('POST', '/auth/update-user', { name: 'Maria' });
    expect(await account()).toMatchObject({ isAnonymous: true, name: null });
    await call('PUT', '/onboarding/user-data', { isAnonymous: null });
    expect(await readUserData()).toMatchObject({ isAnonymous: true });
    expect(await readUserData()).not.toHaveProperty('name');
    await call('PUT', '/onboarding/user-data', { isAnonymous: false, name: 'Luana' });
    expect(await account()).toMatchObject({ isAnonymous: false, name: 'Luana' });
    expect(await readUserData()).toMatchObject({ isAnonymous: false, name: 'Luana' });
    // A change of other answers keeps the name; removing it removes it from the account too.
    await call('PUT', '/onboarding/user-data', { name: 'Lu Lima' });
    await call('PUT', '/onboarding/user-data', { age: 31 });
    expect(await account()).toMatchObject({ isAnonymous: false, name: 'Lu Lima' });
    await call('PUT', '/onboarding/user-data', { name: null });
    expect(await account()).toMatchObject({ isAnonymous: false, name: null });
    expect(await readUserData()).not.toHaveProperty('name');
  });

  it('returns computed screening scores and ignores scores in the request', async () => {
    const { put, data, screenings } = await person();
    const answers = { ...full('phq', 9, 2), phq9: 0 };
    expect((await put({ depressionScreening: answers, depressionScore: 1, anxietyScore: 20 })).body).toMatchObject({
      depressionScore: 16,
    });
    expect(await data()).not.toHaveProperty('anxietyScore');
    expect(await screenings()).toMatchObject([{ instrument: 'PHQ-9', score: 16, severity: 'moderately-severe' }]);
  });

  it('stores one screening per day even if the screening is answered repeatedly', async () => {
    const { put, screenings } = await person();
    await put({ anxietyScreening: full('gad', 7, 1) });
    await put({ anxietyScreening: full('gad', 7, 2) });
    await put({ anxietyScreening: full('gad', 7, 2) });
    expect(await screenings()).toMatchObject([{ instrument: 'GAD-7', score: 14, severity: 'moderate' }]);
  });

  it('doesn’t change a screening that POST /screenings stored on the same day', async () => {
    const { call, put, screenings } = await person();
    const own = { instrument: 'PHQ-9', answers: full('phq', 9, 1) };
    expect((await call('POST', '/screenings', own)).status).toBe(201);
    expect((await put({ depressionScreening: full('phq', 9, 0), depressionDifficulty: 1 })).status).toBe(200);
    expect(await screenings()).toMatchObject([{ score: 9, difficulty: null, raisesCrisis: true }]);
  });

  it('adds a difficulty that is sent later to the screening of the day', async () => {
    const { put, screenings } = await person();
    await put({ depressionScreening: { ...full('phq', 9, 1), phq9: 0 } });
    await put({ depressionDifficulty: 2 });
    expect(await screenings()).toMatchObject([{ score: 8, difficulty: 2 }]);
    app.setNow(NOON + 86_400_000);
    await put({ depressionDifficulty: 3 });
    expect(await screenings()).toHaveLength(1);
    app.setNow(NOON);
  });

  it('keeps the difficulty of the screening of the day when only its answers change, and removes it with null', async () => {
    const { put, screenings } = await person();
    await put({ depressionScreening: { ...full('phq', 9, 1), phq9: 0 }, depressionDifficulty: 2 });
    await put({ depressionScreening: { ...full('phq', 9, 2), phq9: 0 } });
    expect(await screenings()).toMatchObject([{ score: 16, difficulty: 2 }]);
    await put({ depressionDifficulty: null });
    expect(await screenings()).toMatchObject([{ score: 16, difficulty: null }]);
    await put({ depressionDifficulty: 1 });
    await put({ depressionScreening: full('phq', 9, 1), depressionDifficulty: null });
    expect(await screenings()).toMatchObject([{ score: 9, difficulty: null }]);
  });
});

it('GET /auth/get-session returns whether the person stated an age under 18', async () => {
  const { put, call } = await person();
  const readIsMinor = async () => (await call('GET', '/auth/get-session')).body.isMinor;
  expect(await readIsMinor()).toBe(false);
  await put({ ageRange: 'menor-18' });
  expect(await readIsMinor()).toBe(true);
  await put({ ageRange: null, isAnonymous: false, age: 17 });
  expect(await readIsMinor()).toBe(true);
  await put({ age: 18 });
  expect(await readIsMinor()).toBe(false);
});

it('the endpoints of the onboarding return and change only the caller’s data', async () => {
  const ana = await person();
  const bia = await person();
  await ana.put({ currentMood: 2, gender: 'feminino', recoveryEmail: 'ana.so@exemplo.com' });
  await ana.call('POST', '/onboarding/steps/motivation/complete');
  await bia.put({ currentMood: 5 });
  expect(await bia.data()).toEqual({ isAnonymous: true, currentMood: 5, updatedAt: NOON });
  expect((await bia.call('GET', '/onboarding/status')).body.completedSteps).toEqual([]);
  expect(await ana.entries()).toMatchObject([{ score: 2 }]);
});
