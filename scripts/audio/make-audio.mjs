/*
 * Makes the podcasts' audio, content/audio/<id>.mp3, from their scripts and from the articles they read
 * aloud.
 *   npm run content:audio [-- id…]
 * It is needed only to regenerate the files, with Debian's packages: apt-get install sox libsox-fmt-mp3 lame
 * espeak-ng
 * The same versions of them give the same files. It fails if a file breaks a rule of check.mjs.
 */
import { join } from 'node:path';
import { ROOT } from '../run/install.mjs';
import { faultsOf, measure } from './check.mjs';
import { mixOf } from './mix.mjs';
import { readPodcasts } from './pieces.mjs';
import { timelineOf } from './timeline.mjs';
import { writeMp3 } from './tools.mjs';

const CONTENT = join(ROOT, 'content');
const print = (line) => process.stdout.write(`${line}\n`);
const COLUMNS = {
  seconds: ({ seconds }) => seconds.toFixed(1),
  kB: ({ bytes }) => (bytes / 1000).toFixed(0),
  voice: ({ voice }) => voice.toFixed(1),
  LUFS: ({ loudness }) => loudness.toFixed(1),
  RMS: ({ rms }) => rms.toFixed(1),
  peak: ({ peak }) => peak.toFixed(1),
  step: ({ step }) => step.toFixed(2),
  'at rest': ({ restStep }) => restStep.toFixed(3),
  silence: ({ silence }) => silence.toFixed(1),
  'words/s': ({ pace }) => pace.toFixed(2),
  'letters/s': ({ slowest, fastest }) => `${slowest.toFixed(0)}-${fastest.toFixed(0)}`,
};
const row = (id, cells) => print(id.padEnd(42) + cells.map((cell) => cell.padStart(10)).join(''));

row('', Object.keys(COLUMNS));
for (const podcast of readPodcasts(CONTENT, process.argv.slice(2))) {
  const file = join(CONTENT, 'audio', `${podcast.id}.mp3`);
  const timeline = timelineOf(podcast);
  writeMp3(file, mixOf(podcast, timeline));
  const found = measure(file, timeline);
  row(
    podcast.id,
    Object.values(COLUMNS).map((cell) => cell(found)),
  );
  for (const fault of faultsOf(found, podcast, timeline)) {
    print(`  does not hold: ${fault}`);
    process.exitCode = 1;
  }
}
