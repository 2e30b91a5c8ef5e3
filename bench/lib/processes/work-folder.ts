import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killChildren } from './child-process.ts';

/** Work in a folder of its own, which goes afterwards, with every process that the work has left behind. */
export async function inWorkFolder<T>(name: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), `alento-${name}-`));
  // An interrupted run gets no further than this.
  const removeNow = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeNow);
  try {
    return await work(folder);
  } finally {
    killChildren();
    await rm(folder, { recursive: true, force: true });
    process.off('exit', removeNow);
  }
}
