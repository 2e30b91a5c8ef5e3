import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { type Child, runChild } from '../../testing/child-process.ts';
import '../../testing/context.ts';
import { createPostgresCopy } from '../../testing/database/test-database.ts';
import { secretSettings } from '../../testing/test-secrets.ts';

vi.setConfig({ testTimeout: 90_000 });

const children: Child[] = [];
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alento-roles-'));
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(children.map((child) => child.ended()));
  await rm(folder, { recursive: true, force: true });
});

const mails = () => readdir(join(folder, 'outbox')).catch(() => []);

it('a web process accepts a password reset request and a worker process sends the mail', async () => {
  const template = inject('template');
  if (template.kind !== 'postgres') throw new Error('This test needs PostgreSQL');
  const environment = {
    DATABASE_URL: await createPostgresCopy(template.url),
    ...secretSettings,
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: 'info',
  };
  const run = (variables: Record<string, string>) => {
    const child = runChild('main.ts', { ...environment, ...variables });
    children.push(child);
    return child;
  };
  // Both processes start at the same time, so that they apply migrations and import texts concurrently.
  const listening = /no ar em (\S+)/;
  const [web, other] = [run({ ROLE: 'web' }), run({ ROLE: 'web' })];
  const address = `${(await web.waitFor(listening))[1]}/api`;
  await other.waitFor(listening);

  const post = (path: string, body: unknown) =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const idOf = async (type: string) =>
    ((await (await fetch(`${address}/legal-documents/latest?type=${type}`)).json()) as { id: string }).id;
  const signUp = await post('/auth/sign-up/email', {
    email: 'papeis@exemplo.com',
    password: 'Nuvem-calma-42',
    termsOfUseDocumentId: await idOf('TERMS_OF_USE'),
    privacyPolicyDocumentId: await idOf('PRIVACY_POLICY'),
  });
  expect(signUp.status).toBe(200);
  expect((await post('/auth/request-password-reset', { email: 'papeis@exemplo.com' })).status).toBe(200);

  const worker = run({ ROLE: 'worker', PUBLIC_URL: 'https://alento.test/' });
  await worker.waitFor(/the message is in the outbox/);
  expect(await mails()).toHaveLength(1);
  for (const process of [web, other]) expect(process.output()).not.toMatch(/the message is in the outbox/);
  expect(worker.output()).not.toMatch(listening);
  for (const child of [worker, web]) {
    child.kill('SIGTERM');
    expect(await child.ended()).toBe(0);
  }
});
