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

const isInRepository = (path) => existsSync(join(ROOT, path));

const FEATURES = 'apps/server/src/features/';
const OF_SERVER = /^(apps\/server\/src\/(?:features\/)?[^/]+)\//;
/** Rules and schemas of a feature have its name. */
const OF_RULES = /^packages\/(?:domain|contract)\/src\/([^/.]+)/;
const OF_DOUBLES = {
  'testing/push-double/': 'reminder',
  'testing/speech-double/': 'voice',
  'testing/stripe-double/': 'payment',
  'testing/whatsapp-double/': 'notification-channels',
};

function featureFolderOf(path) {
  const own = OF_SERVER.exec(path)?.[1];
  if (own) return own;
  if (/^apps\/server\/src\/[^/]+$/.test(path)) return 'apps/server/src/main.embedded';
  const double = Object.keys(OF_DOUBLES).find((folder) => path.startsWith(folder));
  const feature = double ? OF_DOUBLES[double] : OF_RULES.exec(path)?.[1];
  return feature && isInRepository(FEATURES + feature) ? FEATURES + feature : null;
}

/** The folders of the server's features and parts whose API tests a change affects. */
export const featureFoldersOf = (changed) => [...new Set(changed.flatMap((path) => featureFolderOf(path) ?? []))];

const ALL = /^(e2e\/support\/|playwright\.config\.ts$|package-lock\.json$)/;
const STORY = /^e2e\/.*\.spec\.ts$/;
/** Other code of the stories of a folder. */
const STORY_PART = /^(e2e\/[^/]+)\/.*(?<!\.spec)\.ts$/;
const PRODUCT = /^(apps|packages|content|testing)\//;

/** Whether a change affects the product, so that a run without any test must fail. */
export const changesProduct = (changed) => changed.some((path) => PRODUCT.test(path));

/**
 * The browser tests to run for a change, as arguments for Playwright; null means none. If code that all browser tests
 * share has changed, all of them run; otherwise the changed ones, and those of a folder whose shared code has changed. If
 * no browser test but the product has changed, those marked @smoke run.
 *
 * @param {string[]} changed
 * @returns {string[] | null}
 */
export function storiesFor(changed) {
  if (changed.some((path) => ALL.test(path))) return [];
  const stories = changed.filter((path) => STORY.test(path) && isInRepository(path));
  const folders = changed.flatMap((path) => STORY_PART.exec(path)?.[1] ?? []);
  // A story that only the whole tier runs is no failure here.
  if (stories.length + folders.length > 0) return [...new Set([...folders, ...stories]), '--pass-with-no-tests'];
  return changed.some((path) => PRODUCT.test(path)) ? ['--grep', '@smoke'] : null;
}
