import { expect, it } from 'vitest';
import { devicePlatformOf, isSafariIos } from './browser-kind.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36';

it.each([
  ['an iPhone', IPHONE, 5, 'ios', true],
  ['Chrome on an iPhone', IPHONE.replace('Version/18.1', 'CriOS/130.0'), 5, 'ios', true],
  ['an iPad, which calls itself a Mac', MAC, 5, 'ios', true],
  ['a Mac', MAC, 0, 'macos', false],
  ['Android', ANDROID, 5, 'android', false],
  ['Windows with a touch screen', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0.0.0', 10, 'windows', false],
  ['Linux', 'Mozilla/5.0 (X11; Linux x86_64) Firefox/133.0', 0, 'linux', false],
  ['an unknown system', 'curl', 0, 'web', false],
])('%s', (_, userAgent, maxTouchPoints, platform, isSafari) => {
  const facts = { userAgent, maxTouchPoints, isStandalone: false };
  expect([devicePlatformOf(facts), isSafariIos(facts)]).toEqual([platform, isSafari]);
});
