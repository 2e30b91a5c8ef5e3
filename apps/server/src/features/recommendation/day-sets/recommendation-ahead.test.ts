import { describe, expect, it } from 'vitest';
import { startRecommendationApp } from '../../../testing/recommendation-app.ts';
import { DAY } from '../../../testing/test-app.ts';

const { app, person, prepare } = await startRecommendationApp();

describe('sets of recommendations that are prepared at dawn', () => {
  const DAWN = Date.parse('2026-03-14T07:00:00Z'); // 4:00 in São Paulo

  it('are made for people with recent entries in zones where it is dawn', async () => {
    app.setNow(DAWN);
    const lately = await person();
    await lately.record(3, 1);
    const away = await person();
    await away.call('GET', '/tags', undefined, { 'X-Time-Zone': 'Asia/Tokyo' });
    await away.record(3, 1);
    const silent = await person();
    await prepare();
    app.setNow(DAWN + 1000);
    expect((await lately.read()).body).toMatchObject({ fromCache: true, generatedAt: DAWN });
    expect((await silent.read()).body.fromCache).toBe(false);
    expect(
      (await away.call('GET', '/content-recommendations', undefined, { 'X-Time-Zone': 'Asia/Tokyo' })).body.fromCache,
    ).toBe(false);

    const unseen = await person();
    await unseen.record(3, 1);
    for (let ahead = 0; ahead < 8; ahead += 1) {
      app.setNow(DAWN + ahead * DAY);
      await prepare();
    }
    expect((await unseen.read()).status).toBe(200);
  });

  it('are not shown in a crisis and not changed by a second run of the job', async () => {
    app.setNow(DAWN);
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
