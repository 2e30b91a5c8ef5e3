// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hasUnsavedWork, losesByLeaving, useUnsavedWork } from './unsaved-work.ts';

it('hasUnsavedWork() is true while a mounted screen has unsaved work', () => {
  const { rerender, unmount } = renderHook(({ unsaved }) => useUnsavedWork(unsaved), {
    initialProps: { unsaved: false },
  });
  expect(hasUnsavedWork()).toBe(false);
  rerender({ unsaved: true });
  expect(hasUnsavedWork()).toBe(true);
  rerender({ unsaved: false });
  expect(hasUnsavedWork()).toBe(false);
  rerender({ unsaved: true });
  unmount();
  expect(hasUnsavedWork()).toBe(false);
});

it('hasUnsavedWork() stays true until the last screen with unsaved work is unmounted', () => {
  const first = renderHook(() => useUnsavedWork(true));
  const second = renderHook(() => useUnsavedWork(true));
  first.unmount();
  expect(hasUnsavedWork()).toBe(true);
  second.unmount();
  expect(hasUnsavedWork()).toBe(false);
});

it('losesByLeaving() is false for work that is kept as a draft', () => {
  const draft = renderHook(() => useUnsavedWork(true, { survivesLeaving: true }));
  expect([hasUnsavedWork(), losesByLeaving()]).toEqual([true, false]);
  const form = renderHook(() => useUnsavedWork(true));
  expect(losesByLeaving()).toBe(true);
  form.unmount();
  draft.unmount();
  expect([hasUnsavedWork(), losesByLeaving()]).toEqual([false, false]);
});
