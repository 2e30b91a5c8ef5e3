// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { entryOf } from '../../../testing/answers.ts';
import { Queries } from '../../../testing/show.tsx';
import { moodOutbox } from '../waiting/mood-outbox.ts';
import { useRecording } from './use-recording.ts';

it('useRecording reports that an unsent entry was deleted on another screen', () => {
  vi.useFakeTimers();
  let notifyListener = () => {};
  vi.spyOn(moodOutbox, 'subscribe').mockImplementation((listener) => {
    notifyListener = listener;
    return () => {};
  });
  vi.spyOn(moodOutbox, 'fate').mockReturnValue({ state: 'gone' });
  const { result } = renderHook(useRecording, { wrapper: Queries });
  const body = { score: 3, note: '', tags: [], timestamp: 1, timeZone: 'America/Sao_Paulo' };
  const waiting = { body, sent: null, refusal: null };
  act(() => result.current.recording.resume({ ...entryOf({ id: 'w1' }), waiting }, 3));
  act(notifyListener);
  expect(result.current.state).toMatchObject({ phase: 'waiting', score: 3 });
  act(() => void vi.advanceTimersByTime(10_000));
  expect(result.current.state).toMatchObject({ phase: 'deleted', score: null, entry: null });
});
