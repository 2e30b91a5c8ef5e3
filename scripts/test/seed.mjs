import { spawnSync } from 'node:child_process';
import { ROOT } from '../run/install.mjs';

/** The seed of the required tests: the first digits of the last commit as a whole number, or 1 outside of a clone. */
export function seedOfCommit() {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? String(Number.parseInt(stdout, 16) | 0) : '1';
}
