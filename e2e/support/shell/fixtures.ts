import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from '../fixtures.ts';
import { BUILT, BUILT_VERSION } from './built-shell.ts';
import { Phone } from './phone.ts';
import type { Os } from './phone-state.ts';
import { type ShellServer, startShellServer } from './shell-server.ts';

export { expect };

export type ShellOptions = { os: Os };

type Fixtures = ShellOptions & {
  phone: Phone;
};

/** Stories of the native shell. They use `phone.page` instead of Playwright's page. */
export const test = base.extend<Fixtures, { shellServer: ShellServer }>({
  os: ['android', { option: true }],

  shellServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's form
    async ({}, use) => {
      const server = await startShellServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],

  // The addresses of the shell and of our server lead to the worker's own server.
  launchOptions: [
    async ({ launchOptions, shellServer }, use) => {
      const to = `127.0.0.1:${shellServer.port}`;
      const rules = `--host-resolver-rules=MAP alento.test:443 ${to}, MAP localhost:443 ${to}`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rules] });
    },
    { scope: 'worker' },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's form
  baseURL: async ({}, use) => use('https://localhost'),

  phone: async ({ context, os, shellServer }, use) => {
    if (!existsSync(join(BUILT, 'index.html'))) throw new Error('Run `node scripts/test/shell-build.mjs` first');
    const phone = new Phone(context, os, { folder: BUILT, version: BUILT_VERSION });
    shellServer.serve({
      os,
      folder: () => phone.bundles.folder,
      isOnline: () => phone.state.isOnline,
    });
    await phone.prepare();
    await use(phone);
    await phone.stop();
    expect(phone.problems).toEqual([]);
  },

  // All pages of the context are watched, because the app is opened and killed within a story.
  quiet: async ({ context, expectedErrors }, use) => {
    const problems: string[] = [];
    context.on('weberror', (error) => problems.push(`${error.error()}`));
    context.on('console', (message) => {
      if (message.type() === 'error' && !expectedErrors.test(message.text())) problems.push(message.text());
    });
    await use(undefined);
    expect(problems).toEqual([]);
  },
});
