// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { copyLook, LOOKS, showStoredLook } from './look-copy.ts';

afterEach(() => {
  localStorage.clear();
  for (const look of LOOKS) delete document.documentElement.dataset[look];
});

it('copyLook keeps the copy that index.html reads before the first paint', () => {
  copyLook('theme', 'dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  copyLook('theme', null);
  expect(localStorage.getItem('theme')).toBeNull();
});

it.each([
  ['theme', 'light', 'dark'],
  ['palette', 'jardim', 'lavanda'],
] as const)('showStoredLook shows the stored %s and corrects the copy', (look, copied, stored) => {
  localStorage.setItem(look, copied);
  showStoredLook(look, stored);
  expect([document.documentElement.dataset[look], localStorage.getItem(look)]).toEqual([stored, stored]);
  showStoredLook(look, null);
  expect([document.documentElement.dataset[look], localStorage.getItem(look)]).toEqual([undefined, null]);
});
