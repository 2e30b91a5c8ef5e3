import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { environmentOf, type Place } from '../processes/server.ts';

const SEED = join(import.meta.dirname, '../../../apps/server/src/commands/seed-demo.ts');

export const DEMO = { email: 'demo@exemplo.com', password: 'Nuvem-calma-42' };

/** Creates one person with the entries of fourteen months, with `npm run seed:demo`. */
export function seedDemo(place: Place): void {
  const args = [SEED, '--email', DEMO.email, '--password', DEMO.password];
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...environmentOf(place) };
  const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The demo account was not made:\n${stderr}`);
}
