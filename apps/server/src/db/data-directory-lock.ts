import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const HEARTBEAT_MS = 5000;
const SQLITE_BUSY = 5;

const Owner = z.object({ pid: z.number(), host: z.string(), startedAt: z.string(), heartbeatAt: z.string() });
type Owner = z.infer<typeof Owner>;

export class DirectoryInUseError extends Error {
  override readonly name = 'DirectoryInUseError';
}

export type DirectoryLock = { release(): void };

function readOwner(path: string): Owner | null {
  try {
    return Owner.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    // The owner file is missing or incomplete, so the error message contains no pid.
    return null;
  }
}

/**
 * Locks `directory` for this process, because PGlite has no lock and two processes would destroy the data. The lock is
 * a kernel lock on the file `<directory>.lock`, acquired through SQLite's exclusive mode. The kernel releases it when
 * the process ends, and never before. `<directory>.owner.json` contains the process's pid.
 *
 * @param onBeatFailed called when the owner file can't be written any more. The directory stays locked.
 */
export function lockDirectory(directory: string, onBeatFailed: (error: Error) => void): DirectoryLock {
  const lockPath = `${directory}.lock`;
  const ownerPath = `${directory}.owner.json`;
  const lock = new DatabaseSync(lockPath, { timeout: 0 });
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    const owner = readOwner(ownerPath);
    const who = owner
      ? `process ${owner.pid} on ${owner.host} (since ${owner.startedAt}, last seen ${owner.heartbeatAt})`
      : 'another process';
    throw new DirectoryInUseError(
      `The data directory ${directory} is in use by ${who}. Stop it first, or set another DATA_DIR. Nothing was changed.`,
    );
  }
  const startedAt = new Date().toISOString();
  const beat = (): void => {
    const owner: Owner = { pid: process.pid, host: hostname(), startedAt, heartbeatAt: new Date().toISOString() };
    writeFileSync(`${ownerPath}.new`, JSON.stringify(owner), { mode: 0o600 });
    renameSync(`${ownerPath}.new`, ownerPath);
  };
  beat();
  const heartbeat = setInterval(() => {
    try {
      beat();
    } catch (error) {
      onBeatFailed(error as Error);
    }
  }, HEARTBEAT_MS);
  heartbeat.unref();
  return {
    release() {
      clearInterval(heartbeat);
      rmSync(ownerPath, { force: true });
      lock.close();
    },
  };
}
