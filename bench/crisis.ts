/**
 * `npm run bench:crisis`: duration of the crisis check for a typical note and for the longest text, compared
 * with a lower bound (removing accents and splitting the same text into words), alternately; and the size and
 * start time that it adds to the app.
 */
import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { checkCrisis } from '@alento/crisis-check/crisis-check';
import { plain } from '@alento/crisis-check/reading/words/fold';
import { build } from 'vite';
import { allPhrases } from '../scripts/crisis-check/phrases.mjs';
import { openCommand } from './lib/processes/command.ts';
import { inWorkFolder } from './lib/processes/work-folder.ts';
import { describeRun, median, table, tenths, whole } from './lib/report.ts';

const ENTRY = join(import.meta.dirname, '../packages/crisis-check/src/crisis-check.ts');
/** Length of a text in characters, and the target for its median. */
const SIZES = [
  { characters: 105, ceiling: 50 },
  { characters: 2000, ceiling: 1000 },
];

const { flags, say, end } = openCommand({
  name: 'bench:crisis',
  measures: 'Duration of the crisis check for texts of 105 and of 2,000 characters, its size, and its start time.',
  takes: 'about 20 seconds',
  flags: { texts: 600, rounds: 9, starts: 15 },
  smoke: { texts: 5, rounds: 1, starts: 1 },
});

/** Texts from the joined phrases of all authors, each starting at a different position. */
function textsOf(all: string, characters: number): string[] {
  return Array.from({ length: flags.texts }, (_, at) => {
    const start = all.indexOf(' ', (at * 7919 * 104_729) % (all.length - 2 * characters)) + 1;
    return all.slice(start, start + characters);
  });
}

const joined = (phrases: readonly { text: string }[]): string => phrases.map(({ text }) => text).join('. ');

function timeOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return 1000 * (performance.now() - start);
}

/**
 * The median of all texts in µs. For each text the shortest time of all rounds counts, which depends least on
 * other load.
 */
function medianOf(texts: readonly string[], work: (text: string) => unknown): number {
  const best = texts.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < flags.rounds; round += 1)
    for (const [at, text] of texts.entries())
      best[at] = Math.min(
        best[at] ?? 0,
        timeOf(() => work(text)),
      );
  return median(best);
}

const floor = (text: string): unknown => plain(text).match(/[a-z0-9]+/g);

/** Bundles the check as the app does. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry: ENTRY, formats: ['es'] } },
  });
  const [first] = Array.isArray(built) ? built : [];
  const [chunk] = first?.output ?? [];
  if (chunk === undefined) throw new Error('The check was not built');
  return chunk.code;
}

/** Script for a separate process: CPU time of loading the check, and of the first text. */
const START = `
const now = () => { const { user, system } = process.threadCpuUsage(); return (user + system) / 1000; };
const at = now();
const { checkCrisis } = await import(process.argv[1]);
const loaded = now();
checkCrisis('hoje foi um dia bom');
process.stdout.write(JSON.stringify([loaded - at, now() - loaded]));`;

function startOf(file: string): readonly [load: number, first: number] {
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', START, file], { encoding: 'utf8' });
  const times: unknown = JSON.parse(stdout);
  if (!Array.isArray(times)) throw new Error('The check did not start');
  return [Number(times[0]), Number(times[1])];
}

say(describeRun(`bench:crisis, ${whole(flags.texts)} texts, best of ${flags.rounds} rounds`));
const phrases = allPhrases().flatMap((author) => author.phrases);
/** Most notes mention no crisis. The check reads these to the end, and ends at the first crisis of the others. */
const KINDS = [
  { name: 'harmless phrases', text: joined(phrases.filter(({ label }) => label === 'none')) },
  { name: 'all phrases', text: joined(phrases) },
];
let isMet = true;
const rows = KINDS.flatMap(({ name, text }) =>
  SIZES.map(({ characters, ceiling }) => {
    const texts = textsOf(text, characters);
    const ours = medianOf(texts, checkCrisis);
    const least = medianOf(texts, floor);
    const isFast = ours < ceiling;
    isMet &&= isFast;
    const outcome = `${isFast ? 'met' : 'MISSED'} (${whole(ceiling)} µs)`;
    return [name, whole(characters), tenths(ours), tenths(least), outcome];
  }),
);
say(`\n${table(['made from', 'characters', 'check, median µs', 'floor, median µs', 'to reach'], rows)}\n`);
const code = await bundle();
const starts = await inWorkFolder('crisis', async (folder) => {
  const file = join(folder, 'crisis-check.mjs');
  await writeFile(file, code);
  return Array.from({ length: flags.starts }, () => startOf(file));
});
say(
  `Weight: ${tenths(code.length / 1000)} kB, ${tenths(gzipSync(code, { level: 9 }).length / 1000)} kB gzip. ` +
    `Processor time of loading it: median ${tenths(median(starts.map(([load]) => load)))} ms; of the first text: ${tenths(median(starts.map(([, first]) => first)))} ms.`,
);
end({ isMet });
