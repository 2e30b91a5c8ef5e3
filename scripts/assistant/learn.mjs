import { featuresOf, modelWords, withContext } from '@alento/local-assistant/understanding/features';
import { hashOf, SCALE, vectorOf } from '@alento/local-assistant/understanding/weights-form';

const EPOCHS = 12;
const STEP = 4;
/** Messages that must have a feature for it to be learned. */
const FEATURE_MIN = 2;
/** Messages that must have a word for others to be corrected to it. */
const WORD_MIN = 4;
/** A weight below this share of the largest one is dropped. */
const WEIGHT_MIN = 0.02;

/** A generator of pseudo-random numbers from 0 to 1 (a linear congruential generator), so that each run is the same. */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffle(list, random) {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other], list[at]];
  }
}

/** The features that at least `FEATURE_MIN` lines have, by hash, with their inverse document frequency. */
function vocabularyOf(sets) {
  // Two features may have the same hash; they are one then.
  const counts = new Map();
  for (const set of sets)
    for (const hash of new Set(Array.from(set, hashOf))) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  return new Map(
    [...counts]
      .filter(([, count]) => count >= FEATURE_MIN)
      .map(([hash, count], place) => [hash, { place, rarity: Math.log(1 + sets.length / (count + 1)) }]),
  );
}

/** Frequent words, most frequent first. */
function wordsOf(lines) {
  const counts = new Map();
  for (const { text } of lines)
    for (const word of new Set(modelWords(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= WORD_MIN)
    .sort(([one, more], [other, less]) => less - more || (one < other ? -1 : 1))
    .map(([word]) => word);
}

/**
 * Learns a softmax regression by stochastic gradient descent.
 *
 * @param lines `[{ text, label, before }]`; `before` is the label of the turn before (`withContext` of features.ts)
 * @param featuresFor the features of a line.
 * @returns `{ labels, vocabulary, features: [{ hash, rarity, weights: [[label index, weight]] }] }`, weights as signed bytes.
 */
export function learn(lines, featuresFor = ({ text, before }) => withContext(featuresOf(text), before)) {
  const labels = [...new Set(lines.map(({ label }) => label))].sort();
  const indexOf = new Map(labels.map((label, index) => [label, index]));
  const sets = lines.map(featuresFor);
  const vocabulary = vocabularyOf(sets);
  const vectors = sets.map((set) => vectorOf(set, (hash) => vocabulary.get(hash)));
  const wanted = lines.map(({ label }) => indexOf.get(label));
  const size = labels.length;
  const weights = new Float32Array(vocabulary.size * size);
  const scores = new Float64Array(size);
  const order = lines.map((_, at) => at);
  const random = randomFrom(7);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    const step = STEP * (1 - epoch / EPOCHS);
    for (const at of order) {
      scores.fill(0);
      for (const [{ place }, value] of vectors[at])
        for (let label = 0; label < size; label += 1) scores[label] += weights[place * size + label] * value;
      const most = Math.max(...scores);
      let sum = 0;
      for (let label = 0; label < size; label += 1) sum += scores[label] = Math.exp(scores[label] - most);
      for (let label = 0; label < size; label += 1) scores[label] = scores[label] / sum - Number(label === wanted[at]);
      for (const [{ place }, value] of vectors[at])
        for (let label = 0; label < size; label += 1) weights[place * size + label] -= step * value * scores[label];
    }
  }
  return { labels, vocabulary: wordsOf(lines), features: packed(vocabulary, weights, size) };
}

function packed(vocabulary, weights, size) {
  if (weights.some((weight) => !Number.isFinite(weight))) throw new Error('the training diverged');
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  return [...vocabulary].map(([hash, { place, rarity }]) => ({
    hash,
    rarity,
    weights: Array.from({ length: size }, (_, label) => [label, weights[place * size + label]])
      .filter(([, weight]) => Math.abs(weight) >= largest * WEIGHT_MIN)
      .map(([label, weight]) => [label, Math.max(-127, Math.min(127, Math.round(weight * SCALE)))])
      .filter(([, weight]) => weight !== 0),
  }));
}
