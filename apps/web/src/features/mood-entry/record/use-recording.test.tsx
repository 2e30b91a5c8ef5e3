// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { entryOf } from '../../../testing/answers.ts';
import { Queries } from '../../../testing/show.tsx';
import { moodOutbox } from '../waiting/mood-outbox.ts';
import { useRecording } from './use-recording.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Shows an unsent entry that was then deleted on another screen. */
function followDeleted() {
  vi.useFakeTimers();
  let notifyListener = () => {};
  vi.spyOn(moodOutbox, 'subscribe').mockImplementation((listener) => {
    notifyListener = listener;
    return () => {};
  });
  const fate = vi.spyOn(moodOutbox, 'fate').mockReturnValue({ state: 'gone' });
  const { result, unmount } = renderHook(useRecording, { wrapper: Queries });
  const body = { score: 3, note: '', tags: [], timestamp: 1, timeZone: 'America/Sao_Paulo' };
  const waiting = { body, sent: null, refusal: null };
  act(() => result.current.recording.resume({ ...entryOf({ id: 'w1' }), waiting }, 3));
  act(notifyListener);
  expect(fate).toHaveBeenCalledTimes(1);
  return { result, unmount, fate };
}

it('useRecording reports that an unsent entry was deleted on another screen', () => {
  const { result } = followDeleted();
  expect(result.current.state).toMatchObject({ phase: 'waiting', score: 3 });
  act(() => void vi.advanceTimersByTime(10_000));
  expect(result.current.state).toMatchObject({ phase: 'deleted', score: null, entry: null });
});

it('useRecording stops checking for a deleted entry after its screen is unmounted', () => {
  const { unmount, fate } = followDeleted();
  unmount();
  vi.advanceTimersByTime(10_000);
  expect(fate).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});
