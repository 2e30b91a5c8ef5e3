import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installWhatIsMissing, NODE, ROOT } from '../run/install.mjs';
import { buildWebWhenChanged } from '../run/web-build.mjs';
import { changedSince, startOfWork, storiesFor } from './changed.mjs';
import { storyResults, vitestResults } from './results.mjs';
import { buildShellWhenChanged } from './shell-build.mjs';

installWhatIsMissing();

/** With `npm test -- --changed`, only tests run that are affected by changes since the branch left main. */
const base = process.argv.includes('--changed') ? startOfWork() : null;
const changed = base === null ? null : changedSince(base);
const stories = changed === null ? [] : storiesFor(changed);
// The smoke tests of the benchmarks need the built app too, but they build it themselves.
if (stories !== null) {
  buildWebWhenChanged();
  buildShellWhenChanged();
}

const folder = mkdtempSync(join(tmpdir(), 'alento-results-'));
const environment = {
  ...process.env,
  PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}`,
  // The tests start the server about fifty times. Compiling its 1,700 modules takes a second of processor time.
  NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/compiled'),
};

function run(script, args, extra = {}) {
  return new Promise((resolve) => {
    const child = spawn(NODE, [join(ROOT, script), ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...environment, ...extra },
    });
    child.on('close', (code) => resolve(code === 0));
  });
}

/** Result of a test runner that ended before it wrote its report. */
const BROKEN = { passed: 0, failed: 1, skipped: 0, slowest: [] };
const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** Runs unit tests, API tests on PGlite and on PostgreSQL, and smoke tests of the benchmarks. */
async function runVitest() {
  const file = join(folder, 'vitest.json');
  const started = performance.now();
  const ok = await run('node_modules/vitest/vitest.mjs', [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...(base === null ? [] : ['--changed', base]),
    // The smoke tests start the commands of bench/ as processes, so vitest doesn't detect that they depend on these
    // files.
    ...(changed === null || changed.some((path) => path.startsWith('bench/')) ? [] : ['--project', '!smoke']),
  ]);
  const report = readReport(file);
  return { runner: 'vitest', ok, ms: performance.now() - started, ...(report ? vitestResults(report) : BROKEN) };
}

/** Runs the browser tests. */
async function runStories() {
  const file = join(folder, 'stories.json');
  const started = performance.now();
  const ok = await run('node_modules/@playwright/test/cli.js', ['test', ...stories, '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const report = readReport(file);
  return { runner: 'stories', ok, ms: performance.now() - started, ...(report ? storyResults(report) : BROKEN) };
}

let results;
try {
  results = [await runVitest(), ...(stories === null ? [] : [await runStories()])];
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
for (const { runner, ms, slowest, repeated = [] } of results) {
  for (const name of repeated) process.stdout.write(`\nFLAKY, passed at the second attempt, a bug to fix: ${name}\n`);
  process.stdout.write(`\n${runner}: ${seconds(ms)}; the slowest:\n`);
  for (const { name, ms: taken } of slowest) process.stdout.write(`${seconds(taken).padStart(8)}  ${name}\n`);
}
const sum = (name) => results.reduce((total, result) => total + result[name], 0);
// A test suite that failed outside of a test counts as one failure. A skipped test counts as a failure too.
const broken = results.filter((result) => !result.ok && result.failed === 0).length;
const failed = sum('failed') + sum('skipped') + broken;
process.stdout.write(`\n${sum('passed')} passed, ${failed} failed\n`);
process.exit(failed === 0 && (sum('passed') > 0 || changed !== null) ? 0 : 1);
