import { parseArgs } from 'node:util';
import { measureGuesser, useMeasureModel } from '@alento/local-assistant/understanding/measure-model';
import { useModel } from '@alento/local-assistant/understanding/model';
import { describeRun } from '../../bench/lib/report.ts';
import { shareWithInterval } from '../crisis-check/share-with-interval.mjs';
import { foldsOf, modelWithout, packedModelOf } from './folds.mjs';
import { converse } from './judge.mjs';
import { allLines, readConversations } from './lines.mjs';
import { measureLines, measuresWithout, packedMeasures } from './measures.mjs';

/*
 * Has the labelled conversations with the local assistant and counts what its replies answer, for each author with a model
 * that was trained without them. Takes about two minutes.
 *   npm run assistant:figures [-- --smoke] [--show VERDICT] [--kind KIND]
 * --show prints the messages of `corpus/` with this verdict: right, asked, wrong, "wrong fact" or card; --kind only those
 * with this kind of label: fact, help, topic, do, move, talk.
 */
const { smoke: isSmoke, ...flags } = parseArgs({
  options: { smoke: { type: 'boolean' }, show: { type: 'string' }, kind: { type: 'string' } },
}).values;
const print = (text) =>
  process.stdout.write(`${text}
`);
const SMOKE_CONVERSATIONS = 1;
const SMOKE_EVERY = 48;

const corpus = readConversations('corpus');
const heldOut = readConversations('held-out');
const lines = allLines().filter((_, at) => !isSmoke || at % SMOKE_EVERY === 0);
const authorsOf = (conversations) => [...new Set(conversations.map(({ author }) => author))];
const some = isSmoke ? corpus.filter(({ author }) => author === corpus[0].author) : corpus;
const folds = foldsOf(lines, some);
const questions = measureLines();
const times = [];

async function judgedOf(conversations) {
  const judged = [];
  for (const [seed, conversation] of conversations.entries()) judged.push(...(await converse(conversation, seed)));
  times.push(...judged.map(({ ms }) => ms));
  return judged;
}

const kindOf = ({ labels }) => labels[0].split(' ')[0];
const isAnswered = ({ verdict }) => verdict === 'right' || verdict === 'asked';

function rowOf(author, judged) {
  const answered = (test) => {
    const all = judged.filter((turn) => kindOf(turn) !== 'crisis' && test(turn));
    return shareWithInterval(all.filter(isAnswered).length, all.length);
  };
  const factual = judged.filter((turn) => kindOf(turn) === 'fact' && turn.understood === 'fact');
  const harmless = judged.filter(({ labels }) => labels.every((label) => !label.startsWith('crisis')));
  const crises = judged.filter(({ labels }) => /^crisis (?!not-that|safe)/.test(labels[0]));
  return [
    author,
    judged.length,
    answered(() => true),
    answered(({ at }) => at === 0),
    answered(({ at }) => at > 0),
    answered((turn) => kindOf(turn) === 'help'),
    answered((turn) => kindOf(turn) === 'topic'),
    answered((turn) => kindOf(turn) === 'fact'),
    shareWithInterval(factual.filter(({ verdict }) => verdict === 'right').length, factual.length),
    shareWithInterval(judged.filter(({ verdict }) => verdict === 'asked').length, judged.length),
    shareWithInterval(harmless.filter(({ verdict }) => verdict === 'card').length, harmless.length),
    shareWithInterval(crises.filter(({ verdict }) => verdict === 'right').length, crises.length),
  ];
}

function show(judged) {
  const { show: verdict, kind } = flags;
  for (const turn of judged.filter((one) => one.verdict === verdict && (kind === undefined || kindOf(one) === kind)))
    print(
      `${turn.at === 0 ? 'F' : ' '} ${turn.text}\n    ${turn.labels.join(' | ')}\n    ${turn.understood}, about ${turn.about}: ${turn.reply.text.replaceAll('\n', ' ').slice(0, 140)} ${JSON.stringify(turn.reply.choices)}`,
    );
}

const ROWS = [
  '',
  'Messages',
  'Answered, or asked back with the right choice',
  '… first turns',
  '… later turns',
  '… product help',
  '… feelings and situations',
  '… facts of the diary',
  'Answers with figures that are right in every part',
  'Asked back with the right choice',
  'Help card on a harmless message',
  'Crises answered with help',
];
print(`${describeRun('assistant:figures')}\n`);
const columns = [];
const all = [];
for (const author of authorsOf(some)) {
  useModel(modelWithout(folds, author));
  useMeasureModel(measuresWithout(questions, author));
  const own = some.filter((one) => one.author === author);
  const judged = await judgedOf(isSmoke ? own.slice(0, SMOKE_CONVERSATIONS) : own);
  show(judged);
  all.push(...judged);
  columns.push(rowOf(author, judged));
}
columns.push(rowOf('these together', all));
// Messages that are shown are read by those who work on the assistant, and the held-out ones by nobody.
if (!isSmoke && flags.show === undefined) {
  useModel(packedModelOf(folds, lines));
  useMeasureModel(measureGuesser(packedMeasures(questions)));
  const heldOutJudgements = [];
  for (const author of authorsOf(heldOut)) {
    const judged = await judgedOf(heldOut.filter((one) => one.author === author));
    heldOutJudgements.push(...judged);
    columns.push(rowOf(`${author}, held out`, judged));
  }
  columns.push(rowOf('both held out', heldOutJudgements));
}
for (const [row, name] of ROWS.entries()) {
  print(`| ${[name, ...columns.map((column) => column[row])].join(' | ')} |`);
  if (row === 0) print(`| --- |${' ---: |'.repeat(columns.length)}`);
}
times.sort((one, other) => one - other);
const at = (share) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(1)} ms`;
print(`
Time of a reply without the database: ${at(0.5)} at the median, ${at(0.95)} at the 95th percentile.`);
