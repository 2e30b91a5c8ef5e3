import { OPENED, type WorkerMessage } from '../../src/platform/notifications/worker-messages.ts';

/** How long an open page may take to answer that it opens the path, ms. After that the worker navigates. */
const ANSWER_MS = 1000;

/** An open page, as far as it is used. */
export type Page = {
  readonly url: string;
  readonly focused: boolean;
  focus(): Promise<Page>;
  navigate(url: string): Promise<unknown>;
  postMessage(message: WorkerMessage, transfer: Transferable[]): void;
};

/** The worker's view of the open pages. */
export type Pages = {
  matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Page[]>;
  openWindow(url: string): Promise<unknown>;
};

/** Asks a page to open the path with its router. Resolves to whether it does. */
function asksPage(page: Page, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise<boolean>((resolve) => {
    const timer = setTimeout(resolve, ANSWER_MS, false);
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      clearTimeout(timer);
      resolve(data === OPENED);
    };
    page.postMessage({ type: 'open-path', path }, [port2]);
  }).finally(() => port1.close());
}

/**
 * Opens a path in a page that is open already, or else in a new one. A page that runs the app opens it without loading
 * again, so that nothing written there is lost.
 *
 * @param origin the origin of the app. Pages of others are left alone.
 */
export async function openPage(path: string, { pages, origin }: { pages: Pages; origin: string }): Promise<void> {
  const open = (await pages.matchAll({ type: 'window', includeUncontrolled: true })).filter(
    ({ url }) => new URL(url).origin === origin,
  );
  const page = open.find(({ focused }) => focused) ?? open[0];
  if (!page) {
    await pages.openWindow(path);
    return;
  }
  // Focus comes first, because the permission that the press gave ends soon. A browser may refuse it.
  const focusedPage = await page.focus().catch(() => page);
  if (await asksPage(focusedPage, path)) return;
  // A page that this worker doesn't control can't be navigated.
  await focusedPage.navigate(path).catch(() => pages.openWindow(path));
}
