import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installWhatIsMissing } from '../run/install.mjs';
import { buildWebWhenChanged } from '../run/web-build.mjs';
import { storiesOf } from './areas.mjs';
import { changedSince, featureFoldersOf, startOfWork, storiesFor } from './changed.mjs';
import { readOptions } from './options.mjs';
import { report } from './report.mjs';
import { storyResults, vitestResults } from './results.mjs';
import { runCommand, runTests } from './run-part.mjs';
import { seedOfCommit } from './seed.mjs';
import { buildShellWhenChanged } from './shell-build.mjs';
import { startedData } from './started-data.mjs';

const { all, changed: isChangeOnly, area } = readOptions(process.argv.slice(2));
installWhatIsMissing();

const base = isChangeOnly ? startOfWork() : null;
const changed = base === null ? null : changedSince(base);
const folder = mkdtempSync(join(tmpdir(), 'alento-results-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const seed = process.env.ALENTO_TEST_SEED ?? (all ? String((Math.random() * 2 ** 31) | 0) : seedOfCommit());
const variables = { ALENTO_TEST_SEED: seed, ...(all ? { ALENTO_TESTS: 'all' } : {}) };
/** Removed at the end, also if the tests are interrupted. PostgreSQL's own user needs to reach it. */
const temporary = join(folder, 'tmp');
mkdirSync(temporary);
chmodSync(folder, 0o755);
process.stdout.write(`ALENTO_TEST_SEED=${seed}\n`);

/** Runs unit tests, API tests on both databases, and smoke tests of the measurements. */
function runVitest(name, args) {
  const file = join(folder, `${name}.json`);
  const script = 'node_modules/vitest/vitest.mjs';
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const command = { script, args: ['run', ...reporters, ...args], variables: { ...variables, TMPDIR: temporary } };
  return runTests(name, command, file, vitestResults);
}

/** Runs the browser tests. */
function runStories(args) {
  const file = join(folder, 'stories.json');
  const script = 'node_modules/@playwright/test/cli.js';
  const command = { script, args: ['test', ...args, '--reporter=list,json'] };
  const named = { ...variables, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  return runTests('stories', { ...command, variables: named }, file, storyResults);
}

/** The tests of every kind, or of an area. */
async function runAll() {
  // Bundles the server too. Otherwise the first test that starts a server would wait for both.
  startedData();
  buildWebWhenChanged();
  buildShellWhenChanged();
  const parts = [await runVitest('vitest', area ?? []), await runStories(area === null ? [] : storiesOf(area))];
  if (!all || area !== null) return parts;
  return [
    ...parts,
    await runCommand('repeated under load', { script: 'scripts/test/flaky.mjs' }),
    await runCommand('gallery', { script: 'scripts/gallery/gallery.ts' }),
    await runCommand('fuzz', { script: 'bench/fuzz.ts', args: ['--calls', '50000'] }),
  ];
}

/**
 * The tests that a change affects: unit tests by what they import, API tests by the folder of the feature, because each
 * of them imports the whole server, and smoke tests if a measurement changed.
 */
async function runChanged() {
  const stories = storiesFor(changed);
  const folders = featureFoldersOf(changed);
  const smoke = changed.some((path) => path.startsWith('bench/')) ? ['--project', 'smoke'] : [];
  const projects = ['--project', 'unit', '--project', 'unit-dom', ...smoke];
  if (folders.length > 0) startedData();
  if (stories !== null) {
    buildWebWhenChanged();
    buildShellWhenChanged();
  }
  return [
    await runVitest('vitest', ['--changed', base, '--passWithNoTests', ...projects]),
    ...(folders.length > 0
      ? [await runVitest('api', [...folders, '--passWithNoTests', '--project', 'api', '--project', 'api-postgres'])]
      : []),
    ...(stories === null ? [] : [await runStories(stories)]),
  ];
}

let parts;
try {
  parts = await (isChangeOnly ? runChanged() : runAll());
} catch (error) {
  // A build that failed has printed why.
  parts = [{ name: 'builds', passed: 0, failed: 1, ms: 0, cpuMs: null, slowest: [], failures: [error.message] }];
}
if (isChangeOnly && changed.length === 0) process.stdout.write('Nothing has changed since the branch left main.\n');
const tier = isChangeOnly ? 'change' : all ? 'whole tier' : 'required tier';
const failed = report(tier, parts);
const hasRun = isChangeOnly || parts.some(({ passed }) => passed > 0);
process.exit(failed === 0 && hasRun ? 0 : 1);
