import { paths } from '@alento/domain/interface/paths';

/** Pages that are read: as written they are complete for a visitor, and their links are plain links. */
const READ_PAGES: readonly string[] = [
  paths.about,
  paths.professionals,
  paths.psychologists,
  paths.terms,
  paths.privacy,
];

export const isReadPage = (pattern: string): boolean => READ_PAGES.includes(pattern);

/** The app, after the files it imports. */
const SCRIPTS = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/g;
const PRELOADS = /\s*<link rel="modulepreload"[^>]*>/g;

/**
 * Starts the app when a visitor touches something, and at once for who is signed in on this device
 * (in another tab, too). A press that comes before the app is kept by `earlyClick` (index.html).
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

/** A written page whose app waits until something is touched. */
export function withDeferredApp(html: string): string {
  const address = [...html.matchAll(SCRIPTS)].at(-1)?.[1];
  if (address === undefined) throw new Error('The page has no app to defer');
  return html
    .replace(SCRIPTS, '')
    .replace(PRELOADS, '')
    .replace('</body>', () => `  ${starter(address)}\n  </body>`);
}
