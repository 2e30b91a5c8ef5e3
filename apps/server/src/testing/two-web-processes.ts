import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Child } from './child-process.ts';
import './context.ts';
import { createPostgresCopy } from './database/test-database.ts';
import { addressOf, serverProcesses } from './server-processes.ts';
import { type OpenAiServer, startOpenAiServer } from './services/openai-server.ts';
import { secretSettings } from './test-secrets.ts';

export type TwoWebs = {
  service: OpenAiServer;
  worker: Child;
  /** Addresses of the web processes. */
  webs: readonly [string, string];
  close(): Promise<void>;
};

/** Starts two web processes and a worker on one PostgreSQL database, with a double of an assistant's service. */
export async function startTwoWebs(settings: Record<string, string> = {}): Promise<TwoWebs> {
  const template = inject('template');
  if (template.kind !== 'postgres') throw new Error('This test needs PostgreSQL');
  const folder = await mkdtemp(join(tmpdir(), 'alento-two-'));
  const service = await startOpenAiServer();
  const { start, killAll } = serverProcesses();
  const environment = {
    ...secretSettings,
    DATABASE_URL: await createPostgresCopy(template.url),
    AI_BASE_URL: service.baseUrl,
    AI_MODEL: 'modelo-de-teste',
    LOG_LEVEL: 'info',
    ...settings,
  };
  const serve = (role: string, more = {}): Child => start(folder, { ...environment, ROLE: role, ...more });
  const first = await addressOf(serve('web'));
  const worker = serve('worker', { PUBLIC_URL: 'http://localhost:1' });
  return {
    service,
    worker,
    webs: [first, await addressOf(serve('web'))],
    async close() {
      await killAll();
      await service.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
