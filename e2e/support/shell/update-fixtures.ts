import { test as base } from './fixtures.ts';
import { startUpdateServer, type UpdateServer } from './published-updates.ts';

export { expect } from './fixtures.ts';

type WorkerFixtures = {
  /** Offers a version that works. */
  goodUpdate: UpdateServer;
  /** Offers a version that never tells that it works. */
  hangingUpdate: UpdateServer;
};

const START_MS = 180_000;

/** Stories about updates. Each update has a server of its own, which is started only for a story that names it. */
export const test = base.extend<object, WorkerFixtures>({
  goodUpdate: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's form
    async ({}, use) => {
      const server = await startUpdateServer({ version: '9.0.1', isHanging: false });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  hangingUpdate: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's form
    async ({}, use) => {
      const server = await startUpdateServer({ version: '10.0.1', isHanging: true });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: START_MS },
  ],
});
