// Bundles the server with its packages into few files. Node resolves and compiles 1,700 modules otherwise at each start,
// and reads the large package.json of drizzle-orm for each of that package's modules.
import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { serialize } from 'node:v8';
import { ContentFaults } from '@alento/content/content-faults';
import { rolldown } from 'rolldown';
import { parseContent } from '../../apps/server/src/content/parse-content.ts';
import { ROOT } from './install.mjs';
import { entryOf } from './server-build.mjs';

const SOURCE = join(ROOT, 'apps/server/src');
const DIST = join(ROOT, 'apps/server/dist');
/** The server, the commands, and the processes that tests kill. */
const ENTRIES = ['main.ts', ...globSync(['commands/*.ts', 'testing/**/*-and-die.ts'], { cwd: SOURCE })].filter(
  (file) => !file.endsWith('.test.ts'),
);
/** Files that run as worker threads, by their names in the bundle. */
const THREADS = {
  thread: join(SOURCE, 'work-thread/thread.ts'),
  'backup-thread': join(SOURCE, 'backup/backup-thread.ts'),
  'read-thread': join(ROOT, 'packages/diary-import/src/thread/read-thread.ts'),
};
const STARTS_THREAD = /new Worker\(new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)/g;
/** These packages read files beside their modules, or load modules by a name that is computed. */
const APART = [/^@electric-sql\/pglite/, /^pdfkit$/, /^pino$/, /^pg-native$/];

/** The declaration in content/bundle-folder.ts whose value the bundle changes. */
const IN_SOURCES = 'BUNDLE_FOLDER: string | null = null';

/**
 * Keeps the meaning of import.meta in our sources, which find other files by it. All files of the bundle are in one
 * folder, so that a source file has one path relative to all of them.
 */
const places = {
  name: 'places',
  transform: {
    filter: { id: /\.ts$/, code: /import\.meta\.|BUNDLE_FOLDER: / },
    handler(code, id) {
      const place = relative(DIST, id);
      if (code.includes('BUNDLE_FOLDER: ') && !code.includes(IN_SOURCES)) throw new Error(`${id} has no ${IN_SOURCES}`);
      return code
        .replaceAll(STARTS_THREAD, (_, name) => {
          if (!(name in THREADS)) throw new Error(`${id} starts ${name}.ts, which is no entry of the bundle`);
          return `new Worker(new URL('./${name}.js', import.meta['url'])`;
        })
        .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${dirname(place)}')`)
        .replaceAll('import.meta.url', `new URL('${place}', import.meta.url).href`)
        .replace(IN_SOURCES, 'BUNDLE_FOLDER: string | null = import.meta.dirname');
    },
  },
};

const bundle = await rolldown({
  input: { ...THREADS, ...Object.fromEntries(ENTRIES.map((file) => [entryOf(file), join(SOURCE, file)])) },
  platform: 'node',
  external: APART,
  plugins: [places],
});
await bundle.write({ dir: DIST, format: 'esm', cleanDir: true, keepNames: true });
try {
  await writeFile(join(DIST, 'content.v8'), serialize(await parseContent(join(ROOT, 'content'))));
} catch (error) {
  // The start parses the content then, and says what is wrong.
  if (!(error instanceof ContentFaults)) throw error;
}
