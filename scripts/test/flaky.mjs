/**
 * Runs the required stories ten times beside two busy processes, and the unit tests five times in random order, to find
 * tests that fail by chance.
 */
import { spawn } from 'node:child_process';
import { installWhatIsMissing, NODE } from '../run/install.mjs';
import { buildWebWhenChanged } from '../run/web-build.mjs';
import { report } from './report.mjs';
import { runStories, runVitest } from './run-part.mjs';
import { buildShellWhenChanged } from './shell-build.mjs';

const STORY_RUNS = 10;
const UNIT_RUNS = 5;
const BUSY_PROCESSES = 2;

installWhatIsMissing();
buildWebWhenChanged();
buildShellWhenChanged();
// The required tests also when `npm run test:all` runs this.
const variables = { ALENTO_TESTS: '' };

const busy = Array.from({ length: BUSY_PROCESSES }, () =>
  spawn(NODE, ['--eval', 'for (;;) Math.random();'], { stdio: 'ignore' }),
);
process.on('exit', () => {
  for (const child of busy) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
const parts = [await runStories(['--repeat-each', String(STORY_RUNS)], variables)];
for (let run = 1; run <= UNIT_RUNS; run += 1) {
  const order = ['--sequence.shuffle.files', `--sequence.seed=${Date.now()}`];
  const projects = ['--project=unit', '--project=unit-dom'];
  parts.push(await runVitest(`unit tests, order ${run}`, [...projects, ...order], variables));
}
process.exit(report('repeated under load', parts) === 0 ? 0 : 1);
