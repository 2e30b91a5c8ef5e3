import { modelOf } from '@alento/local-assistant/understanding/model';
import { packWeights } from '@alento/local-assistant/understanding/weights-form';
import { followsOf, turnsInContext } from './follows.mjs';
import { learn } from './learn.mjs';

const kindOf = (label) => label.split(':')[0];

/** Sums of the shares of each kind over some turns, by a model that doesn't know how kinds follow each other. */
function sharesOf(learned, turns) {
  const model = modelOf(packWeights({ ...learned, follows: {} }));
  const sums = {};
  for (const { text, before } of turns)
    for (const { label, share } of model(text, before)) sums[kindOf(label)] = (sums[kindOf(label)] ?? 0) + share;
  return sums;
}

/** How kinds follow each other in the turns of all folds. */
function followsIn(folds) {
  const turns = folds.flatMap((fold) => fold.turns);
  const expected = {};
  for (const { shares } of folds)
    for (const [kind, sum] of Object.entries(shares)) expected[kind] = (expected[kind] ?? 0) + sum / turns.length;
  return followsOf(turns, expected);
}

/** Authors that are left out together, so that fewer models are trained. */
const LEFT_OUT_TOGETHER = 2;

/** For some authors of conversations at a time: their turns, and what is learned from all other authors' lines. */
export function foldsOf(lines, conversations) {
  const authors = [...new Set(conversations.map(({ author }) => author))];
  const groups = authors.flatMap((_, at) =>
    at % LEFT_OUT_TOGETHER === 0 ? [authors.slice(at, at + LEFT_OUT_TOGETHER)] : [],
  );
  return groups.map((group) => {
    const learned = learn(lines.filter(({ author }) => !group.includes(author)));
    const turns = turnsInContext(conversations.filter(({ author }) => group.includes(author)));
    return { authors: group, learned, turns, shares: sharesOf(learned, turns) };
  });
}

/** The model for an author's turns that hasn't seen them. */
export function modelWithout(folds, author) {
  const own = folds.find(({ authors }) => authors.includes(author));
  const others = folds.length > 1 ? folds.filter((fold) => fold !== own) : folds;
  return modelOf(packWeights({ ...own.learned, follows: followsIn(others) }));
}

/** The binary form of the model that is learned from all lines. */
export const packedModel = (folds, lines) => packWeights({ ...learn(lines), follows: followsIn(folds) });

/** The model that is learned from all lines. */
export const packedModelOf = (folds, lines) => modelOf(packedModel(folds, lines));
