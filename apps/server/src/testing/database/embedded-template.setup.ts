import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { embeddedDatabase } from '../../db/open-database.ts';
import '../context.ts';
import { testSecrets } from '../test-secrets.ts';

/** Creates and migrates an embedded database, which every test file copies. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'alento-template-'));
  const client = await PGlite.create();
  await embeddedDatabase(client, testSecrets).migrate();
  const dump = join(folder, 'template.tar');
  await writeFile(dump, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
  await client.close();
  project.provide('template', { kind: 'embedded', dump });
  return () => rm(folder, { recursive: true, force: true });
}
