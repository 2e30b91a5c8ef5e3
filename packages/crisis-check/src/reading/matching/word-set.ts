import { fold } from '../words/fold.ts';

/** Number of a set of labels: the words that a pattern or a condition accepts at one position. */
export type WordSet = number;

const numbers = new Map<string, WordSet>();
const labelsBySet: (readonly string[])[] = [];

/** The set of these labels; equal sets have the same number. */
export function setOf(labels: readonly string[]): WordSet {
  const sorted = [...new Set(labels)].sort();
  const key = sorted.join(' ');
  const known = numbers.get(key);
  if (known !== undefined) return known;
  const number = labelsBySet.length;
  numbers.set(key, number);
  labelsBySet.push(sorted);
  return number;
}

/** The set of these words and classes of the lexicon. */
export const anyOf = (...labels: readonly string[]): WordSet =>
  setOf(labels.map((label) => (label.startsWith('@') ? label : fold(label))));

export const countSets = (): number => labelsBySet.length;

/** A label, and the sets it is in. */
export type Label = { readonly text: string; readonly sets: readonly WordSet[] };

/** Every label that is in a set. Must be called after all sets were created. */
export function indexLabels(): ReadonlyMap<string, Label> {
  const labels = new Map<string, Label & { sets: WordSet[] }>();
  for (const [set, own] of labelsBySet.entries())
    for (const text of own) {
      const known = labels.get(text);
      if (known) known.sets.push(set);
      else labels.set(text, { text, sets: [set] });
    }
  return labels;
}
