import { RATE, spokenByEspeak, throughSox } from './tools.mjs';
import { sentencesOf, wordsIn } from './wording.mjs';

/**
 * Of espeak-ng's variants of its Brazilian voice, the one measured to buzz little (kurtosis from 0.9 to 4 kHz: 3.7,
 * plain 7.1) while its vowels stay furthest apart; it is low besides. MBROLA's Brazilian voices are free for
 * non-commercial use only: none for us.
 */
const VOICE = 'pt-br+Michael';
/** Louder than this is voice; espeak-ng leaves rest around each sentence. */
const AUDIBLE = 0.004;
const KEPT_AROUND = Math.round(0.03 * RATE);

/** How each sort of podcast is spoken, at its beginning and its end; pitch is espeak-ng's own scale. */
const WAYS = {
  narrated: { words: [152, 152], pitch: 38, rest: [0.42, 0.42], fall: 0 },
  guided: { words: [149, 149], pitch: 34, rest: [0.6, 0.6], fall: 0 },
  /** Slower and softer by and by. */
  sleep: { words: [140, 120], pitch: 28, rest: [0.7, 1.1], fall: 3 },
};
export const wayOf = ({ kind, category }) =>
  WAYS[kind === 'narrated' ? 'narrated' : category === 'sono' ? 'sleep' : 'guided'];

/** Small differences between sentences, the same on each run: a voice that never varies tires the ear. */
const VARIATION = [0, 2, -1, 1, -2, 0, 1, -1];

function trimmed(samples) {
  const first = samples.findIndex((sample) => Math.abs(sample) > AUDIBLE);
  const last = samples.findLastIndex((sample) => Math.abs(sample) > AUDIBLE);
  if (first < 0) throw new Error('a sentence came out silent');
  return samples.slice(Math.max(0, first - KEPT_AROUND), last + KEPT_AROUND);
}

/** Ends a stretch of sound without a click. */
function withSoftEdges(samples, seconds = 0.012) {
  const length = Math.min(Math.round(seconds * RATE), samples.length >> 1);
  for (let at = 0; at < length; at += 1) {
    samples[at] *= at / length;
    samples[samples.length - 1 - at] *= at / length;
  }
  return samples;
}

/** A paragraph's sentences as sound, with seconds of rest after each. `progress` goes from 0 to 1 in a podcast. */
export function speak(paragraph, way, progress) {
  const between = ([from, to]) => from + (to - from) * progress;
  return sentencesOf(paragraph).map((text, at) => {
    const variation = VARIATION[(text.length + at) % VARIATION.length];
    const wordsPerMinute = Math.round(between(way.words)) + variation;
    const samples = spokenByEspeak(text, { voice: VOICE, wordsPerMinute, pitch: way.pitch + variation });
    return { text, words: wordsIn(text), samples: withSoftEdges(trimmed(samples)), rest: between(way.rest) };
  });
}

/** Evens out three bands; the highest is held back most, where plosives click and sibilants hiss. */
const BANDS = [
  ...['0.004,0.15 6:-60,-60,-36,-30,-24,-22,0,-12', '900'],
  ...['0.003,0.12 6:-60,-60,-36,-30,-26,-24,0,-15', '3200'],
  '0.001,0.06 6:-60,-60,-46,-46,-36,-43,0,-37',
];

/** Takes from the synthesiser's sound what is boomy or hissing, evens it out, and puts it in a small room. */
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
