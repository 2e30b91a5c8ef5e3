import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { differsOnPostgres } from './scripts/test/differs-on-postgres.mjs';
import { reaching } from './scripts/test/reaching.mjs';
import { seedOfCommit } from './scripts/test/seed.mjs';
import { isWholeTier } from './testing/tier/tier.ts';

process.env.ALENTO_TEST_SEED ??= seedOfCommit();
/** Files that only `npm run test:all` runs. */
const ONLY_WHOLE = '.whole.test.ts';
const inTier = (file: string): boolean => isWholeTier || !file.includes(ONLY_WHOLE);
const found = (pattern: string): string[] => globSync(pattern).filter(inTier);
const SERVER = found('apps/server/src/**/*.test.ts');
const WEB = found('apps/web/{src,build,service-worker}/**/*.test.{ts,tsx}');
/**
 * Whether a test file asks for jsdom in its first line. These files are a project of their own, because all files of a
 * process have a `window`, or none has.
 */
const drawsPages = (file: string): boolean => readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom\n');
const reachesDatabase = reaching('apps/server/src/testing/database/');
const onEmbedded = (file: string): boolean => /\.embedded(\.whole)?\.test\.ts$/.test(file);
const onPostgres = (file: string): boolean => /\.postgres(\.whole)?\.test\.ts$/.test(file);
/** Others touch no SQL: they run once, with the unit tests. */
const needsDatabase = (file: string): boolean => onEmbedded(file) || onPostgres(file) || reachesDatabase(file);
/** The whole tier runs each file on both databases. The required one runs it where it can find more. */
const runsOnPostgres = (file: string): boolean =>
  needsDatabase(file) && !onEmbedded(file) && (isWholeTier || onPostgres(file) || differsOnPostgres(file));
const runsOnEmbedded = (file: string): boolean =>
  needsDatabase(file) && !onPostgres(file) && (isWholeTier || !runsOnPostgres(file));
/** Run before each file of every project. */
const EVERYWHERE = ['testing/tier/seed.setup.ts', 'testing/tidy.setup.ts', 'testing/patience.setup.ts'];
/** Properties of the whole tier run ten times as often. */
const TEST_MS = isWholeTier ? 600_000 : 60_000;
const BROWSER = { conditions: ['browser', 'development'] };
/** A slow machine must fail no test. */
const PATIENT = { poll: { timeout: 30_000 } };
/** Files share two processes: a new process and a new window for each file took most of the time. */
const UNIT = {
  isolate: false,
  setupFiles: [
    ...EVERYWHERE,
    'apps/web/src/testing/shared-worker.setup.ts',
    'apps/web/src/testing/tidy.setup.ts',
    'apps/web/src/testing/fake-server/fake-server.setup.ts',
  ],
  testTimeout: TEST_MS,
  expect: PATIENT,
};
/** Files may share a process and what it has imported, because the server keeps its state in instances. */
const SERVER_TESTS = {
  isolate: false,
  setupFiles: [...EVERYWHERE, 'apps/server/src/testing/cheap-hashing.setup.ts'],
  testTimeout: TEST_MS,
  expect: PATIENT,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            ...found('packages/*/src/**/*.test.ts'),
            ...WEB.filter((file) => !drawsPages(file)),
            ...found('scripts/**/*.test.ts'),
            ...found('apps/native/tests/*.test.ts'),
            ...found('bench/lib/**/*.test.ts'),
            ...found('testing/**/*.test.ts'),
            ...SERVER.filter((file) => !needsDatabase(file)),
          ],
          ...UNIT,
        },
        resolve: BROWSER,
      },
      {
        test: {
          name: 'unit-dom',
          include: WEB.filter(drawsPages),
          ...UNIT,
          setupFiles: [
            ...UNIT.setupFiles,
            'apps/web/src/testing/word-lists.setup.ts',
            'apps/web/src/testing/owner-stacks.setup.ts',
          ],
        },
        resolve: BROWSER,
      },
      {
        test: {
          name: 'api',
          include: SERVER.filter(runsOnEmbedded),
          ...SERVER_TESTS,
          globalSetup: ['apps/server/src/testing/database/embedded-template.setup.ts'],
        },
      },
      {
        test: {
          name: 'api-postgres',
          include: SERVER.filter(runsOnPostgres),
          ...SERVER_TESTS,
          globalSetup: ['apps/server/src/testing/database/postgres-template.setup.ts'],
        },
      },
      {
        test: {
          name: 'smoke',
          include: ['bench/smoke.test.ts'],
          // In the whole tier after the others: there each command takes a core, and some of them look at the clock.
          sequence: { groupOrder: isWholeTier ? 1 : 0 },
          maxConcurrency: 3,
        },
      },
    ],
  },
});
