import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run/install.mjs';

const git = (...args) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });

/** The commit at which the branch left main. On main itself it is the last commit. */
export function startOfWork() {
  const { status, stdout } = git('merge-base', 'HEAD', 'main');
  return status === 0 ? stdout.trim() : 'HEAD';
}

/** Files that differ from a commit, including untracked ones, as paths from the repository's root. */
export function changedSince(base) {
  const outputs = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')];
  const broken = outputs.find(({ status }) => status !== 0);
  if (broken) throw new Error(broken.stderr);
  return outputs.flatMap(({ stdout }) => stdout.split('\n').filter((path) => path !== ''));
}

const FEATURE = /^(apps\/server\/src\/(?:features\/)?[^/]+)\//;

/** The folders of the server's features and parts in which a file changed. */
export const featureFoldersOf = (changed) => [...new Set(changed.flatMap((path) => FEATURE.exec(path)?.[1] ?? []))];

const ALL = /^(e2e\/support\/|playwright\.config\.ts$|package-lock\.json$)/;
const STORY = /^e2e\/.*\.spec\.ts$/;
const PRODUCT = /^(apps|packages|content)\//;

/**
 * The browser tests to run for a change, as arguments for Playwright; null means none. If code that all browser tests
 * share has changed, all of them run; otherwise only the changed ones. If no browser test but the product has changed,
 * those marked @smoke run.
 *
 * @param {string[]} changed
 * @returns {string[] | null}
 */
export function storiesFor(changed, isThere = (path) => existsSync(join(ROOT, path))) {
  if (changed.some((path) => ALL.test(path))) return [];
  const stories = changed.filter((path) => STORY.test(path) && isThere(path));
  if (stories.length > 0) return stories;
  return changed.some((path) => PRODUCT.test(path)) ? ['--grep', '@smoke'] : null;
}
