// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { applyNavigationHeight } from './navigation-height.ts';
import { getPlatform, platformOf } from './platform.ts';

const PIXEL = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36';
const shell = (os: string) => ({ getPlatform: () => os });

it.each([
  ['the web in a browser', undefined, PIXEL, { os: 'web' }],
  ['the web in a shell that reports “web”', shell('web'), PIXEL, { os: 'web' }],
  ['the web if the shell’s global has no getPlatform()', {}, PIXEL, { os: 'web' }],
  ['an iPhone', shell('ios'), 'iPhone', { os: 'ios' }],
  ['Android 14', shell('android'), PIXEL, { os: 'android', androidVersion: 14 }],
  ['Android 8.1', shell('android'), 'Linux; Android 8.1.0; x', { os: 'android', androidVersion: 8.1 }],
  ['Android without a version', shell('android'), 'Linux; x', { os: 'android', androidVersion: null }],
])('platformOf() detects %s', (_what, native, userAgent, platform) => {
  expect(platformOf(native, userAgent)).toEqual(platform);
});

it('getPlatform() returns the same platform even if the shell’s global changes later', () => {
  const first = getPlatform();
  Object.assign(window, { Capacitor: shell('ios') });
  expect(getPlatform()).toBe(first);
  Reflect.deleteProperty(window, 'Capacitor');
});

it('applyNavigationHeight() sets the height of the platform’s bottom navigation', () => {
  const root = document.documentElement;
  applyNavigationHeight(root, { os: 'android', androidVersion: 12 });
  expect(root.style.getPropertyValue('--tab-bar-height')).toBe('66px');
  applyNavigationHeight(root, { os: 'web' });
  expect(root.style.getPropertyValue('--tab-bar-height')).toBe('70px');
});
