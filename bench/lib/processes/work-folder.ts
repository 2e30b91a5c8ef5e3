import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killChildren } from './child-process.ts';

/** Runs the work in a temporary folder. Afterwards the folder and all remaining processes are removed. */
export async function inWorkFolder<T>(name: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), `alento-${name}-`));
  // Removes the folder if the run is interrupted. An exit handler can only run synchronous code.
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
