/**
 * `npm run bench`: runs every bench, one after the other, and writes what they print into docs/benchmarks.md. In the
 * smoke form it only runs them.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import { MISSED, openCommand } from './lib/processes/command.ts';
import { describeRun } from './lib/report.ts';

const ROOT = join(import.meta.dirname, '..');
const DOCUMENT = join(ROOT, 'docs/benchmarks.md');
/** What is above this heading is written by hand. */
const HEADING = '\n## Figures\n';

const { isSmoke } = openCommand({
  name: 'bench',
  measures: 'Runs every bench and writes docs/benchmarks.md.',
  takes: 'about 40 minutes',
  flags: {},
  smoke: {},
});
const failed: string[] = [];
const sections = [describeRun('npm run bench')];
for (const [name, command] of Object.entries(manifest.scripts)) {
  if (!/^(bench|chaos):/.test(name)) continue;
  const [, file = ''] = command.split(' ');
  const { status, stdout } = spawnSync(process.execPath, [file, ...(isSmoke ? ['--smoke'] : [])], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.stdout.write(`${stdout}\n`);
  const isMeasured = status === 0 || status === MISSED;
  if (!isMeasured) failed.push(name);
  sections.push(`### npm run ${name}\n\n${isMeasured ? stdout.trim() : 'The command failed.'}`);
}
const [explanation = ''] = readFileSync(DOCUMENT, 'utf8').split(HEADING);
if (!isSmoke) writeFileSync(DOCUMENT, `${explanation}${HEADING}\n${sections.join('\n\n')}\n`);
if (failed.length > 0) process.stderr.write(`Failed: ${failed.join(', ')}\n`);
process.exit(failed.length === 0 ? 0 : 1);
