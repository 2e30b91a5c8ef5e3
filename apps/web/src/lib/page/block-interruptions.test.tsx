// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { isBusy, useBusy } from './busy.ts';

afterEach(cleanup);

it('isBusy() is true while at least one mounted component is busy', () => {
  const first = renderHook(({ busy }) => useBusy(busy), { initialProps: { busy: false } });
  expect(isBusy()).toBe(false);
  first.rerender({ busy: true });
  const second = renderHook(() => useBusy(true));
  first.rerender({ busy: false });
  expect(isBusy()).toBe(true);
  second.unmount();
  expect(isBusy()).toBe(false);
});
