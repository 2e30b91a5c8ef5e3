import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NODE, ROOT } from '../run/install.mjs';
import { storyResults, vitestResults } from './results.mjs';

/**
 * Reports of the test runners, and what vitest's tests write. Removed at the end, also if they are interrupted.
 * PostgreSQL's own user needs to reach it.
 */
const folder = mkdtempSync(join(tmpdir(), 'alento-results-'));
chmodSync(folder, 0o755);
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const environment = {
  ...process.env,
  PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}`,
  // Compiling the server takes half a second of processor time at each start.
  NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/compiled'),
};
const NOTHING = { passed: 0, failed: 0, skipped: 0, slowest: [], failures: [] };
/** Signals that end the tests. A terminal sends SIGINT to the child too, the others reach this process only. */
const ENDS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const STOPPED = 130;
/** Fields of /proc/self/stat after the name of the program: processor time of ended children, in ticks of 10 ms. */
const CHILDREN_USER = 13;
const CHILDREN_SYSTEM = 14;

/** Processor time of all ended child processes in ms; null on systems without /proc. */
function childrenCpuMs() {
  if (!existsSync('/proc/self/stat')) return null;
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[CHILDREN_USER]) + Number(fields[CHILDREN_SYSTEM])) * 10;
}

/**
 * Runs a script with this repository's Node and waits for its end.
 *
 * @param {{ script: string, args?: string[], variables?: Record<string, string> }} command path from the root
 * @returns {Promise<{ ok: boolean, ms: number, cpuMs: number | null }>}
 */
function runScript({ script, args = [], variables = {} }) {
  const started = performance.now();
  const cpuBefore = childrenCpuMs();
  return new Promise((resolve) => {
    const child = spawn(NODE, [join(ROOT, script), ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...environment, ...variables },
    });
    let isStopped = false;
    const end = (signal) => {
      if (signal !== 'SIGINT') child.kill('SIGINT');
      isStopped = true;
    };
    for (const signal of ENDS) process.on(signal, end);
    child.on('close', (code) => {
      for (const signal of ENDS) process.off(signal, end);
      // The child has ended what it started.
      if (isStopped) process.exit(STOPPED);
      const cpuMs = cpuBefore === null ? null : childrenCpuMs() - cpuBefore;
      resolve({ ok: code === 0, ms: performance.now() - started, cpuMs });
    });
  });
}

/** Runs a test runner and reads its JSON report with `read`. */
async function runTests(name, command, report, read) {
  const { ok, ...took } = await runScript(command);
  const hasReport = existsSync(report);
  const results = hasReport ? read(JSON.parse(readFileSync(report, 'utf8'))) : NOTHING;
  // A file that fails outside of a test counts as one failure. A skipped test counts as a failure too.
  const failed = results.failed + results.skipped;
  if (hasReport && (ok || failed > 0)) return { name, ...took, ...results, failed };
  const known = results.failures.length > 0 ? results.failures : [`${name}: ended with an error outside of the tests`];
  return { name, ...took, ...results, failed: known.length, failures: known };
}

export function runVitest(name, args, variables) {
  const report = join(folder, `${name}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const command = { script: 'node_modules/vitest/vitest.mjs', args: ['run', ...reporters, ...args] };
  return runTests(name, { ...command, variables: { ...variables, TMPDIR: folder } }, report, vitestResults);
}

/** Runs the browser tests. */
export function runStories(args, variables) {
  const report = join(folder, 'stories.json');
  const command = { script: 'node_modules/@playwright/test/cli.js', args: ['test', ...args, '--reporter=list,json'] };
  const named = { ...variables, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  return runTests('stories', { ...command, variables: named }, report, storyResults);
}

/** Runs a command that has no tests of its own. It counts as one test. */
export async function runCommand(name, command) {
  const { ok, ...took } = await runScript(command);
  return { name, ...took, passed: ok ? 1 : 0, failed: ok ? 0 : 1, slowest: [], failures: ok ? [] : [name] };
}
