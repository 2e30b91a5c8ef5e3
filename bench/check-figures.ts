/**
 * Part of `npm run check`: compares the commits of the published figures with the history of the code they
 * describe. Exits with 1 if figures are older than their code.
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
