import { installWhatIsMissing } from '../run/install.mjs';
import { buildWebWhenChanged } from '../run/web-build.mjs';
import { changedSince, changesProduct, featureFoldersOf, startOfWork, storiesFor } from './changed.mjs';
import { readOptions } from './options.mjs';
import { report } from './report.mjs';
import { runCommand, runStories, runVitest } from './run-part.mjs';
import { seedOfCommit } from './seed.mjs';
import { buildShellWhenChanged } from './shell-build.mjs';
import { startedData } from './started-data.mjs';

const { all, changed: isChangeOnly, area } = readOptions(process.argv.slice(2));
installWhatIsMissing();

const base = isChangeOnly ? startOfWork() : null;
const changed = base === null ? null : changedSince(base);
const seed = process.env.ALENTO_TEST_SEED ?? (all ? String((Math.random() * 2 ** 31) | 0) : seedOfCommit());
const variables = { ALENTO_TEST_SEED: seed, ...(all ? { ALENTO_TESTS: 'all' } : {}) };
process.stdout.write(`ALENTO_TEST_SEED=${seed}\n`);

/** The tests of every kind, or of an area. */
async function runAll() {
  // Bundles the server too. Otherwise the first test that starts a server would wait for both.
  startedData();
  buildWebWhenChanged();
  buildShellWhenChanged();
  // Both match a part of the path; Playwright takes it as a regular expression.
  const [unitArgs, storyArgs] =
    area === null
      ? [[], []]
      : [
          [`/${area}`, '--passWithNoTests'],
          [`/e2e/(.*/)?${area}`, '--pass-with-no-tests'],
        ];
  const parts = [await runVitest('vitest', unitArgs, variables), await runStories(storyArgs, variables)];
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
    await runVitest('vitest', ['--changed', base, '--passWithNoTests', ...projects], variables),
    ...(folders.length > 0
      ? [
          await runVitest(
            'api',
            [...folders, '--passWithNoTests', '--project', 'api', '--project', 'api-postgres'],
            variables,
          ),
        ]
      : []),
    ...(stories === null ? [] : [await runStories(stories, variables)]),
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
const needsTests = changed === null || changesProduct(changed);
const lacksTests = failed === 0 && needsTests && parts.every(({ passed }) => passed === 0);
if (lacksTests) process.stdout.write('No test was selected. Run `npm test`.\n');
process.exit(failed === 0 && !lacksTests ? 0 : 1);
