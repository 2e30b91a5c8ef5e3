// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeShell, runInShell } from '../../testing/fake-shell.ts';
import { useOnReturn } from './use-on-return.ts';

it('useOnReturn calls back when the shell’s app returns to the screen', () => {
  vi.stubEnv('VITE_SHELL', 'native');
  const fake = fakeShell();
  const restore = runInShell(fake);
  const returned = vi.fn();
  const { unmount } = renderHook(() => useOnReturn(returned));
  fake.presence.send('away');
  expect(returned).not.toHaveBeenCalled();
  fake.presence.send('back');
  expect(returned).toHaveBeenCalledTimes(1);
  unmount();
  expect(fake.presence.count()).toBe(0);
  restore();
});
