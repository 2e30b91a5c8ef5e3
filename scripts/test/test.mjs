import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installWhatIsMissing, NODE, ROOT } from '../run/install.mjs';
import { buildWebWhenChanged } from '../run/web-build.mjs';

installWhatIsMissing();
buildWebWhenChanged();

const folder = mkdtempSync(join(tmpdir(), 'alento-results-'));
const environment = { ...process.env, PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}` };

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

/** A runner that died before it could report. */
const BROKEN = { ok: false, passed: 0, failed: 1, skipped: 0 };
const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** Unit tests, the API's on PGlite and on PostgreSQL, and the smoke forms of what measures. */
async function runVitest() {
  const file = join(folder, 'vitest.json');
  const ok = await run('node_modules/vitest/vitest.mjs', [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = readReport(file);
  if (!report) return BROKEN;
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
  return { ok, passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}

/** What people do, in a real browser. */
async function runStories() {
  const file = join(folder, 'stories.json');
  const ok = await run('node_modules/@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const report = readReport(file);
  if (!report) return BROKEN;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { ok, passed: expected, failed: unexpected + flaky, skipped };
}

let results;
try {
  results = [await runVitest(), await runStories()];
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const sum = (name) => results.reduce((total, result) => total + result[name], 0);
// A suite that broke outside a test counts as one failure, and a skipped test as a failed one.
const broken = results.filter((result) => !result.ok && result.failed === 0).length;
const failed = sum('failed') + sum('skipped') + broken;
process.stdout.write(`\n${sum('passed')} passed, ${failed} failed\n`);
process.exit(failed === 0 && sum('passed') > 0 ? 0 : 1);
