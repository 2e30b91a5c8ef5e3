// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { lay } from '../../../testing/device.ts';
import { chooseAppearance, choosePalette, currentAppearance, currentPalette } from './appearance.ts';

afterEach(() => chooseAppearance('system'));

it('chooseAppearance applies the appearance at once and stores it', () => {
  chooseAppearance('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(currentAppearance()).toBe('dark');
});

it('chooseAppearance with "system" follows the system’s appearance and removes the stored choice', () => {
  chooseAppearance('light');
  chooseAppearance('system');
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(localStorage.getItem('theme')).toBeNull();
  expect(currentAppearance()).toBe('system');
});

it('currentAppearance reads an unknown stored value as "system"', async () => {
  await lay({ theme: 'neon' });
  expect(currentAppearance()).toBe('system');
});

it('choosePalette applies and stores a palette, and removes the choice of the product’s own', async () => {
  choosePalette('jardim');
  expect([document.documentElement.dataset.palette, localStorage.getItem('palette')]).toEqual(['jardim', 'jardim']);
  expect(currentPalette()).toBe('jardim');
  choosePalette('alento');
  expect([document.documentElement.dataset.palette, localStorage.getItem('palette')]).toEqual([undefined, null]);
  await lay({ palette: 'neon' });
  expect(currentPalette()).toBe('alento');
});
