import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { checkCrisis } from '@alento/crisis-check/crisis-check';
import { build } from 'vite';
import { openCommand } from '../../bench/lib/processes/command.ts';
import { describeRun, median } from '../../bench/lib/report.ts';
import { ROOT } from '../run/install.mjs';
import { readPhrases } from './phrases.mjs';

/**
 * Recall and false alarms of the crisis check by kind, for the phrases that were not used for training, or
 * for a TSV file of label, kind, text.
 */
const CHECK = 'packages/crisis-check/src/crisis-check.ts';
const KEPT_FROM_WEIGHTS = 'packages/crisis-check/crisis-chat.tsv';
const LABELS = ['crisis', 'concern', 'none'];

const command = openCommand({
  name: 'safety:figures',
  measures:
    'Recall, false alarms, speed and weight of the crisis check; of another file of phrases when a path is given.',
  takes: 'a few seconds',
  argument: 'phrases.tsv',
  flags: { times: 50 },
  smoke: { times: 3 },
});
const print = command.say;
const [path = KEPT_FROM_WEIGHTS] = command.given;
const rows = readPhrases(resolve(ROOT, path)).map((phrase) => ({
  ...phrase,
  level: checkCrisis(phrase.text).level,
}));

const percent = (part, whole) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);
const lineOf = (label, kind, group) => {
  const answered = LABELS.map((level) => group.filter((row) => row.level === level).length);
  return `| ${[label, kind, group.length, ...answered, percent(answered[0], group.length)].join(' | ')} |`;
};

print(`${describeRun('safety:figures')}\n`);
print(`What \`${path}\` is answered:\n`);
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
/** CPU time, which depends less on other load of the machine. */
const times = Array.from({ length: command.flags.times }, () => {
  const before = process.cpuUsage();
  checkCrisis(long);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
});
const { output } = (
  await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry: join(ROOT, CHECK), formats: ['es'] } },
  })
).at(0);
const weight = gzipSync(output[0].code, { level: 9 }).length;
print('');
print(
  `4,000 characters of such phrases: median ${median(times).toFixed(1)} ms of processor time. Weight: ${(weight / 1000).toFixed(1)} kB gzip.`,
);
command.end({ isMet: true });
