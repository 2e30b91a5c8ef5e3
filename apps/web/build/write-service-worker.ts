import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '@alento/domain/interface/paths';
import { build } from 'vite';

/** The bare app, under an address that is served with it. */
const SHELL = paths.home;
/** Pages that must open without a network, beside the app itself. */
const PAGES = [paths.help] as const;
const PAGE_FILES = ['index.html', `pages${paths.help}.html`] as const;

/** The word lists that a new password is judged by: a big file, wanted once, by forms that need the network. */
const PASSWORD_CHECK = 'password-check-';
const NOT_KEPT = ['landing-', PASSWORD_CHECK];

/** Files a screen may ask for: the landing is no part of the app. */
const isKept = (name: string): boolean =>
  /\.(js|css|woff2)$/.test(name) && !NOT_KEPT.some((prefix) => name.startsWith(prefix));

/**
 * Writes `service-worker.js`, which keeps this build's files: a change of any of them is another
 * version, which browsers fetch beside the running one.
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
