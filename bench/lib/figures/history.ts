import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';

/** Pathspecs that exclude tests, because tests are not part of the measured code. */
const LEFT_OUT = [':(exclude,glob)**/*.test.ts', ':(exclude,glob)**/*.test.tsx'];

const pathspecs = (paths: readonly string[]): string[] => [
  ...paths.map((path) => (path.startsWith('!') ? `:(exclude)${path.slice(1)}` : path)),
  ...LEFT_OUT,
];
const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');

export type History = ReturnType<typeof historyOf>;

/**
 * Opens the git history of a folder, or returns why there is none: git is not installed, the folder is an unpacked
 * archive, or it is inside another repository.
 */
export function openHistory(root: string): History | { unavailable: string } {
  const { error, status, stdout, stderr } = spawnSync('git', ['rev-parse', '--show-toplevel'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (error) return { unavailable: `git does not run here: ${error.message}` };
  if (status !== 0) return { unavailable: linesOf(stderr)[0] ?? 'git does not answer' };
  if (realpathSync(stdout.trim()) !== realpathSync(root))
    return { unavailable: 'this folder is not the top of a repository' };
  return historyOf(root);
}

function historyOf(root: string) {
  const ask = (...args: string[]) =>
    spawnSync('git', ['-c', 'core.quotePath=off', ...args], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const read = (...args: string[]): string => {
    const { status, stdout, stderr } = ask(...args);
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
    return stdout.trim();
  };

  return {
    head: (): string => read('rev-parse', 'HEAD'),

    /** Files under these paths that differ from the commit, uncommitted changes included. */
    changedSince: (commit: string, paths: readonly string[]): string[] =>
      linesOf(read('diff', '--name-only', '--no-renames', commit, '--', ...pathspecs(paths))),

    /** Files under these paths with uncommitted changes, new files included. */
    uncommitted: (paths: readonly string[]): string[] =>
      linesOf(read('status', '--porcelain', '--untracked-files=all', '--', ...pathspecs(paths))),
  };
}
