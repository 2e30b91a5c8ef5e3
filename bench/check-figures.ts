/**
 * Part of `npm run check`: the figures in the docs against the code they speak of. Ends with 1 where they
 * are older than it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkFigures } from './lib/figures/check-figures.ts';
import { readDocuments } from './lib/figures/documents.ts';
import { openHistory } from './lib/figures/history.ts';

const ROOT = join(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const { faults, notes } = checkFigures(readDocuments(ROOT), scripts, openHistory(ROOT));
for (const note of notes) process.stdout.write(`note ${note}\n`);
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exit(faults.length === 0 ? 0 : 1);
