import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { spawnReady } from './child-process.ts';

const SCRIPT = join(import.meta.dirname, '../voice/garbage.ts');
const READY = /Garbage is ready/;
const COUNTS = /^Garbage: (.*)$/m;

/**
 * What became of garbage. `refused`: connections that weren't accepted, by their rate limit in most cases;
 * `disconnected`: accepted connections that the server closed.
 */
export type GarbageCounts = {
  opened: number;
  refused: number;
  disconnected: number;
  messages: number;
  megabytes: number;
};

/**
 * Starts a process that sends garbage to the real-time connection, from one socket for each of these people.
 *
 * @param kind only this kind; '' sends all kinds in turn.
 * @returns a function that stops it and returns what became of it.
 */
export async function startGarbage(
  address: string,
  tokens: readonly string[],
  kind: string,
  logPath: string,
): Promise<() => Promise<GarbageCounts>> {
  const file = `${logPath}.tokens`;
  await writeFile(file, JSON.stringify(tokens));
  const child = await spawnReady(SCRIPT, {}, logPath, READY, [address, file, kind]);
  return async () => {
    await child.stop();
    const counts = COUNTS.exec(child.output())?.[1];
    if (counts === undefined) throw new Error(`The garbage was not counted:\n${child.output().slice(-2000)}`);
    return JSON.parse(counts) as GarbageCounts;
  };
}
