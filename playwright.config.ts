import { defineConfig } from '@playwright/test';
import { findBrowser } from './e2e/support/browser.ts';

const browser = await findBrowser();
const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/server.setup.ts',
  // Two on each core, because stories often wait; each story has people of its own.
  workers: 4,
  forbidOnly: true,
  // On a busy machine a browser may stall. A story that needs its second attempt is named in the results, as a bug.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    launchOptions: browser,
    screenshot: 'only-on-failure',
    // Only the stories without a network want it: it would answer before their routes do.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'phone', use: { viewport: PHONE, hasTouch: true } },
    // Animations are drawn by the processor here. The phone's stories run with them, these without.
    { name: 'desktop', use: { viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' } } },
  ],
});
