// @vitest-environment jsdom
import { continueStep } from '@alento/domain/onboarding/flow';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useFlow } from './use-flow.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

it('useFlow returns to the first step 300 ms after the modal closed', () => {
  const { result, rerender } = renderHook(({ open }) => useFlow('normal', [], open), { initialProps: { open: true } });
  act(() => result.current[1](continueStep));
  rerender({ open: false });
  act(() => vi.advanceTimersByTime(299));
  expect(result.current[0].step).toBe('recovery-email');
  act(() => vi.advanceTimersByTime(1));
  expect(result.current[0]).toMatchObject({ step: 'personal-info', completed: ['personal-info'] });
});

it('useFlow keeps its step if the modal is opened again within 300 ms', () => {
  const { result, rerender } = renderHook(({ open }) => useFlow('review', [], open), { initialProps: { open: true } });
  act(() => result.current[1](continueStep));
  rerender({ open: false });
  act(() => vi.advanceTimersByTime(200));
  rerender({ open: true });
  act(() => vi.advanceTimersByTime(1000));
  expect(result.current[0].step).toBe('recovery-email');
});
