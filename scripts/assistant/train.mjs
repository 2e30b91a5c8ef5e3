import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SAME } from '@alento/local-assistant/understanding/measure-model';
import { openCommand } from '../../bench/lib/processes/command.ts';
import { ROOT } from '../run/install.mjs';
import { foldsOf, modelWithout, packedModel } from './folds.mjs';
import { turnsInContext } from './follows.mjs';
import { allLines, readConversations } from './lines.mjs';
import { measureLines, measuresWithout, packedMeasures } from './measures.mjs';

const UNDERSTANDING = join(ROOT, 'packages/local-assistant/src/understanding');
const command = openCommand({
  name: 'assistant:train',
  measures:
    'Trains the models that tell what a message to the assistant is and what a question about the diary asks for, and writes their weights; tests them on each author of conversations with models trained on the others.',
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
for (const author of authors) {
  const turns = turnsInContext(conversations.filter((one) => one.author === author));
  const model = modelWithout(folds, author);
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

const questions = measureLines();
command.say('');
command.say('| Author left out | Questions about the diary | Measure is the first guess |');
command.say('| --- | ---: | ---: |');
for (const author of authors) {
  const guess = measuresWithout(questions, author);
  const own = questions.filter((line) => line.author === author);
  const right = own.filter(
    ({ text, before, label }) => guess(text, before)[0].measure === (label === SAME ? before : label),
  );
  command.say(`| ${author} | ${own.length} | ${percent(right.length, own.length)} |`);
}

const bytes = packedModel(folds, lines);
command.say('');
const measureBytes = packedMeasures(questions);
command.say(
  `${lines.length} labelled messages, ${Math.round(bytes.length / 1000)} kB of weights; ${questions.length} questions about the diary, ${Math.round(measureBytes.length / 1000)} kB.`,
);
if (!command.isSmoke) {
  writeFileSync(join(UNDERSTANDING, 'weights.bin'), bytes);
  writeFileSync(join(UNDERSTANDING, 'measure-weights.bin'), measureBytes);
}
command.end({ isMet: true });
