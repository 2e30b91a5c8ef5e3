import { modelOf } from '@alento/local-assistant/understanding/model';
import { packWeights } from '@alento/local-assistant/understanding/weights-form';
import { followsOf, turnsInContext } from './follows.mjs';
import { learn } from './learn.mjs';

const kindOf = (label) => label.split(':')[0];

/** Mean share of each kind, by models without context. */
function expectedOf(folds) {
  const sums = {};
  let count = 0;
  for (const { learned, turns } of folds) {
    const model = modelOf(packWeights({ ...learned, follows: {} }));
    for (const { text } of turns) {
      count += 1;
      for (const { label, share } of model(text)) sums[kindOf(label)] = (sums[kindOf(label)] ?? 0) + share;
    }
  }
  return Object.fromEntries(Object.entries(sums).map(([kind, sum]) => [kind, sum / count]));
}

const followsIn = (folds) =>
  followsOf(
    folds.flatMap(({ turns }) => turns),
    expectedOf(folds),
  );

/** For each author of conversations: their turns, and what is learned from all other authors' lines. */
export function foldsOf(lines, conversations) {
  const authors = [...new Set(conversations.map(({ author }) => author))];
  return authors.map((author) => ({
    author,
    learned: learn(lines.filter((line) => line.author !== author)),
    turns: turnsInContext(conversations.filter((one) => one.author === author)),
  }));
}

/** The model for an author's turns that hasn't seen them. */
export function modelWithout(folds, { author, learned }) {
  const others = folds.length > 1 ? folds.filter((fold) => fold.author !== author) : folds;
  return modelOf(packWeights({ ...learned, follows: followsIn(others) }));
}

/** The binary form of the model that is learned from all lines. */
export const packedModel = (folds, lines) => packWeights({ ...learn(lines), follows: followsIn(folds) });

/** The model that is learned from all lines. */
export const packedModelOf = (folds, lines) => modelOf(packedModel(folds, lines));
