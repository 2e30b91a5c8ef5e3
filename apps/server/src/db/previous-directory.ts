import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

/** Where a restore moves the previous embedded database while the new one takes its place. */
export const previousDirectory = (directory: string): string => `${directory}.replaced`;

/** Where a restore fills the new embedded database. */
export const nextDirectory = (directory: string): string => `${directory}.restoring`;

/** Where a backup copies the files of the embedded database. */
export const copyDirectory = (directory: string): string => `${directory}.copied`;

/** Whether there is an embedded database, be it one that an interrupted restore has moved away. */
export const hasDatabase = (directory: string): boolean =>
  existsSync(directory) || existsSync(previousDirectory(directory));

/**
 * Moves the previous database back if a restore was killed before the new one was in its place. Without this the next
 * start would find no database and create an empty one. Otherwise removes what a killed restore or backup left, because
 * it may contain accounts that are deleted since. Lock the directory first.
 */
export async function endInterruptedRestore(directory: string): Promise<void> {
  const previous = previousDirectory(directory);
  if (!existsSync(directory) && existsSync(previous)) await rename(previous, directory);
  for (const left of [previous, nextDirectory(directory), copyDirectory(directory)])
    await rm(left, { recursive: true, force: true });
}
