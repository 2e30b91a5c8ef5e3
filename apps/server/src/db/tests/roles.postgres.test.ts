import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, inject, it, vi } from 'vitest';
import '../../testing/context.ts';
import { createPostgresCopy } from '../../testing/database/test-database.ts';
import { folderForFile } from '../../testing/open-for-file.ts';
import { addressOf, callAt, serverProcesses, signUpAt } from '../../testing/server-processes.ts';
import { secretSettings } from '../../testing/test-secrets.ts';

vi.setConfig({ testTimeout: 90_000 });

const folder = await folderForFile();
const { start, killAll } = serverProcesses();
afterAll(killAll);

const mails = () => readdir(join(folder, 'outbox')).catch(() => []);

it('a web process accepts a password reset request and a worker process sends the mail', async () => {
  const template = inject('template');
  if (template.kind !== 'postgres') throw new Error('This test needs PostgreSQL');
  const DATABASE_URL = await createPostgresCopy(template.url);
  const run = (variables: Record<string, string>) =>
    start(folder, { DATABASE_URL, ...secretSettings, LOG_LEVEL: 'info', ...variables });
  // Both processes start at the same time, so that they apply migrations and import texts concurrently.
  const [web, other] = [run({ ROLE: 'web' }), run({ ROLE: 'web' })];
  const [address] = await Promise.all([web, other].map(addressOf));
  const email = 'papeis@exemplo.com';
  await signUpAt(address ?? '', email);
  await callAt(address ?? '', 'POST', '/auth/request-password-reset', null, { email });

  const worker = run({ ROLE: 'worker', PUBLIC_URL: 'https://alento.test/' });
  await worker.waitFor(/the message is in the outbox/);
  expect(await mails()).toHaveLength(1);
  for (const process of [web, other]) expect(process.output()).not.toMatch(/the message is in the outbox/);
  expect(worker.output()).not.toMatch(/no ar em/);
  for (const child of [worker, web]) {
    child.kill('SIGTERM');
    expect(await child.ended()).toBe(0);
  }
});
