import { declarationOf, routeNames } from '@alento/domain/interface/routes';

/** Pages that are only read. They are complete for a visitor, and their links work without a script. */
const READ_PAGES: ReadonlySet<string> = new Set(
  routeNames
    .map(declarationOf)
    .filter(({ isOnlyRead }) => isOnlyRead)
    .map(({ path }) => path),
);

export const isReadPage = (pattern: string): boolean => READ_PAGES.has(pattern);

/** The scripts of a page. The last one is the app; the others are its imports. */
const SCRIPTS = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/g;
const PRELOADS = /\s*<link rel="modulepreload"[^>]*>/g;

/**
 * Starts the app when a visitor presses or focuses something, and at once if somebody is signed in on this device or
 * signs in in another tab. `earlyClick` (index.html) stores a press that happens before the app has started.
 */
const starter = (address: string): string => `<script>
      (() => {
        const occasions = ['pointerdown', 'keydown', 'focusin'];
        let app;
        const start = () => {
          app ??= import('${address}').then(stop, () => { app = undefined; });
        };
        const stop = () => {
          for (const type of occasions) removeEventListener(type, start, true);
          removeEventListener('storage', follow);
        };
        const follow = ({ key }) => {
          if (key === 'authToken') start();
        };
        for (const type of occasions) addEventListener(type, start, true);
        addEventListener('storage', follow);
        try {
          if (localStorage.getItem('authToken') !== null) start();
        } catch {
          start();
        }
      })();
    </script>`;

/** Makes a prerendered page load the app only when a visitor presses or focuses something. */
export function withDeferredApp(html: string): string {
  const address = [...html.matchAll(SCRIPTS)].at(-1)?.[1];
  if (address === undefined) throw new Error('The page has no app to defer');
  return html
    .replace(SCRIPTS, '')
    .replace(PRELOADS, '')
    .replace('</body>', () => `  ${starter(address)}\n  </body>`);
}
