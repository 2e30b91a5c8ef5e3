import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { refuseStyleElements } from './constructed-styles.ts';
import { precompress } from './precompress.ts';
import { refuseNativeCode } from './refuse-native-code.ts';
import { checkScriptBytes } from './script-bytes.ts';
import { preloaded, sharedFiles } from './shared-files.ts';
import { writePages } from './write-pages.ts';
import { writeServiceWorker } from './write-service-worker.ts';

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
