import { measureFeatures, measureGuesser, SAME } from '@alento/local-assistant/understanding/measure-model';
import { packWeights } from '@alento/local-assistant/understanding/weights-form';
import { learn } from './learn.mjs';
import { readConversations, trainingLines } from './lines.mjs';

/** The measure that a label of a corpus or of a training line asks for; null without one. */
const measureIn = (label) => /^fact(?:\s+measure=|:)([a-z0-9]+)/.exec(label)?.[1] ?? null;

/** The questions about the diary in conversations, with the measure of the question before. */
const questionsIn = (folder) =>
  readConversations(folder).flatMap(({ author, turns }) => {
    let before = null;
    return turns.flatMap(({ text, labels }) => {
      const measure = labels.map(measureIn).find((one) => one !== null);
      if (measure === undefined) return [];
      const line = { author, text, before, label: measure === before ? SAME : measure };
      before = measure;
      return [line];
    });
  });

/** Every labelled question to learn measures from: `[{ author, text, before, label }]`. */
export const measureLines = () => [
  ...trainingLines()
    .map(({ author, text, full }) => ({ author, text, before: null, label: measureIn(full) }))
    .filter(({ label }) => label !== null),
  ...questionsIn('corpus'),
];

/** The binary form of the model of measures that is learned from lines. */
export const packedMeasures = (lines) =>
  packWeights({ ...learn(lines, ({ text, before }) => measureFeatures(text, before)), follows: {} });

/** The model of measures without an author's lines. */
export const measuresWithout = (lines, author) =>
  measureGuesser(packedMeasures(lines.filter((line) => line.author !== author)));
