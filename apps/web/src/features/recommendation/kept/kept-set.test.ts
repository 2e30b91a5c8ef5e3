// @vitest-environment jsdom
import { RECOMMENDATIONS_CACHE_MS } from '@alento/domain/recommendation/limits';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeJson } from '../../../lib/session/device/device-json.ts';
import { readOwned } from '../../../lib/session/device/device-store.ts';
import { session } from '../../../lib/session/session.ts';
import { setClock } from '../../../lib/time/clock.ts';
import { aRecommendation, aSet, NOW, TODAY } from '../recommendation.fixture.ts';
import { keepSet, keptSet } from './kept-set.ts';
import { dropOldSet, hasSeenSetOf } from './kept-set-store.ts';

let at = NOW;
const stored = (userId = 'maria'): string | null => readOwned(userId, 'recommendations');

beforeEach(async () => {
  at = NOW;
  setClock(() => at);
  await session.start({ userId: 'maria', token: 't1' }, 'maria@exemplo.com');
});
afterEach(async () => {
  await session.leave();
  setClock(() => Date.now())();
});

it('gives back what it kept, and says that it comes from the cache', () => {
  keepSet('maria', aSet(4));
  expect(keptSet('maria', TODAY)).toEqual(aSet(4, { fromCache: true }));
});

it('is of one day: the next one has nothing, and what was kept goes', () => {
  keepSet('maria', aSet(4));
  expect(keptSet('maria', '2026-11-22')).toBeNull();
  expect([TODAY, '2026-11-22'].map((day) => hasSeenSetOf('maria', day))).toEqual([true, false]);
  expect(hasSeenSetOf(null, TODAY)).toBe(false);
  dropOldSet('maria', TODAY);
  expect(stored()).not.toBeNull();
  dropOldSet('maria', '2026-11-22');
  expect(stored()).toBeNull();
});

it('gives back nothing that an earlier version kept without what is shown today', async () => {
  const { kind: _, ...earlier } = aRecommendation('luz');
  await writeJson('maria', 'recommendations', {
    keptAt: NOW,
    generatedAt: NOW,
    date: TODAY,
    recommendations: [earlier],
  });
  expect(keptSet('maria', TODAY)).toBeNull();
});

it('lasts 24 hours, and not before it was kept', () => {
  keepSet('maria', aSet(1));
  at = NOW + RECOMMENDATIONS_CACHE_MS - 1;
  expect(keptSet('maria', TODAY)).not.toBeNull();
  at = NOW + RECOMMENDATIONS_CACHE_MS;
  expect(keptSet('maria', TODAY)).toBeNull();
  at = NOW - 1;
  expect(keptSet('maria', TODAY)).toBeNull();
});

it('keeps nothing where help comes first, and forgets what was kept before', () => {
  keepSet('maria', aSet(4));
  keepSet('maria', aSet(0, { helpFirst: true }));
  expect(stored()).toBeNull();
});

it('belongs to one person, and goes when they leave or their session ends', async () => {
  keepSet('maria', aSet(4));
  expect(keptSet('joao', TODAY)).toBeNull();
  expect(keptSet(null, TODAY)).toBeNull();
  await session.end();
  expect(stored()).toBeNull();
  await session.start({ userId: 'maria', token: 't2' }, 'maria@exemplo.com');
  keepSet('maria', aSet(4));
  await session.leave();
  expect(stored()).toBeNull();
});

it('an answer that comes after sign-out leaves nothing', async () => {
  await session.leave();
  keepSet('maria', aSet(4));
  expect(stored()).toBeNull();
});

it.each([
  ['no list', { recommendations: 'x' }],
  ['a piece without a title', { recommendations: [{ ...aSet(1).recommendations[0], title: undefined }] }],
  ['a piece with tags of another kind', { recommendations: [{ ...aSet(1).recommendations[0], tags: null }] }],
  ['a piece with audio of another kind', { recommendations: [{ ...aSet(1).recommendations[0], podcast: 7 }] }],
  ['a piece that is none', { recommendations: [null] }],
  ['no time', { generatedAt: null }],
  ['no time of keeping', { keptAt: 'ontem' }],
])('what can not be read counts as nothing: %s', (_what, broken) => {
  const { recommendations, date, generatedAt } = aSet(1);
  const good = { keptAt: NOW, date, recommendations, generatedAt };
  writeJson('maria', 'recommendations', good);
  expect(keptSet('maria', TODAY)).not.toBeNull();
  writeJson('maria', 'recommendations', { ...good, ...broken });
  expect(keptSet('maria', TODAY)).toBeNull();
});
