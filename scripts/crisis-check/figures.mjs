import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { checkCrisis } from '@alento/crisis-check/crisis-check';
import { build } from 'vite';
import { describeRun, median } from '../../bench/lib/report.ts';
import { ROOT } from '../run/install.mjs';
import { readPhrases } from './phrases.mjs';
import { shareWithInterval } from './share-with-interval.mjs';

/*
 * Prints recall, false alarms, speed and weight of the crisis check, in a few seconds.
 *   npm run safety:figures [-- --smoke] [FILE …]
 * Without a file of label, kind and text, it uses the phrases that the weights weren't trained with.
 */
const CHECK = 'packages/crisis-check/src/crisis-check.ts';
/** Phrases that were not used for training: a part of one author's, and all of three others. */
const UNTRAINED_PHRASES = [
  'packages/crisis-check/crisis-chat.tsv',
  'packages/crisis-check/held-out/k2.tsv',
  'packages/crisis-check/held-out/k3.tsv',
  'packages/crisis-check/held-out/q3.tsv',
];
const LABELS = ['crisis', 'concern', 'none'];

const { values, positionals } = parseArgs({ allowPositionals: true, options: { smoke: { type: 'boolean' } } });
const paths = positionals.length > 0 ? positionals : UNTRAINED_PHRASES;
const TIMES = values.smoke ? 3 : 50;
const print = (text) =>
  process.stdout.write(`${text}
`);
const printRow = (...cells) => print(`| ${cells.join(' | ')} |`);
const printHead = (...titles) => {
  printRow(...titles);
  printRow(...titles.map(() => '---'));
};
const levelled = (path) =>
  readPhrases(resolve(ROOT, path)).map((phrase) => ({ ...phrase, level: checkCrisis(phrase.text).level }));

/** How many phrases of a group get each answer. */
function printGroup(label, kind, group) {
  const answered = LABELS.map((level) => group.filter((row) => row.level === level).length);
  printRow(label, kind, group.length, ...answered, `${((100 * answered[0]) / group.length).toFixed(1)} %`);
}

print(`${describeRun('safety:figures')}\n`);
for (const path of paths) {
  const rows = levelled(path);
  print(`What \`${path}\` is answered:\n`);
  printHead('written as', 'kind', 'phrases', ...LABELS, 'answered crisis');
  for (const label of LABELS) {
    const labelled = rows.filter((row) => row.label === label);
    const kinds = Object.entries(Object.groupBy(labelled, ({ kind }) => kind)).sort(([one], [other]) =>
      one < other ? -1 : 1,
    );
    if (kinds.length > 1) for (const [kind, group] of kinds) printGroup(label, kind, group);
    if (labelled.length > 0) printGroup(label, '**all**', labelled);
  }
  print('');
}

const together = paths.flatMap(levelled);
const harmless = together.filter(({ label }) => label === 'none');
print('All of these files together:\n');
printHead('', 'phrases', 'share, and its interval at 95 %');
for (const [name, group] of [
  ['crises answered as crisis', together.filter(({ label }) => label === 'crisis')],
  ['ordinary messages taken for a crisis', harmless.filter(({ kind }) => kind !== 'lookalike')],
  ['lookalikes taken for a crisis', harmless.filter(({ kind }) => kind === 'lookalike')],
])
  printRow(name, group.length, shareWithInterval(group.filter(({ level }) => level === 'crisis').length, group.length));

/** Harmless phrases, because the check ends at the first crisis. */
const long = harmless
  .map(({ text }) => text)
  .join('. ')
  .slice(0, 4000);
/** CPU time, which depends less on other load of the machine. */
const times = Array.from({ length: TIMES }, () => {
  const before = process.cpuUsage();
  checkCrisis(long);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
});
const [{ output }] = await build({
  configFile: false,
  logLevel: 'silent',
  build: { write: false, lib: { entry: join(ROOT, CHECK), formats: ['es'] } },
});
const weight = gzipSync(output[0].code, { level: 9 }).length;
print(
  `
4,000 characters of such harmless phrases: median ${median(times).toFixed(1)} ms of processor time. Weight: ${(weight / 1000).toFixed(1)} kB gzip.`,
);
