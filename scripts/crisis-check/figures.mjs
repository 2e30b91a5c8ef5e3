import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { checkCrisis } from '@alento/crisis-check/crisis-check';
import { build } from 'vite';
import { openCommand } from '../../bench/lib/processes/command.ts';
import { describeRun, median } from '../../bench/lib/report.ts';
import { ROOT } from '../run/install.mjs';
import { readPhrases } from './phrases.mjs';
import { shareWithInterval } from './share-with-interval.mjs';

/**
 * Recall and false alarms of the crisis check by kind, for the phrases that were not used for training, or
 * for a TSV file of label, kind, text.
 */
const CHECK = 'packages/crisis-check/src/crisis-check.ts';
/** Phrases that were not used for training: a part of one author's, and all of three others. */
const KEPT_FROM_WEIGHTS = [
  'packages/crisis-check/crisis-chat.tsv',
  'packages/crisis-check/held-out/k2.tsv',
  'packages/crisis-check/held-out/k3.tsv',
  'packages/crisis-check/held-out/q3.tsv',
];
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
const paths = command.given.length > 0 ? command.given : KEPT_FROM_WEIGHTS;
const levelled = (path) =>
  readPhrases(resolve(ROOT, path)).map((phrase) => ({ ...phrase, level: checkCrisis(phrase.text).level }));

const percent = (part, whole) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);
const lineOf = (label, kind, group) => {
  const answered = LABELS.map((level) => group.filter((row) => row.level === level).length);
  return `| ${[label, kind, group.length, ...answered, percent(answered[0], group.length)].join(' | ')} |`;
};

print(`${describeRun('safety:figures')}\n`);
function printFile(path) {
  const rows = levelled(path);
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
  print('');
}
for (const path of paths) printFile(path);

/** Crises, ordinary messages and lookalikes of all files together, with intervals. */
function printTogether() {
  const rows = paths.flatMap(levelled);
  const groups = {
    'crises answered as crisis': rows.filter(({ label }) => label === 'crisis'),
    'ordinary messages taken for a crisis': rows.filter(({ label, kind }) => label === 'none' && kind !== 'lookalike'),
    'lookalikes taken for a crisis': rows.filter(({ label, kind }) => label === 'none' && kind === 'lookalike'),
  };
  print('All of these files together:\n');
  print('| | phrases | share, and its interval at 95 % |');
  print('| --- | --- | --- |');
  for (const [name, group] of Object.entries(groups))
    print(
      `| ${name} | ${group.length} | ${shareWithInterval(group.filter(({ level }) => level === 'crisis').length, group.length)} |`,
    );
  print('');
}
printTogether();

/** Harmless phrases, because the check ends at the first crisis. */
const harmless = paths
  .flatMap((path) => readPhrases(resolve(ROOT, path)))
  .filter(({ label }) => label === 'none')
  .map(({ text }) => text)
  .join('. ');
/** Median CPU time of a text of this length in ms, which depends less on other load of the machine. */
const timeOf = (characters) => {
  const text = harmless.slice(0, characters);
  const times = Array.from({ length: command.flags.times }, () => {
    const before = process.cpuUsage();
    checkCrisis(text);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return `${characters} characters: ${median(times).toFixed(2)} ms`;
};
const { output } = (
  await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry: join(ROOT, CHECK), formats: ['es'] } },
  })
).at(0);
const weight = gzipSync(output[0].code, { level: 9 }).length;
print(
  `Median processor time for such harmless phrases: ${[105, 2000, 4000].map(timeOf).join(', ')}. Weight: ${(weight / 1000).toFixed(1)} kB gzip.`,
);
command.end({ isMet: true });
