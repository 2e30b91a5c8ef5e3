/**
 * Runs the required stories ten times beside two busy processes, and the unit tests five times in random order, to find
 * tests that fail by chance.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installWhatIsMissing, NODE } from '../run/install.mjs';
import { buildWebWhenChanged } from '../run/web-build.mjs';
import { report } from './report.mjs';
import { storyResults, vitestResults } from './results.mjs';
import { runTests } from './run-part.mjs';
import { buildShellWhenChanged } from './shell-build.mjs';

const STORY_RUNS = 10;
const UNIT_RUNS = 5;
const BUSY_PROCESSES = 2;

installWhatIsMissing();
buildWebWhenChanged();
buildShellWhenChanged();
const folder = mkdtempSync(join(tmpdir(), 'alento-flaky-'));
// The required tests also when `npm run test:all` runs this.
const variables = { ALENTO_TESTS: '' };

function runStories() {
  const file = join(folder, 'stories.json');
  const script = 'node_modules/@playwright/test/cli.js';
  const args = ['test', '--repeat-each', String(STORY_RUNS), '--reporter=list,json'];
  const named = { ...variables, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  return runTests('stories', { script, args, variables: named }, file, storyResults);
}

function runUnitTests(run) {
  const file = join(folder, `unit-${run}.json`);
  const order = ['--sequence.shuffle.files', `--sequence.seed=${Date.now()}`];
  const args = ['run', '--project=unit', '--project=unit-dom', ...order, '--reporter=dot', '--reporter=json'];
  const command = { script: 'node_modules/vitest/vitest.mjs', args: [...args, `--outputFile.json=${file}`], variables };
  return runTests(`unit tests, order ${run}`, command, file, vitestResults);
}

const busy = Array.from({ length: BUSY_PROCESSES }, () =>
  spawn(NODE, ['--eval', 'for (;;) Math.random();'], { stdio: 'ignore' }),
);
const stop = () => {
  for (const child of busy) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
process.on('exit', stop);
const parts = [];
parts.push(await runStories());
for (let run = 1; run <= UNIT_RUNS; run += 1) parts.push(await runUnitTests(run));
process.exit(report('repeated under load', parts) === 0 ? 0 : 1);
