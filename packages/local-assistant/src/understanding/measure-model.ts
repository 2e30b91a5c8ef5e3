import { readFileSync } from 'node:fs';
import type { Measure } from '@alento/diary-query/query/query';
import type { GuessMeasure } from '@alento/diary-query/reading/said';
import { classifierOf } from './classifier.ts';
import { featuresOf } from './features.ts';

/** The label of a question that asks for the same measure as the one before. */
export const SAME = 'same';

/** The features of a question: those of its words, and the measure of the question before. */
export function measureFeatures(
  message: string,
  before: Measure | null,
  spelling?: (word: string) => string,
): Set<string> {
  const features = featuresOf(message, spelling);
  features.add(`@${before ?? 'none'}`);
  for (const word of [...features].filter((one) => one.startsWith('w')).slice(0, 6)) features.add(`@${before}${word}`);
  return features;
}

/** A reader of measures from the binary form of its weights. */
export function measureGuesser(bytes: Uint8Array): GuessMeasure {
  const { labels, spelling, sharesOf } = classifierOf(bytes);
  return (message, before) => {
    const shares = sharesOf(measureFeatures(message, before, spelling));
    const sums = new Map<Measure, number>();
    for (const [at, label] of labels.entries()) {
      const measure = label === SAME ? before : (label as Measure);
      if (measure !== null) sums.set(measure, (sums.get(measure) ?? 0) + (shares[at] ?? 0));
    }
    return [...sums].map(([measure, share]) => ({ measure, share })).sort((one, other) => other.share - one.share);
  };
}

let loaded: GuessMeasure | null = null;

/** Guesses by another model from now on, as `useModel()` of model.ts does. */
export function useMeasureModel(guess: GuessMeasure): void {
  loaded = guess;
}

/** Guesses by the trained model of this package (`npm run assistant:train`). */
export const guessMeasure: GuessMeasure = (message, before) => {
  loaded ??= measureGuesser(readFileSync(new URL('./measure-weights.bin', import.meta.url)));
  return loaded(message, before);
};
