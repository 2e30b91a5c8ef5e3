import { defineConfig } from '@playwright/test';
import { findBrowser } from './e2e/support/browser.ts';
import type { ShellOptions } from './e2e/support/shell/fixtures.ts';
import { isWholeTier } from './testing/tier/tier.ts';

const browser = await findBrowser();
const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };

/**
 * `npm test` runs each story once: on a phone, or on a desktop if it is tagged `@desktop`, or on both if it is tagged
 * `@both`; those tagged `@whole` not at all. `npm run test:all` runs every story in every form, but those tagged
 * `@desktop`, which need a keyboard, not on a phone.
 */
const ON_PHONE = { grepInvert: isWholeTier ? /@desktop\b/ : /@(whole|desktop)\b/ };
const ON_DESKTOP = isWholeTier ? {} : { grep: /@(desktop|both)\b/, grepInvert: /@whole\b/ };
const ON_ANDROID = isWholeTier ? {} : { grepInvert: /@(whole|ios)\b/ };
const ON_IOS = isWholeTier ? {} : { grep: /@(ios|both)\b/, grepInvert: /@whole\b/ };

/** Stories of the native shell, which run once for each system's shape of it. */
const SHELL = '**/shell/**/*.spec.ts';
const SHELL_USE = { viewport: { width: 412, height: 870 }, hasTouch: true, isMobile: true, ignoreHTTPSErrors: true };
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/150.0.0.0 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';

export default defineConfig<ShellOptions>({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/server.setup.ts',
  // Two on each core, because stories often wait; each story has people of its own.
  workers: 4,
  forbidOnly: true,
  retries: 0,
  // Several times what a story and a wait take beside a full load: a slow machine must not fail a story.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    launchOptions: browser,
    screenshot: 'only-on-failure',
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    // Animations are drawn by the processor here, and a screen that moves can't be pressed.
    contextOptions: { reducedMotion: 'reduce' },
    // Only the stories without a network want it: it would answer before their routes do.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'phone', testIgnore: SHELL, ...ON_PHONE, use: { viewport: PHONE, hasTouch: true } },
    {
      name: 'desktop',
      testIgnore: SHELL,
      ...ON_DESKTOP,
      use: { viewport: DESKTOP },
    },
    { name: 'android', testMatch: SHELL, ...ON_ANDROID, use: { ...SHELL_USE, os: 'android', userAgent: ANDROID } },
    {
      name: 'ios',
      testMatch: SHELL,
      ...ON_IOS,
      testIgnore: '**/shell/android/**',
      use: { ...SHELL_USE, os: 'ios', userAgent: IPHONE },
    },
  ],
});
