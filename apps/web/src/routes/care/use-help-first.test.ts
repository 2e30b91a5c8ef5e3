// @vitest-environment jsdom
import { HELP_FIRST_MS } from '@alento/domain/recommendation/limits';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { noteCrisis } from '../../features/safety/ask-again/safety-answers.ts';
import { session } from '../../lib/session/session.ts';
import { setClock } from '../../lib/time/clock.ts';
import { crisis } from '../../state/crisis/crisis.ts';
import { useHelpFirst } from './use-help-first.ts';

const NOW = Date.parse('2026-11-21T17:32:00Z');
let at = NOW;

beforeEach(async () => {
  at = NOW;
  setClock(() => at);
  await session.start({ userId: 'maria', token: 't1' }, 'maria@exemplo.com');
});
afterEach(async () => {
  cleanup();
  crisis.close();
  await session.leave();
  setClock(() => Date.now())();
});

it('useHelpFirst() is true for HELP_FIRST_MS after a crisis, and false otherwise', () => {
  const calm = renderHook(useHelpFirst);
  expect(calm.result.current).toBe(false);
  noteCrisis('maria');
  at = NOW + HELP_FIRST_MS - 1;
  calm.rerender();
  expect(calm.result.current).toBe(true);
  at = NOW + HELP_FIRST_MS;
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
  await session.start({ userId: 'joao', token: 't2' }, 'joao@exemplo.com');
  expect(renderHook(useHelpFirst).result.current).toBe(false);
});
