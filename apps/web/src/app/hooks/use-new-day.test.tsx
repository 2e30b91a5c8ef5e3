// @vitest-environment jsdom
import { instantAt } from '@alento/domain/time/local-date';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { setClock, timeZone } from '../../lib/time/clock.ts';
import { useNewDay } from './use-new-day.ts';

it('useNewDay() reads again after midnight what is shown, but not shared data', () => {
  const midnight = instantAt('2026-03-14', 0, timeZone());
  const putBack = setClock(() => midnight - 1);
  const [analytics, patient] = [
    ['analytics', 'ana'],
    ['sharing', 'ana'],
  ];
  for (const key of [analytics, patient]) queryClient.setQueryData(key, {});
  const isOld = (key: string[]) => queryClient.getQueryState(key)?.isInvalidated;
  renderHook(useNewDay);
  const look = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
  look();
  expect(isOld(analytics)).toBe(false);
  setClock(() => midnight);
  look();
  expect([isOld(analytics), isOld(patient)]).toEqual([true, false]);
  putBack();
});
