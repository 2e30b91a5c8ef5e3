import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { paths } from '@alento/domain/interface/paths';
import { build } from 'vite';
import { refuseStyleElements } from './constructed-styles.ts';
import { refuseNativeCode } from './refuse-native-code.ts';
import { checkScriptBytes } from './script-bytes.ts';
import { preloaded, sharedFiles } from './shared-files.ts';
import { writePages } from './write-pages.ts';

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
const UNCACHED_PREFIXES = ['landing-', PASSWORD_CHECK];

/** Whether the service worker caches a file. The files of the landing page are not part of the app. */
const isCached = (name: string): boolean =>
  /\.(js|css|woff2|svg)$/.test(name) && !UNCACHED_PREFIXES.some((prefix) => name.startsWith(prefix));

/**
 * Writes `service-worker.js`, which caches this build's files. If any file changes, the version changes, and browsers
 * install the new service worker while the old one still runs.
 */
async function writeServiceWorker(web: string, dist: string): Promise<void> {
  const built = await readdir(join(dist, 'assets'));
  if (!built.some((name) => name.startsWith(PASSWORD_CHECK))) throw new Error('No file holds the password check');
  const assets = built.filter(isCached).sort();
  const hash = createHash('sha256').update(assets.join());
  for (const file of PAGE_FILES) hash.update(await readFile(join(dist, file)));
  const pictures = (await readdir(IMAGES)).sort();
  for (const picture of pictures) hash.update(await readFile(join(IMAGES, picture)));
  const written = {
    __VERSION__: hash.digest('base64url').slice(0, 12),
    __SHELL__: SHELL,
    __PAGES__: PAGES,
    __FILES__: assets.map((name) => `/assets/${name}`),
    __PICTURES__: pictures.map((name) => `/imagens/${name}`),
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

/** Files to compress. HTML is missing, because the server fills in its placeholders and compresses it itself. */
const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|txt|xml)$/;
/** Minimum size of a file to compress, bytes. */
const MIN_BYTES = 1024;

/** Writes a `.br` and a `.gz` file beside every text file of a build. The server sends these files unchanged. */
async function precompress(dist: string): Promise<void> {
  const files = await readdir(dist, { recursive: true, withFileTypes: true });
  const texts = files.filter((file) => file.isFile() && COMPRESSIBLE.test(file.name));
  await Promise.all(
    texts.map(async (file) => {
      const path = join(file.parentPath, file.name);
      const content = await readFile(path);
      if (content.length < MIN_BYTES) return;
      await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
      await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}

/** Builds the web app into `dist`, then prerenders its pages. */
const WEB = join(import.meta.dirname, '..');
const DIST = join(WEB, 'dist');
/** Pictures of the library, copied unchanged. */
const IMAGES = join(WEB, '../../content/images');
const PRERENDER = join(WEB, 'dist-prerender');

process.env.NODE_ENV = 'production';

await build({
  root: WEB,
  logLevel: 'warn',
  build: {
    manifest: true,
    modulePreload: { polyfill: false, resolveDependencies: preloaded },
    rolldownOptions: {
      input: join(WEB, 'index.html'),
      output: { codeSplitting: { groups: sharedFiles } },
    },
  },
});
await checkScriptBytes(DIST);
// The landing page has a build of its own, so that it shares no chunk with the app.
await build({
  root: WEB,
  logLevel: 'warn',
  publicDir: false,
  build: {
    emptyOutDir: false,
    rolldownOptions: {
      input: join(WEB, 'landing.html'),
      output: {
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'assets/landing-[hash][extname]'
            : 'assets/[name]-[hash][extname]',
      },
    },
  },
});
await refuseStyleElements(DIST);
await build({
  root: WEB,
  logLevel: 'warn',
  publicDir: false,
  build: {
    ssr: join(WEB, 'src/prerender/entry.tsx'),
    outDir: PRERENDER,
    rolldownOptions: { output: { entryFileNames: 'entry.js' } },
  },
});
await writePages(DIST, await import(pathToFileURL(join(PRERENDER, 'entry.js')).href));
await rm(PRERENDER, { recursive: true });
await cp(IMAGES, join(DIST, 'imagens'), { recursive: true });
await writeServiceWorker(WEB, DIST);
await refuseNativeCode(DIST);
await precompress(DIST);
