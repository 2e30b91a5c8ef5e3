import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const IDENTITY = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];

export type Planted = {
  root: string;
  git(...args: string[]): string;
  write(path: string, text: string): void;
  /** Commits all changes and returns the commit's hash. */
  commit(title: string): string;
  remove(): void;
};

/** Creates an empty repository in a temporary folder for tests. */
export function createTestRepository(): Planted {
  const folder = mkdtempSync(join(tmpdir(), 'alento-figures-'));
  const root = join(folder, 'repository');
  mkdirSync(root);
  const git = (...args: string[]): string => {
    const { status, stdout, stderr } = spawnSync('git', [...IDENTITY, ...args], { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    return stdout.trim();
  };
  git('init', '--quiet', '--initial-branch=main');
  return {
    root,
    git,
    write(path, text) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    },
    commit(title) {
      git('add', '--all');
      git('commit', '--quiet', '--message', title);
      return git('rev-parse', 'HEAD');
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A document with figures of `npm run bench:api` about these paths. */
export const documentOf = (commit: string | null, paths = 'src, src/one.ts'): string =>
  [
    '# Benchmarks',
    'Words before.',
    `<!-- figures: command="npm run bench:api" commit=${commit ?? 'none'}`,
    `  paths="${paths}" -->`,
    'old figures',
    '<!-- /figures -->',
    'Words after.',
    '',
  ].join('\n');
