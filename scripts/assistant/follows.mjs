import { kindAfter } from '@alento/local-assistant/understanding/model';
import { labelOf, subjectAfter } from './lines.mjs';

/** Added to each count, so that no kind is impossible. */
const SMOOTHING = 1;
/** Number of kinds, which the smoothing is spread over. */
const KINDS = 12;
/** Part of the shares of all topics or help pages that a single one gets on average. */
const SAME = 0.02;

/** Turns of conversations with the label of the turn before, as the assistant would know it: moves keep the subject. */
export function turnsInContext(conversations) {
  return conversations.flatMap(({ turns }) => {
    let before = null;
    return turns.flatMap(({ text, labels }) => {
      const known = labels.map(labelOf).filter((label) => label !== null);
      if (known.length === 0) return [];
      const turn = { text, labels: known, before };
      before = subjectAfter(known[0], before);
      return [turn];
    });
  });
}

const kindOf = (label) => (label === null ? 'first' : label.split(':')[0]);

/**
 * How much more often each kind follows than the model expects (`Follows` of weights-form.ts).
 *
 * @param turns from `turnsInContext`.
 * @param expected mean share of each kind by models that were trained without the turn's author.
 */
export function followsOf(turns, expected) {
  const counts = {};
  for (const { labels, before } of turns) {
    const kind = kindAfter(labels[0], before);
    counts[kindOf(before)] ??= {};
    counts[kindOf(before)][kind] = (counts[kindOf(before)][kind] ?? 0) + 1;
  }
  const kinds = [...Object.keys(expected), 'topic-same', 'help-same'];
  return Object.fromEntries(
    Object.entries(counts).map(([before, own]) => {
      const all = Object.values(own).reduce((sum, count) => sum + count, 0);
      const factorOf = (kind) => {
        const real = ((own[kind] ?? 0) + SMOOTHING) / (all + KINDS * SMOOTHING);
        return real / (expected[kind.replace('-same', '')] * (kind.endsWith('-same') ? SAME : 1));
      };
      return [before, Object.fromEntries(kinds.map((kind) => [kind, Number(factorOf(kind).toPrecision(3))]))];
    }),
  );
}
