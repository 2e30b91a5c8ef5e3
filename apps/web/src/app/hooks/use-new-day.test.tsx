// @vitest-environment jsdom
import { instantAt } from '@alento/domain/time/local-date';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { recommendationKeys } from '../../features/recommendation/recommendation.keys.ts';
import { queryClient } from '../../lib/query-client.ts';
import { setClock, timeZone } from '../../lib/time/clock.ts';
import { useNewDay } from './use-new-day.ts';

it('useNewDay() refetches after midnight the displayed data, but no shared data and no recommendations', () => {
  const midnight = instantAt('2026-03-14', 0, timeZone());
  const putBack = setClock(() => midnight - 1);
  const analytics = ['analytics', 'ana'];
  const unaffected = [['sharing', 'ana'], recommendationKeys.day('2026-03-13')];
  for (const key of [analytics, ...unaffected]) queryClient.setQueryData(key, {});
  const isOld = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
  renderHook(useNewDay);
  const look = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
  look();
  expect(isOld(analytics)).toBe(false);
  setClock(() => midnight);
  look();
  expect([isOld(analytics), ...unaffected.map(isOld)]).toEqual([true, false, false]);
  putBack();
});
