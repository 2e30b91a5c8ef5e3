import { test as base } from './fixtures.ts';
import { startUpdateServer, type UpdateServer } from './published-updates.ts';

export { expect } from './fixtures.ts';

/** Stories about updates. The server that offers one is started only for a story that names it. */
export const test = base.extend<object, { update: UpdateServer }>({
  update: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's form
    async ({}, use) => {
      const server = await startUpdateServer('9.0.1');
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
