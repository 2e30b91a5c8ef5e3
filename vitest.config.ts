import { defineConfig } from 'vitest/config';

const SERVER = ['apps/server/src/**/*.test.ts'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/web/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'bench/lib/**/*.test.ts',
          ],
          setupFiles: ['apps/web/src/testing/patience.setup.ts'],
          testTimeout: 30_000,
        },
        resolve: { conditions: ['browser', 'development'] },
      },
      {
        test: {
          name: 'api',
          include: SERVER,
          exclude: ['apps/server/src/**/*.postgres.test.ts', '**/node_modules/**'],
          globalSetup: ['apps/server/src/testing/database/embedded-template.setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api-postgres',
          include: SERVER,
          exclude: ['apps/server/src/**/*.embedded.test.ts', '**/node_modules/**'],
          globalSetup: ['apps/server/src/testing/database/postgres-template.setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'smoke',
          include: ['bench/smoke.test.ts'],
          // After the others: each command takes a core for itself, and some of them look at the clock.
          sequence: { groupOrder: 1 },
          maxConcurrency: 2,
        },
      },
    ],
  },
});
