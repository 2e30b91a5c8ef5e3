// @vitest-environment jsdom
import { HOUR_MS } from '@alento/domain/time/local-date';
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { setDeviceZone, withClock } from '../../testing/clock.ts';
import { compareClock } from './clock-skew.ts';
import { useHasPassed } from './use-has-passed.ts';
import { useToday } from './use-today.ts';

const NOW = Date.parse('2026-11-14T11:00:00-03:00');
withClock(NOW);
afterEach(() => compareClock(new Date(NOW).toUTCString(), NOW));

it('the day and what has passed follow the server’s clock once the device’s is known to be 26 hours behind', () => {
  setDeviceZone('America/Sao_Paulo');
  const { result, rerender } = renderHook(() => [useToday(), useHasPassed(NOW + 25 * HOUR_MS)]);
  expect(result.current).toEqual(['2026-11-14', false]);
  compareClock(new Date(NOW + 26 * HOUR_MS).toUTCString(), NOW);
  rerender();
  expect(result.current).toEqual(['2026-11-15', true]);
});
