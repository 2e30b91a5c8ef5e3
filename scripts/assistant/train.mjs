import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openCommand } from '../../bench/lib/processes/command.ts';
import { ROOT } from '../run/install.mjs';
import { foldsOf, modelWithout, packedModel } from './folds.mjs';
import { allLines, readConversations } from './lines.mjs';

const TARGET = join(ROOT, 'packages/local-assistant/src/understanding/weights.bin');
const command = openCommand({
  name: 'assistant:train',
  measures:
    'Trains the model that tells what a message to the assistant is, and writes its weights; tests it on each author of conversations with a model trained on the others.',
  takes: 'about a minute',
  flags: {},
  smoke: {},
});
/** The smoke form trains on few lines and writes nothing. */
const SMOKE_EVERY = 12;
const lines = allLines().filter((_, at) => !command.isSmoke || at % SMOKE_EVERY === 0);
const conversations = readConversations('corpus');
const authors = [...new Set(conversations.map(({ author }) => author))].slice(0, command.isSmoke ? 1 : undefined);

const percent = (part, whole) => `${((100 * part) / whole).toFixed(1)} %`;

const folds = foldsOf(
  lines,
  conversations.filter(({ author }) => authors.includes(author)),
);
command.say(
  '| Author left out | Messages | First of the ranking | In the first three | First turns | When its share is over one half |',
);
command.say('| --- | ---: | ---: | ---: | ---: | ---: |');
for (const fold of folds) {
  const { author, turns } = fold;
  const model = modelWithout(folds, fold);
  const judged = turns.map(({ text, labels, before }) => {
    const ranked = model(text, before);
    return {
      isFirst: before === null,
      isRight: labels.includes(ranked[0].label),
      isNear: ranked.slice(0, 3).some(({ label }) => labels.includes(label)),
      isSure: ranked[0].share > 0.5,
    };
  });
  const count = (test) => judged.filter(test).length;
  command.say(
    `| ${author} | ${turns.length} | ${percent(
      count(({ isRight }) => isRight),
      turns.length,
    )} | ${percent(
      count(({ isNear }) => isNear),
      turns.length,
    )} | ${percent(
      count(({ isFirst, isRight }) => isFirst && isRight),
      count(({ isFirst }) => isFirst),
    )} | ${percent(
      count(({ isSure, isRight }) => isSure && isRight),
      count(({ isSure }) => isSure),
    )} |`,
  );
}

const bytes = packedModel(folds, lines);
command.say('');
command.say(`${lines.length} labelled messages, ${Math.round(bytes.length / 1000)} kB of weights.`);
if (!command.isSmoke) writeFileSync(TARGET, bytes);
command.end({ isMet: true });
