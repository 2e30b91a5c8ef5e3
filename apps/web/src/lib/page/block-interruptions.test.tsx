// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { areInterruptionsBlocked, useBlockInterruptions } from './block-interruptions.ts';

it('areInterruptionsBlocked() is true while at least one mounted component is busy', () => {
  const first = renderHook(({ busy }) => useBlockInterruptions(busy), { initialProps: { busy: false } });
  expect(areInterruptionsBlocked()).toBe(false);
  first.rerender({ busy: true });
  const second = renderHook(() => useBlockInterruptions(true));
  first.rerender({ busy: false });
  expect(areInterruptionsBlocked()).toBe(true);
  second.unmount();
  expect(areInterruptionsBlocked()).toBe(false);
});
