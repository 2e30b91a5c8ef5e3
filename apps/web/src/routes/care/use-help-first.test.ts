// @vitest-environment jsdom
import { HELP_FIRST_MS } from '@alento/domain/recommendation/limits';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { crisis } from '../../state/crisis/crisis.ts';
import { noteCrisis } from '../../state/crisis/device-state.ts';
import { withClock } from '../../testing/clock.ts';
import { signIn, withMember } from '../../testing/signed-in.ts';
import { useHelpFirst } from './use-help-first.ts';

const NOW = Date.parse('2026-11-21T17:32:00Z');
const clock = withClock(NOW);

withMember();
afterEach(() => crisis.close());

it('useHelpFirst() is true for HELP_FIRST_MS after a crisis, and false otherwise', () => {
  const calm = renderHook(useHelpFirst);
  expect(calm.result.current).toBe(false);
  noteCrisis('maria');
  clock.at = NOW + HELP_FIRST_MS - 1;
  calm.rerender();
  expect(calm.result.current).toBe(true);
  clock.at = NOW + HELP_FIRST_MS;
  calm.rerender();
  expect(calm.result.current).toBe(false);
});

it('useHelpFirst() becomes true after a crisis while the page is open', () => {
  const { result } = renderHook(useHelpFirst);
  act(() => {
    crisis.raise({ source: 'score', kind: null, about: 'self' });
    noteCrisis('maria');
  });
  act(() => crisis.close());
  expect(result.current).toBe(true);
});

it('useHelpFirst() is false after another person’s crisis on the same device', async () => {
  noteCrisis('maria');
  await signIn('joao');
  expect(renderHook(useHelpFirst).result.current).toBe(false);
});
