import { spawnSync } from 'node:child_process';
import type { Child } from './child-process.ts';

/**
 * Restricts processes and all their threads to the first core, so that a target for one core is measured on one.
 *
 * @returns whether that worked. It needs `taskset` of util-linux.
 */
export const holdToOneCore = (children: readonly Child[]): boolean =>
  children.every(({ pid }) => spawnSync('taskset', ['-a', '-c', '-p', '0', String(pid)]).status === 0);
