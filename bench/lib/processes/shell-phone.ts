import { BUILT, BUILT_VERSION } from '../../../e2e/support/shell/built-shell.ts';
import { Phone } from '../../../e2e/support/shell/phone.ts';
import { startShellServer } from '../../../e2e/support/shell/shell-server.ts';
import { clearCaches, openBrowser } from './browser.ts';

/** Time after the splash screen in which a larger part of the screen can still be drawn, ms. */
const SETTLE_MS = 2000;
/** A start that takes longer has failed, ms. */
const START_MAX_MS = 60_000;

/** Times from the start of the page's load, ms. */
export type Start = { firstPaint: number; largestPaint: number; splashGone: number };

/**
 * A phone as the shell's stories have it, in a browser of its own that keeps what the app stores.
 *
 * @param folder of the browser's profile.
 * @param address of the real server.
 * @param app folder of another app than ours, which has no splash screen to remove.
 */
export async function openShellPhone(folder: string, address: string, slowdown: number, app?: string) {
  process.env.ALENTO_ADDRESS = address;
  const server = await startShellServer();
  const to = `127.0.0.1:${server.port}`;
  const context = await openBrowser(folder, [
    `--host-resolver-rules=MAP alento.test:443 ${to}, MAP localhost:443 ${to}`,
  ]);
  const phone = new Phone(context, 'android', { folder: app ?? BUILT, version: BUILT_VERSION });
  server.serve({
    os: 'android',
    folder: () => phone.bundles.folder,
    isOnline: () => phone.state.isOnline,
  });
  await phone.prepare();
  return {
    phone,
    /** Starts the app with nothing in the browser's cache, waits for its first screen, and ends it. */
    async measure({ isOnline } = { isOnline: true }): Promise<Start> {
      await phone.kill();
      await clearCaches(context);
      phone.state.slowdown = slowdown;
      phone.state.isOnline = isOnline;
      const page = await phone.start();
      const deadline = Date.now() + START_MAX_MS;
      while (app === undefined && phone.state.splashGoneAt === null) {
        if (Date.now() > deadline) throw new Error('The app has drawn no first screen');
        await page.waitForTimeout(20);
      }
      await page.waitForTimeout(SETTLE_MS);
      const { origin, ...paints } = await page.evaluate(async () => {
        const [first] = performance.getEntriesByName('first-contentful-paint');
        const largestPaint = await new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          });
        });
        return { firstPaint: first?.startTime ?? Number.NaN, largestPaint, origin: performance.timeOrigin };
      });
      const { splashGoneAt } = phone.state;
      await phone.kill();
      return { ...paints, splashGone: splashGoneAt === null ? Number.NaN : splashGoneAt - origin };
    },
    async close(): Promise<void> {
      await phone.kill();
      await phone.stop();
      await context.close();
      await server.stop();
    },
  };
}
