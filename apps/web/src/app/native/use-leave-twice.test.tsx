// @vitest-environment jsdom
import { LEAVE_AGAIN_MS } from '@alento/domain/interface/gestures';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { toast } from '../../ui/overlay/toast.tsx';
import { useLeaveTwice } from './use-leave-twice.ts';

it('useLeaveTwice() counts the two seconds from the moment when the notice is shown', () => {
  vi.useFakeTimers();
  let show = () => {};
  vi.spyOn(toast, 'hint').mockImplementation((_text, _ms, onVisible = () => {}) => {
    show = onVisible;
    return () => {};
  });
  const leave = vi.fn();
  const { result } = renderHook(() => useLeaveTwice(leave));
  result.current();
  vi.advanceTimersByTime(9999);
  show();
  vi.advanceTimersByTime(LEAVE_AGAIN_MS - 1);
  result.current();
  expect(leave).toHaveBeenCalledTimes(1);
  result.current();
  show();
  vi.advanceTimersByTime(LEAVE_AGAIN_MS);
  result.current();
  expect(leave).toHaveBeenCalledTimes(1);
  // The notice never comes.
  vi.advanceTimersByTime(10_000);
  result.current();
  expect(leave).toHaveBeenCalledTimes(1);
});
