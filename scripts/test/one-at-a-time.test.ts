// @vitest-environment node
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const MODULE = join(import.meta.dirname, 'one-at-a-time.mjs');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'alento-lock-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a process that logs the begin of its work and, 300 ms later, the end. */
function work(lock: string, log: string): Promise<number | null> {
  const script = `
    import { appendFileSync } from 'node:fs';
    import { oneAtATime } from ${JSON.stringify(MODULE)};
    oneAtATime(${JSON.stringify(lock)}, () => {
      appendFileSync(${JSON.stringify(log)}, 'begin ');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
      appendFileSync(${JSON.stringify(log)}, 'end ');
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
  return new Promise((resolve) => child.on('close', resolve));
}

it('oneAtATime() runs work under the same lock one after the other, and deletes the lock', async () => {
  const [lock, log] = [join(folder, 'lock'), join(folder, 'log')];
  expect(await Promise.all([work(lock, log), work(lock, log), work(lock, log)])).toEqual([0, 0, 0]);
  expect(readFileSync(log, 'utf8')).toBe('begin end begin end begin end ');
  expect(existsSync(lock)).toBe(false);
});

it('oneAtATime() takes over the lock of a process that has died', async () => {
  const [lock, log] = [join(folder, 'dead'), join(folder, 'dead-log')];
  writeFileSync(lock, String(spawnSync(process.execPath, ['-e', '']).pid));
  expect(await work(lock, log)).toBe(0);
  expect(readFileSync(log, 'utf8')).toBe('begin end ');
});

it('oneAtATime() takes over a lock that is too old, even if a process with its process id is running', async () => {
  const [lock, log] = [join(folder, 'old'), join(folder, 'old-log')];
  writeFileSync(lock, String(process.pid));
  const hourAgo = Date.now() / 1000 - 3600;
  utimesSync(lock, hourAgo, hourAgo);
  expect(await work(lock, log)).toBe(0);
});
