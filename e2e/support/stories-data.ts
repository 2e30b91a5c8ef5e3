import { spawnSync } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { bundledServerFile } from '../../scripts/run/server-build.mjs';
import { startedData } from '../../scripts/test/started-data.mjs';
import { DEMO_PERSON } from './demo-person.ts';

/** Script that makes the data folder of the stories, with the demo person, in a folder. */
const [folder = ''] = process.argv.slice(2);
const data = join(folder, 'data');
await rm(data, { recursive: true, force: true });
await cp(startedData(), data, { recursive: true });
const seed = [bundledServerFile('commands/seed-demo.ts'), '--email', DEMO_PERSON.email];
const { status } = spawnSync(process.execPath, [...seed, '--password', DEMO_PERSON.password], {
  env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, DATA_DIR: data },
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (status !== 0) throw new Error('Seeding failed');
