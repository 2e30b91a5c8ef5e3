import { statSync } from 'node:fs';
import { decibels } from './curves.mjs';
import { loudnessOf } from './loudness.mjs';
import { formatOfMp3, RATE, readMp3 } from './tools.mjs';

/** Bytes per second at 48 kbit/s. */
const BYTES_A_SECOND = 6000;
/** Level below which a tenth of a second counts as silent. */
const SILENT = 10 ** (-60 / 20);
/** Seconds before and after speech in which its reverb is still audible. */
const AROUND_WORDS = 0.3;
const WINDOW = RATE / 10;

/** Length of the longest silence in seconds. */
function longestSilence(samples) {
  let longest = 0;
  let run = 0;
  for (let from = 0; from < samples.length; from += WINDOW) {
    const silent = samples.subarray(from, from + WINDOW).every((sample) => Math.abs(sample) < SILENT);
    run = silent ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return (longest * WINDOW) / RATE;
}

function extremes(samples) {
  let [peak, step, sum, squares] = [0, 0, 0, 0];
  for (let at = 0; at < samples.length; at += 1) {
    peak = Math.max(peak, Math.abs(samples[at]));
    if (at > 0) step = Math.max(step, Math.abs(samples[at] - samples[at - 1]));
    sum += samples[at];
    squares += samples[at] ** 2;
  }
  return {
    peak: decibels(peak),
    step,
    offset: Math.abs(sum) / samples.length,
    rms: decibels(Math.sqrt(squares / samples.length)),
  };
}

/** The largest jump between two samples outside speech, where a click would be audible. */
function largestStepAtRest(samples, sentences) {
  let [largest, from] = [0, 0];
  for (const { at, samples: spoken } of [...sentences, { at: samples.length / RATE, samples: [] }]) {
    for (let place = from + 1; place < (at - AROUND_WORDS) * RATE && place < samples.length; place += 1)
      largest = Math.max(largest, Math.abs(samples[place] - samples[place - 1]));
    from = Math.round((at + AROUND_WORDS) * RATE) + spoken.length;
  }
  return largest;
}

/** The samples of the spoken parts. */
function spokenParts(samples, sentences) {
  const parts = sentences.map(({ at, samples: { length } }) => {
    const first = Math.round(at * RATE);
    return samples.subarray(first, first + length);
  });
  const all = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  parts.reduce((place, part) => {
    all.set(part, place);
    return place + part.length;
  }, 0);
  return all;
}

/** The peak of the first and the last hundredth of a second. */
const edgeOf = (samples) => {
  const length = RATE / 100;
  const ends = [...samples.subarray(0, length), ...samples.subarray(-length)];
  return decibels(Math.max(1e-9, ...ends.map(Math.abs)));
};

/** Measures a finished file as a player decodes it. */
export function measure(file, { sentences }) {
  const samples = readMp3(file);
  const spoken = sentences.reduce((sum, sentence) => sum + sentence.samples.length / RATE, 0);
  return {
    ...formatOfMp3(file),
    ...extremes(samples),
    bytes: statSync(file).size,
    seconds: samples.length / RATE,
    loudness: loudnessOf(samples),
    voice: loudnessOf(spokenParts(samples, sentences)),
    silence: longestSilence(samples),
    restStep: largestStepAtRest(samples, sentences),
    edge: edgeOf(samples),
    pace: sentences.reduce((sum, { words }) => sum + words, 0) / spoken,
    slowest: Math.min(...sentences.map((sentence) => (sentence.text.length / sentence.samples.length) * RATE)),
    fastest: Math.max(...sentences.map((sentence) => (sentence.text.length / sentence.samples.length) * RATE)),
  };
}

const between = (value, least, most) => value >= least && value <= most;

/** Faults of a measured file; empty if there are none. */
export function faultsOf(found, podcast, timeline) {
  const longestRest = podcast.kind === 'narrated' ? 4 : 15;
  const rules = {
    'is one channel of 22,050 Hz':
      found.rate === RATE && found.channels === 1 && found.coding === 'MPEG audio (layer I, II or III)',
    'takes 48 kbit/s': Math.abs(found.bytes / found.seconds / BYTES_A_SECOND - 1) < 0.01,
    'is as long as its script': Math.abs(found.seconds - timeline.seconds) < 0.3,
    'speaks at -20 to -18 LUFS': between(found.voice, -20, -18),
    'is -24 to -18 LUFS loud with its rests': between(found.loudness, -24, -18),
    'peaks below -1.5 dBFS': found.peak < -1.5,
    'lies around zero': found.offset < 0.0005,
    'has no harsh jump in its words': found.step < 0.6,
    'has no click in its rests': found.restStep < 0.05,
    'begins and ends in silence': found.edge < -50,
    [`is never silent for ${longestRest} s`]: found.silence < longestRest,
    'speaks 1.6 to 3.2 words a second': between(found.pace, 1.6, 3.2),
    'has no sentence too short or too long for its words': found.slowest > 5 && found.fastest < 24,
  };
  return Object.keys(rules).filter((rule) => !rules[rule]);
}
