import { NOTHING_READ } from '@alento/domain/content/reading';
import { SET_SIZE_MAX } from '@alento/domain/recommendation/limits';
import { describe, expect, it } from 'vitest';
import { personForJobOf } from '../../../access/person-for-job.ts';
import { keyRingOf } from '../../../crypto/key-ring.ts';
import { DAY, LIBRARY, startRecommendationApp } from '../../../testing/recommendation-app.ts';
import { contentService } from '../../content/content.service.ts';
import { recommendationService } from '../recommendation.service.ts';

const { app, person, prepare } = startRecommendationApp();

describe('ahead of the day', () => {
  const DAWN = Date.parse('2026-03-14T07:00:00Z'); // 4:00 in São Paulo

  it('makes sets for who recorded lately, where it is dawn, and counts none until it is seen', async () => {
    app().setNow(DAWN);
    const lately = await person();
    await lately.record(3, 1);
    const away = await person();
    await away.call('GET', '/tags', undefined, { 'X-Time-Zone': 'Asia/Tokyo' });
    await away.record(3, 1);
    const silent = await person();
    await prepare();
    app().setNow(DAWN + 1000);
    expect((await lately.read()).body).toMatchObject({ fromCache: true, generatedAt: DAWN });
    expect((await silent.read()).body.fromCache).toBe(false);
    expect(
      (await away.call('GET', '/content-recommendations', undefined, { 'X-Time-Zone': 'Asia/Tokyo' })).body.fromCache,
    ).toBe(false);

    const unseen = await person();
    await unseen.record(3, 1);
    for (let ahead = 0; ahead < 8; ahead += 1) {
      app().setNow(DAWN + ahead * DAY);
      await prepare();
    }
    expect((await unseen.read()).status).toBe(200);
  });

  it('passes over who is in a crisis, and is done twice with the same outcome', async () => {
    app().setNow(DAWN);
    const hurt = await person();
    await hurt.record(0, 0);
    const calm = await person();
    await calm.record(4, 1);
    await prepare();
    await prepare();
    expect((await hurt.read()).body).toMatchObject({ helpFirst: true });
    expect((await calm.read()).body).toMatchObject({ fromCache: true, generatedAt: DAWN });
  });
});

it('lets a model word the reasons ahead of the day, and keeps ours where it has none', async () => {
  const { userId, read, record } = await person();
  await record(3, 1);
  const asked: string[] = [];
  const { db, secrets } = app().database;
  const clock = app().now;
  const { cards } = contentService({
    db,
    clock,
    library: LIBRARY,
    audio: { open: String, signed: String, isValid: () => false },
  });
  const service = recommendationService({
    db,
    clock,
    cards,
    lastCrisisAt: async () => null,
    readTagsOf: async () => () => [],
    readAnswersOf: async () => () => ({ goals: ['melhorar-sono'] }),
    readScreeningsOf: async () => () => [],
    readReadingOf: async () => () => NOTHING_READ,
    writeReason: async (_, ours, piece) => {
      asked.push(`${piece.id}: ${ours}`);
      return asked.length === 1 ? 'Porque dormir bem muda o dia.' : null;
    },
  });
  const actor = await personForJobOf({ db, keyRing: keyRingOf(secrets), clock })(userId);
  if (!actor) throw new Error('The person is gone');
  await service.prepare([actor], '2026-03-14');
  const { recommendations, fromCache } = (await read()).body;
  expect(fromCache).toBe(true);
  expect(asked).toHaveLength(SET_SIZE_MAX);
  expect(asked[0]).toMatch(/^sono-\d+: Você contou que quer dormir melhor\.$/);
  expect(recommendations[0].aiReason).toBe('Porque dormir bem muda o dia.');
  expect(asked[1]).toContain(recommendations[1].aiReason);
});
