import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { checkCrisis } from '../../packages/domain/src/safety/crisis-check.ts';
import { ROOT } from '../install.mjs';
import { readPhrases } from './phrases.mjs';

/** Recall and false alarms of the crisis check by kind: of the repository's table, or of a TSV of label, kind, text. */
const CHECK = join(ROOT, 'packages/domain/src/safety/crisis-check.ts');
const OWN_TABLE = join(ROOT, 'packages/domain/src/safety/crisis-phrases.tsv');
const [path = OWN_TABLE] = process.argv.slice(2);
const LABELS = ['crisis', 'concern', 'none'];

const rows = readPhrases(path).map((phrase) => ({ ...phrase, level: checkCrisis(phrase.text).level }));

const percent = (part, whole) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);
const lineOf = (label, kind, group) => {
  const answered = LABELS.map((level) => group.filter((row) => row.level === level).length);
  return `| ${[label, kind, group.length, ...answered, percent(answered[0], group.length)].join(' | ')} |`;
};

const print = (line) => process.stdout.write(`${line}\n`);
print('| written as | kind | phrases | crisis | concern | none | answered crisis |');
print('| --- | --- | --- | --- | --- | --- | --- |');
for (const label of LABELS) {
  const labelled = rows.filter((row) => row.label === label);
  const kinds = [...new Set(labelled.map(({ kind }) => kind))].sort();
  if (kinds.length > 1)
    for (const kind of kinds)
      print(
        lineOf(
          label,
          kind,
          labelled.filter((row) => row.kind === kind),
        ),
      );
  if (labelled.length > 0) print(lineOf(label, '**all**', labelled));
}

const long = rows
  .map(({ text }) => text)
  .join('. ')
  .slice(0, 4000);
const times = Array.from({ length: 50 }, () => {
  const started = performance.now();
  checkCrisis(long);
  return performance.now() - started;
}).sort((a, b) => a - b);
const { output } = (
  await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry: CHECK, formats: ['es'] } },
  })
).at(0);
const weight = gzipSync(output[0].code, { level: 9 }).length;
print('');
print(
  `4,000 characters of such phrases: median ${times[25].toFixed(1)} ms. Weight: ${(weight / 1000).toFixed(1)} kB gzip.`,
);
