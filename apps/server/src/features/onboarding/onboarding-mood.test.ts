import { describe, expect, it } from 'vitest';
import { startOnboardingApp } from '../../testing/onboarding-app.ts';
import { NOON } from '../../testing/test-app.ts';

const { app, person } = await startOnboardingApp();

describe('the current mood of the onboarding', () => {
  it('creates one entry, which later answers change', async () => {
    const { put, entries } = await person();
    const felt = NOON - 3_600_000;
    await put({ currentMood: 2, moodNote: 'Chegando', currentMoodAt: felt });
    await put({ currentMood: 2, moodNote: 'Chegando', currentMoodAt: NOON });
    await put({ currentMood: 4, moodNote: 'Melhor do que achei' });
    expect(await entries()).toEqual([
      {
        id: `onboarding-mood-${felt}`,
        score: 4,
        note: 'Melhor do que achei',
        timestamp: felt,
        ai_analysis: '',
        tags: [],
      },
    ]);
  });

  it('doesn’t restore its deleted entry when unchanged answers are sent again', async () => {
    const { put, entries, call } = await person();
    await put({ currentMood: 3, moodNote: '' });
    await call('DELETE', `/mood-entries/onboarding-mood-${NOON}`);
    await put({ currentMood: 3, moodNote: '' });
    expect(await entries()).toEqual([]);
  });

  it('is stored once even if it is also sent to POST /mood-entries', async () => {
    const { call, entries, put } = await person();
    const entry = {
      id: `onboarding-mood-${NOON - 1000}`,
      score: 1,
      note: 'um',
      timestamp: NOON - 1000,
      ai_analysis: '',
    };
    expect((await call('POST', '/mood-entries', entry)).status).toBe(201);
    const again = await call('POST', '/mood-entries', {
      ...entry,
      id: `onboarding-mood-${NOON}`,
      timestamp: NOON,
      score: 5,
    });
    expect(again.body).toMatchObject({ id: entry.id, timestamp: NOON - 1000, score: 5 });
    await put({ currentMood: 2 });
    expect(await entries()).toHaveLength(1);
    expect((await call('POST', '/mood-entries', { id: 'outro-id', score: 3 })).body.id).not.toBe('outro-id');
  });

  it('is stored once for repeated requests with an idempotency key', async () => {
    const { call, entries, token } = await person();
    const entry = { id: `onboarding-mood-${NOON}`, score: 1, note: 'um', timestamp: NOON };
    const headers = { 'Idempotency-Key': '0f8fad5b-d9cb-469f-a165-70867728950e' };
    const post = (body: unknown) => app.call('POST', '/mood-entries', { token, body, headers });
    const first = await post(entry);
    expect([first.status, first.body.id]).toEqual([201, entry.id]);
    expect((await post(entry)).body).toEqual(first.body);
    for (const other of [
      { ...entry, score: 5 },
      { score: 1, note: 'um', timestamp: NOON },
    ])
      expect(await post(other)).toMatchObject({ status: 422, body: { errorCode: 'IDEMPOTENCY_KEY_REUSED' } });
    expect(await entries()).toHaveLength(1);
    await call('DELETE', `/mood-entries/${entry.id}`);
    expect(await post(entry)).toMatchObject({ status: 410, body: { errorCode: 'IDEMPOTENT_RESULT_GONE' } });
    expect(await entries()).toEqual([]);
  });

  it('is refused with tags that are not the person’s own', async () => {
    const { call } = await person();
    const [tag] = (await call('GET', '/tags')).body;
    const entry = { id: `onboarding-mood-${NOON}`, score: 3 };
    expect((await call('POST', '/mood-entries', { ...entry, tags: ['nope'] })).body.errorCode).toBe(
      'ENTRY_TAGS_INVALID',
    );
    expect((await call('POST', '/mood-entries', { ...entry, tags: [tag.id] })).body.tags).toEqual([tag.id]);
    expect((await call('POST', '/mood-entries', entry)).body.tags).toEqual([tag.id]);
  });

  it('can remove the note of its entry, but not the score', async () => {
    const { put, entries } = await person();
    await put({ currentMood: 2, moodNote: 'Chegando' });
    await put({ moodNote: null });
    expect(await entries()).toMatchObject([{ score: 2, note: '' }]);
    await put({ currentMood: null, moodNote: 'z' });
    expect(await entries()).toMatchObject([{ score: 2, note: '' }]);
  });

  it('creates one entry for two concurrent requests', async () => {
    const { put, entries } = await person();
    await Promise.all([put({ currentMood: 2 }), put({ currentMood: 3, currentMoodAt: NOON - 5 })]);
    expect(await entries()).toHaveLength(1);
  });
});
