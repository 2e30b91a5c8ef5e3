// @vitest-environment jsdom
import { RECOMMENDATIONS_CACHE_MS } from '@alento/domain/recommendation/limits';
import { expect, it } from 'vitest';
import { writeJson } from '../../../lib/session/device/device-json.ts';
import { readOwned } from '../../../lib/session/device/device-store.ts';
import { withClock } from '../../../testing/clock.ts';
import { withMember } from '../../../testing/signed-in.ts';
import { aSet, NOW, TODAY } from '../recommendation.fixture.ts';
import { cachedSet, cacheSet } from './cached-set.ts';
import { dropOldSet, hasSeenSetOf } from './cached-set-store.ts';

const clock = withClock(NOW);
withMember();
const stored = (userId = 'maria'): string | null => readOwned(userId, 'recommendations');

it('cachedSet returns the cached set, marked as cached', () => {
  cacheSet('maria', aSet(4));
  expect(cachedSet('maria', TODAY)).toEqual(aSet(4, { fromCache: true }));
});

it('cachedSet returns a set only on its day', () => {
  cacheSet('maria', aSet(4));
  expect(cachedSet('maria', '2026-11-22')).toBeNull();
  expect([TODAY, '2026-11-22'].map((day) => hasSeenSetOf('maria', day))).toEqual([true, false]);
  expect(hasSeenSetOf(null, TODAY)).toBe(false);
  dropOldSet('maria', TODAY);
  expect(stored()).not.toBeNull();
  dropOldSet('maria', '2026-11-22');
  expect(stored()).toBeNull();
});

it('cachedSet returns a set for 24 hours', () => {
  cacheSet('maria', aSet(1));
  clock.at = NOW + RECOMMENDATIONS_CACHE_MS - 1;
  expect(cachedSet('maria', TODAY)).not.toBeNull();
  clock.at = NOW + RECOMMENDATIONS_CACHE_MS;
  expect(cachedSet('maria', TODAY)).toBeNull();
  clock.at = NOW - 1;
  expect(cachedSet('maria', TODAY)).toBeNull();
});

it('cacheSet deletes the earlier set if the new set says that help comes first', () => {
  cacheSet('maria', aSet(4));
  cacheSet('maria', aSet(0, { helpFirst: true }));
  expect(stored()).toBeNull();
});

it.each([
  ['no list', { recommendations: 'x' }],
  [
    'an item without a kind, as an earlier version stored it',
    { recommendations: [{ ...aSet(1).recommendations[0], kind: undefined }] },
  ],
  ['an item with invalid tags', { recommendations: [{ ...aSet(1).recommendations[0], tags: null }] }],
  ['an item with invalid audio', { recommendations: [{ ...aSet(1).recommendations[0], podcast: 7 }] }],
  ['no generation time', { generatedAt: null }],
  ['an invalid storage time', { keptAt: 'ontem' }],
])('cachedSet ignores a stored value with %s', (_what, broken) => {
  const { recommendations, date, generatedAt } = aSet(1);
  const good = { keptAt: NOW, date, recommendations, generatedAt };
  writeJson('maria', 'recommendations', good);
  expect(cachedSet('maria', TODAY)).not.toBeNull();
  writeJson('maria', 'recommendations', { ...good, ...broken });
  expect(cachedSet('maria', TODAY)).toBeNull();
});
