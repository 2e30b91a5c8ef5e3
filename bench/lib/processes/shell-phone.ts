import { chromium } from '@playwright/test';
import { findBrowser } from '../../../e2e/support/browser.ts';
import { BUILT, BUILT_VERSION } from '../../../e2e/support/shell/built-shell.ts';
import { Phone } from '../../../e2e/support/shell/phone.ts';
import { startShellServer } from '../../../e2e/support/shell/shell-server.ts';
import { DEMO } from '../people/demo-account.ts';

/** Size of the screen in CSS pixels: that of the stories in the shell. */
const SCREEN = { width: 412, height: 870 };
/** Time after the splash screen in which a larger part of the screen can still be drawn, ms. */
const SETTLE_MS = 2000;
/** A start that takes longer has failed, ms. */
const START_MAX_MS = 60_000;

/** Times from the start of the page's load, ms. */
export type Start = { firstPaint: number; largestPaint: number; splashGone: number };

type Options = {
  /** Folder of the browser's profile. */
  folder: string;
  /** Address of the real server. */
  address: string;
  slowdown: number;
  /** Folder of another app than ours, which has no splash screen to remove. */
  app?: string | undefined;
};

export type ShellPhone = {
  phone: Phone;
  /** Starts the app with nothing in the browser's cache, waits for its first screen, and ends it. */
  measure(state?: { isOnline: boolean }): Promise<Start>;
  close(): Promise<void>;
};

/** A phone as the shell's stories have it, in a browser of its own that keeps what the app stores. */
export async function openShellPhone({ folder, address, slowdown, app }: Options): Promise<ShellPhone> {
  process.env.ALENTO_ADDRESS = address;
  const server = await startShellServer();
  const { executablePath, args } = await findBrowser();
  const to = `127.0.0.1:${server.port}`;
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: [...args, `--host-resolver-rules=MAP alento.test:443 ${to}, MAP localhost:443 ${to}`],
    viewport: SCREEN,
    hasTouch: true,
    isMobile: true,
    ignoreHTTPSErrors: true,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  });
  const phone = new Phone(context, 'android', { folder: app ?? BUILT, version: BUILT_VERSION });
  server.serve({
    os: 'android',
    folder: () => phone.bundles.folder,
    isOnline: () => phone.state.isOnline,
    changedText: () => null,
  });
  await phone.prepare();

  async function emptyCache(): Promise<void> {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    await page.close();
  }

  return {
    phone,
    async measure({ isOnline } = { isOnline: true }) {
      await phone.kill();
      await emptyCache();
      phone.state.slowdown = slowdown;
      phone.state.isOnline = isOnline;
      const page = await phone.start();
      const deadline = Date.now() + START_MAX_MS;
      while (app === undefined && phone.state.splashGoneAt === null) {
        if (Date.now() > deadline) throw new Error('The app has drawn no first screen');
        await page.waitForTimeout(20);
      }
      await page.waitForTimeout(SETTLE_MS);
      const drawn = await page.evaluate(async () => {
        const [first] = performance.getEntriesByName('first-contentful-paint');
        const largest = await new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          });
        });
        return { firstPaint: first?.startTime ?? Number.NaN, largestPaint: largest, origin: performance.timeOrigin };
      });
      const { splashGoneAt } = phone.state;
      await phone.kill();
      return {
        firstPaint: drawn.firstPaint,
        largestPaint: drawn.largestPaint,
        splashGone: splashGoneAt === null ? Number.NaN : splashGoneAt - drawn.origin,
      };
    },
    async close() {
      await phone.kill();
      await phone.stop();
      await context.close();
      await server.stop();
    },
  };
}

/** Signs the demo person in by the app's own form, and waits until the day is shown. */
export async function signInDemo({ phone }: ShellPhone): Promise<void> {
  const page = await phone.open({ link: 'https://alento.test/login' });
  await page.getByLabel('E-mail', { exact: true }).fill(DEMO.email);
  await page.getByLabel('Senha', { exact: true }).fill(DEMO.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL(/\/home$/);
  // What is shown without a network is kept now.
  await page.waitForLoadState('networkidle');
}
