import { sentencesOf, wordsIn } from './spoken-text.mjs';
import { RATE, spokenByEspeak, throughSox } from './tools.mjs';

/**
 * Voice of espeak-ng. Of the Brazilian variants it was measured to buzz little (kurtosis from 0.9 to 4 kHz: 3.7,
 * default voice: 7.1), its vowels are distinct, and it is low. MBROLA's Brazilian voices are licensed for
 * non-commercial use only.
 */
const VOICE = 'pt-br+Michael';
/** Amplitude above which a sample is speech. espeak-ng adds silence around each sentence. */
const AUDIBLE = 0.004;
const SILENCE_AROUND = Math.round(0.03 * RATE);

/** Parameters at the beginning and at the end of each kind of podcast. The pitch is on espeak-ng's own scale. */
const WAYS = {
  narrated: { words: [152, 152], pitch: 38, rest: [0.42, 0.42], fall: 0 },
  guided: { words: [149, 149], pitch: 34, rest: [0.6, 0.6], fall: 0 },
  /** The voice becomes gradually slower and softer. */
  sleep: { words: [140, 120], pitch: 28, rest: [0.7, 1.1], fall: 3 },
};
export const wayOf = ({ kind, category }) =>
  WAYS[kind === 'narrated' ? 'narrated' : category === 'sono' ? 'sleep' : 'guided'];

/** Small fixed differences between sentences, because a constant voice is tiring. */
const VARIATION = [0, 2, -1, 1, -2, 0, 1, -1];

function trimmed(samples) {
  const first = samples.findIndex((sample) => Math.abs(sample) > AUDIBLE);
  const last = samples.findLastIndex((sample) => Math.abs(sample) > AUDIBLE);
  if (first < 0) throw new Error('a sentence came out silent');
  return samples.slice(Math.max(0, first - SILENCE_AROUND), last + SILENCE_AROUND);
}

/** Fades the ends of a section to avoid clicks. */
function withSoftEdges(samples, seconds = 0.012) {
  const length = Math.min(Math.round(seconds * RATE), samples.length >> 1);
  for (let at = 0; at < length; at += 1) {
    samples[at] *= at / length;
    samples[samples.length - 1 - at] *= at / length;
  }
  return samples;
}

/**
 * Synthesises a paragraph's sentences, with seconds of silence after each. `progress` goes from 0 to 1 during a
 * podcast.
 */
export function speak(paragraph, way, progress) {
  const between = ([from, to]) => from + (to - from) * progress;
  return sentencesOf(paragraph).map((text, at) => {
    const variation = VARIATION[(text.length + at) % VARIATION.length];
    const wordsPerMinute = Math.round(between(way.words)) + variation;
    const samples = spokenByEspeak(text, { voice: VOICE, wordsPerMinute, pitch: way.pitch + variation });
    return { text, words: wordsIn(text), samples: withSoftEdges(trimmed(samples)), rest: between(way.rest) };
  });
}

/** Compressors for three bands. The highest band is compressed most, because it contains plosives and sibilants. */
const BANDS = [
  ...['0.004,0.15 6:-60,-60,-36,-30,-24,-22,0,-12', '900'],
  ...['0.003,0.12 6:-60,-60,-36,-30,-26,-24,0,-15', '3200'],
  '0.001,0.06 6:-60,-60,-46,-46,-36,-43,0,-37',
];

/** Removes boominess and hiss from the synthesised voice, compresses it, and adds the reverb of a small room. */
export function softened(samples, { kind }) {
  const room = kind === 'narrated' ? ['12', '70', '22', '100', '8', '-8'] : ['24', '70', '35', '100', '14', '-5'];
  return throughSox(samples, [
    ...['highpass', '75'],
    ...['equalizer', '240', '1q', '-3'],
    ...['equalizer', '2300', '0.9q', '4.5'],
    ...['mcompand', ...BANDS],
    ...['lowpass', '-2', '6500'],
    ...['reverb', ...room],
  ]);
}
