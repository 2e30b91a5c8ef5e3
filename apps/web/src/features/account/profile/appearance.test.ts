// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { lay } from '../../../testing/device.ts';
import { chooseAppearance, currentAppearance } from './appearance.ts';

afterEach(() => chooseAppearance('system'));

it('shows a chosen appearance at once and keeps it', () => {
  chooseAppearance('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(currentAppearance()).toBe('dark');
});

it('goes back to the system, leaving nothing behind', () => {
  chooseAppearance('light');
  chooseAppearance('system');
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(localStorage.getItem('theme')).toBeNull();
  expect(currentAppearance()).toBe('system');
});

it('takes any other stored word for the system', async () => {
  await lay({ theme: 'neon' });
  expect(currentAppearance()).toBe('system');
});
