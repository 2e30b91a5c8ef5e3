import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { reaching } from './scripts/test/reaching.mjs';

const SERVER = globSync('apps/server/src/**/*.test.ts');
const WEB = globSync('apps/web/{src,build,service-worker}/**/*.test.{ts,tsx}');
/**
 * Whether a test file asks for jsdom in its first line. These files are a project of their own, because all files of a
 * process have a `window`, or none has.
 */
const drawsPages = (file: string): boolean => readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom\n');
const reachesDatabase = reaching('apps/server/src/testing/database/');
const onEmbedded = (file: string): boolean => file.endsWith('.embedded.test.ts');
const onPostgres = (file: string): boolean => file.endsWith('.postgres.test.ts');
/** Others touch no SQL: they run once, with the unit tests. */
const needsDatabase = (file: string): boolean => onEmbedded(file) || onPostgres(file) || reachesDatabase(file);
const BROWSER = { conditions: ['browser', 'development'] };
/** Files share two processes: a new process and a new window for each file took most of the time. */
const UNIT = {
  isolate: false,
  setupFiles: [
    'apps/web/src/testing/shared-worker.setup.ts',
    'apps/web/src/testing/patience.setup.ts',
    'apps/web/src/testing/toasts.setup.ts',
    'apps/web/src/testing/fake-server/fake-server.setup.ts',
  ],
  testTimeout: 30_000,
};
/** The server keeps its state in instances: files may share what was imported. */
const SERVER_TESTS = {
  isolate: false,
  setupFiles: ['apps/server/src/testing/cheap-hashing.setup.ts'],
  testTimeout: 20_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            ...WEB.filter((file) => !drawsPages(file)),
            'scripts/**/*.test.ts',
            'apps/native/tests/*.test.ts',
            'bench/lib/**/*.test.ts',
            'testing/**/*.test.ts',
            ...SERVER.filter((file) => !needsDatabase(file)),
          ],
          ...UNIT,
        },
        resolve: BROWSER,
      },
      { test: { name: 'unit-dom', include: WEB.filter(drawsPages), ...UNIT }, resolve: BROWSER },
      {
        test: {
          name: 'api',
          include: SERVER.filter((file) => needsDatabase(file) && !onPostgres(file)),
          ...SERVER_TESTS,
          globalSetup: ['apps/server/src/testing/database/embedded-template.setup.ts'],
        },
      },
      {
        test: {
          name: 'api-postgres',
          include: SERVER.filter((file) => needsDatabase(file) && !onEmbedded(file)),
          ...SERVER_TESTS,
          globalSetup: ['apps/server/src/testing/database/postgres-template.setup.ts'],
        },
      },
      {
        test: {
          name: 'smoke',
          include: ['bench/smoke.test.ts'],
          // After the others: each command takes a core for itself, and some of them look at the clock.
          sequence: { groupOrder: 1 },
          maxConcurrency: 3,
        },
      },
    ],
  },
});
