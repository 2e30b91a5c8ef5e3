// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { copyTheme, showStoredTheme } from './theme-copy.ts';

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

it('copyTheme keeps the copy that index.html reads before the first paint', () => {
  copyTheme('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  copyTheme(null);
  expect(localStorage.getItem('theme')).toBeNull();
});

it('showStoredTheme shows the stored theme and corrects the copy', () => {
  localStorage.setItem('theme', 'light');
  showStoredTheme('dark');
  expect([document.documentElement.dataset.theme, localStorage.getItem('theme')]).toEqual(['dark', 'dark']);
  showStoredTheme(null);
  expect([document.documentElement.dataset.theme, localStorage.getItem('theme')]).toEqual([undefined, null]);
});
