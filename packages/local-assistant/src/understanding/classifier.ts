import { spellingBy } from '@alento/diary-query/language/spelling';
import { type Follows, SCALE, unpackWeights, vectorOf } from './weights-form.ts';

/** A trained softmax regression. */
export type Classifier = {
  readonly labels: readonly string[];
  readonly follows: Follows;
  /** Corrects a word that the training lines don't contain. */
  readonly spelling: (word: string) => string;
  /** The share of each label, from 0 to 1, in the order of `labels`; they sum up to 1. */
  readonly sharesOf: (features: ReadonlySet<string>) => readonly number[];
};

/** Reads a classifier from the binary form of its weights. */
export function classifierOf(bytes: Uint8Array): Classifier {
  const { labels, follows, vocabulary, features } = unpackWeights(bytes);
  return {
    labels,
    follows,
    spelling: spellingBy(vocabulary),
    sharesOf(present) {
      const scores = new Float64Array(labels.length);
      for (const [feature, value] of vectorOf(present, (hash) => features.get(hash)))
        for (const [at, label] of feature.labels.entries())
          scores[label] = (scores[label] ?? 0) + ((feature.weights[at] ?? 0) * value) / SCALE;
      const most = Math.max(...scores);
      const raised = Array.from(scores, (score) => Math.exp(score - most));
      const sum = raised.reduce((total, one) => total + one, 0);
      return raised.map((one) => one / sum);
    },
  };
}
