import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '@alento/domain/interface/paths';
import { build } from 'vite';

/** The path under which the bare app is cached. */
const SHELL = paths.home;
/** Pages that must open without a network, besides the app itself. */
const PAGES = [paths.help, paths.appHelp] as const;
const PAGE_FILES = ['index.html', ...PAGES.map((path) => `pages${path}.html`)] as const;

/**
 * Name of the file with the word lists of the password check. It is not cached: it is large, and its forms need the
 * network anyway.
 */
const PASSWORD_CHECK = 'password-check-';
const NOT_KEPT = ['landing-', PASSWORD_CHECK];

/** Whether the service worker caches a file. The files of the landing page are not part of the app. */
const isKept = (name: string): boolean =>
  /\.(js|css|woff2)$/.test(name) && !NOT_KEPT.some((prefix) => name.startsWith(prefix));

/**
 * Writes `service-worker.js`, which caches this build's files. If any file changes, the version changes, and browsers
 * install the new service worker while the old one still runs.
 */
export async function writeServiceWorker(web: string, dist: string): Promise<void> {
  const built = await readdir(join(dist, 'assets'));
  if (!built.some((name) => name.startsWith(PASSWORD_CHECK))) throw new Error('No file holds the password check');
  const assets = built.filter(isKept).sort();
  const hash = createHash('sha256').update(assets.join());
  for (const file of PAGE_FILES) hash.update(await readFile(join(dist, file)));
  const written = {
    __VERSION__: hash.digest('base64url').slice(0, 12),
    __SHELL__: SHELL,
    __PAGES__: PAGES,
    __FILES__: assets.map((name) => `/assets/${name}`),
  };
  await build({
    root: web,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: Object.fromEntries(Object.entries(written).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      target: 'es2023',
      outDir: dist,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(web, 'service-worker/service-worker.ts'),
        output: { entryFileNames: 'service-worker.js' },
      },
    },
  });
}
