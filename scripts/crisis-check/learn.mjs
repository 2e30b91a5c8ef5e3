import { featuresOf } from '@alento/crisis-check/reading/features';
import { FEATURE_PLACES } from '@alento/crisis-check/reading/hash';
import { findSigns } from '@alento/crisis-check/reading/signs';
import { isTelling } from '@alento/crisis-check/reading/telling';
import { tokenize } from '@alento/crisis-check/reading/tokens';

const EPOCHS = 20;
const RATE = 0.3;
/** Ridge penalty: keeps the weights of rare features small. */
const PENALTY = 1e-5;
/** Added to the count of each feature, so that none is zero. */
const SMOOTHING = 1;
/** Added to each feature's log-count ratio, so that features which occur equally often on both sides count a little. */
const LEAST_RATIO = 0.25;

const known = new Map();

/** Indexes of a text's features, computed once. */
export function placesOf(text) {
  const before = known.get(text);
  if (before) return before;
  const reading = tokenize(text);
  const found = findSigns(reading);
  const places = [...featuresOf(reading, found)];
  places.hasSign = found.level !== 'none';
  places.isTelling = isTelling(reading, found);
  known.set(text, places);
  return places;
}

/** A seeded shuffle: a linear congruential generator (Numerical Recipes). */
function shuffler(seed) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return (list) => {
    for (let at = list.length - 1; at > 0; at -= 1) {
      const other = Math.floor(next() * (at + 1));
      [list[at], list[other]] = [list[other], list[at]];
    }
  };
}

/** How much more often each feature occurs in one label than in the other: the size of its log-count ratio. */
function ratiosOf(rows) {
  const counts = [0, 1].map(() => new Float64Array(FEATURE_PLACES).fill(SMOOTHING));
  for (const { places, truth } of rows) for (const place of places) counts[truth][place] += 1;
  const [none, crisis] = counts.map((of) => {
    const all = of.reduce((sum, count) => sum + count, 0);
    return of.map((count) => Math.log(count / all));
  });
  return crisis.map((value, place) => Math.abs(value - none[place]) + LEAST_RATIO);
}

/**
 * Logistic regression by AdaGrad (Duchi, Hazan and Singer, 2011) over hashed features, each multiplied by its log-count
 * ratio (Wang and Manning, 2012). Each text's features are divided by the square root of their number. Phrases labelled
 * concern are not used for training.
 *
 * @returns one weight for each feature index.
 */
export function learn(phrases) {
  const rows = phrases
    .filter(({ label }) => label !== 'concern')
    .map(({ label, text }) => ({ places: placesOf(text), truth: label === 'crisis' ? 1 : 0 }));
  const ratios = ratiosOf(rows);
  const weights = new Float64Array(FEATURE_PLACES);
  const squares = new Float64Array(FEATURE_PLACES).fill(1e-6);
  const shuffle = shuffler(1);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(rows);
    for (const { places, truth } of rows) {
      const share = 1 / Math.sqrt(places.length);
      let score = 0;
      for (const place of places) score += weights[place] * ratios[place];
      const off = (1 / (1 + Math.exp(-score * share)) - truth) * share;
      for (const place of places) {
        const slope = off * ratios[place] + PENALTY * weights[place];
        squares[place] += slope * slope;
        weights[place] -= (RATE / Math.sqrt(squares[place])) * slope;
      }
    }
  }
  return weights.map((weight, place) => weight * ratios[place]);
}

/** A text's score before the shift is added. */
export function rawScore(weights, places) {
  let sum = 0;
  for (const place of places) sum += weights[place];
  return sum / Math.sqrt(places.length);
}

/** Quantisation levels on each side of zero: a weight takes four bits. */
const STEPS = 7;
/** Share of the weights within the range. Larger ones are clipped. */
const WITHIN = 0.98;

/** Quantises weights to steps of `scale`, and encodes two per byte in base64. */
export function pack(weights) {
  const sizes = [...weights].map(Math.abs).filter((size) => size > 0);
  sizes.sort((one, other) => one - other);
  const scale = sizes[Math.floor(sizes.length * WITHIN)] / STEPS;
  const steps = Int8Array.from(weights, (weight) => Math.max(-STEPS, Math.min(STEPS, Math.round(weight / scale))));
  const bytes = Buffer.alloc(steps.length / 2);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = ((steps[2 * at] + 8) << 4) | (steps[2 * at + 1] + 8);
  return { scale, steps, text: bytes.toString('base64') };
}
