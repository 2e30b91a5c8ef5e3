// @vitest-environment jsdom
import { RECOMMENDATIONS_CACHE_MS } from '@alento/domain/recommendation/limits';
import { expect, it } from 'vitest';
import { writeJson } from '../../../lib/session/device/device-json.ts';
import { readOwned } from '../../../lib/session/device/device-store.ts';
import { session } from '../../../lib/session/session.ts';
import { withClock } from '../../../testing/clock.ts';
import { signIn, withMember } from '../../../testing/signed-in.ts';
import { aSet, NOW, TODAY } from '../recommendation.fixture.ts';
import { keepSet, keptSet } from './kept-set.ts';
import { dropOldSet, hasSeenSetOf } from './kept-set-store.ts';

const clock = withClock(NOW);
withMember();
const stored = (userId = 'maria'): string | null => readOwned(userId, 'recommendations');

it('keptSet returns the cached set, marked as cached', () => {
  keepSet('maria', aSet(4));
  expect(keptSet('maria', TODAY)).toEqual(aSet(4, { fromCache: true }));
});

it('keptSet returns a set only on its day', () => {
  keepSet('maria', aSet(4));
  expect(keptSet('maria', '2026-11-22')).toBeNull();
  expect([TODAY, '2026-11-22'].map((day) => hasSeenSetOf('maria', day))).toEqual([true, false]);
  expect(hasSeenSetOf(null, TODAY)).toBe(false);
  dropOldSet('maria', TODAY);
  expect(stored()).not.toBeNull();
  dropOldSet('maria', '2026-11-22');
  expect(stored()).toBeNull();
});

it('keptSet returns a set for 24 hours', () => {
  keepSet('maria', aSet(1));
  clock.at = NOW + RECOMMENDATIONS_CACHE_MS - 1;
  expect(keptSet('maria', TODAY)).not.toBeNull();
  clock.at = NOW + RECOMMENDATIONS_CACHE_MS;
  expect(keptSet('maria', TODAY)).toBeNull();
  clock.at = NOW - 1;
  expect(keptSet('maria', TODAY)).toBeNull();
});

it('keepSet deletes the earlier set if the new set says that help comes first', () => {
  keepSet('maria', aSet(4));
  keepSet('maria', aSet(0, { helpFirst: true }));
  expect(stored()).toBeNull();
});

it('keepSet stores a set for one person until sign-out or the end of the session', async () => {
  keepSet('maria', aSet(4));
  expect(keptSet('joao', TODAY)).toBeNull();
  expect(keptSet(null, TODAY)).toBeNull();
  await session.end();
  expect(stored()).toBeNull();
  await signIn();
  keepSet('maria', aSet(4));
  await session.leave();
  expect(stored()).toBeNull();
});

it('keepSet stores no response that arrives after a sign-out', async () => {
  await session.leave();
  keepSet('maria', aSet(4));
  expect(stored()).toBeNull();
});

it.each([
  ['no list', { recommendations: 'x' }],
  [
    'an item without a kind, as an earlier version stored it',
    { recommendations: [{ ...aSet(1).recommendations[0], kind: undefined }] },
  ],
  ['an item without a title', { recommendations: [{ ...aSet(1).recommendations[0], title: undefined }] }],
  ['an item with invalid tags', { recommendations: [{ ...aSet(1).recommendations[0], tags: null }] }],
  ['an item with invalid audio', { recommendations: [{ ...aSet(1).recommendations[0], podcast: 7 }] }],
  ['an item that is null', { recommendations: [null] }],
  ['no generation time', { generatedAt: null }],
  ['an invalid storage time', { keptAt: 'ontem' }],
])('keptSet ignores a stored value with %s', (_what, broken) => {
  const { recommendations, date, generatedAt } = aSet(1);
  const good = { keptAt: NOW, date, recommendations, generatedAt };
  writeJson('maria', 'recommendations', good);
  expect(keptSet('maria', TODAY)).not.toBeNull();
  writeJson('maria', 'recommendations', { ...good, ...broken });
  expect(keptSet('maria', TODAY)).toBeNull();
});
