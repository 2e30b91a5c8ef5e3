import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SAME } from '@alento/local-assistant/understanding/measure-model';
import { ROOT } from '../run/install.mjs';
import { foldsOf, modelWithout, packedModel } from './folds.mjs';
import { turnsInContext } from './follows.mjs';
import { allLines, readConversations } from './lines.mjs';
import { measureLines, measuresWithout, packedMeasures } from './measures.mjs';

const UNDERSTANDING = join(ROOT, 'packages/local-assistant/src/understanding');
/*
 * Trains the models that tell what a message to the assistant is and what a question about the diary asks for, and writes
 * their weights, in about a minute; tests them on each author of conversations with models trained on the others.
 *   npm run assistant:train [-- --smoke]
 */
const { smoke: isSmoke } = parseArgs({ options: { smoke: { type: 'boolean' } } }).values;
const print = (text) =>
  process.stdout.write(`${text}
`);
const printRow = (...cells) => print(`| ${cells.join(' | ')} |`);
/** The smoke form trains on few lines and writes nothing. */
const SMOKE_EVERY = 12;
const lines = allLines().filter((_, at) => !isSmoke || at % SMOKE_EVERY === 0);
const conversations = readConversations('corpus');
const authors = [...new Set(conversations.map(({ author }) => author))].slice(0, isSmoke ? 1 : undefined);

const percent = (part, whole) => `${((100 * part) / whole).toFixed(1)} %`;

const folds = foldsOf(
  lines,
  conversations.filter(({ author }) => authors.includes(author)),
);
print(
  '| Author left out | Messages | First of the ranking | In the first three | First turns | When its share is over one half |',
);
print('| --- | ---: | ---: | ---: | ---: | ---: |');
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
  const share = (test, among = () => true) =>
    percent(judged.filter((one) => among(one) && test(one)).length, judged.filter(among).length);
  const isRight = (one) => one.isRight;
  printRow(
    author,
    turns.length,
    share(isRight),
    share(({ isNear }) => isNear),
    share(isRight, ({ isFirst }) => isFirst),
    share(isRight, ({ isSure }) => isSure),
  );
}

const questions = measureLines();
print('');
print('| Author left out | Questions about the diary | Measure is the first guess |');
print('| --- | ---: | ---: |');
for (const author of authors) {
  const guess = measuresWithout(questions, author);
  const own = questions.filter((line) => line.author === author);
  const right = own.filter(
    ({ text, before, label }) => guess(text, before)[0].measure === (label === SAME ? before : label),
  );
  printRow(author, own.length, percent(right.length, own.length));
}

const bytes = packedModel(folds, lines);
print('');
const measureBytes = packedMeasures(questions);
print(
  `${lines.length} labelled messages, ${Math.round(bytes.length / 1000)} kB of weights; ${questions.length} questions about the diary, ${Math.round(measureBytes.length / 1000)} kB.`,
);
if (!isSmoke) {
  writeFileSync(join(UNDERSTANDING, 'weights.bin'), bytes);
  writeFileSync(join(UNDERSTANDING, 'measure-weights.bin'), measureBytes);
}
