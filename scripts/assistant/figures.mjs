import { useModel } from '@alento/local-assistant/understanding/model';
import { foldsOf, modelWithout } from './folds.mjs';
import { converse } from './judge.mjs';
import { allLines, readConversations } from './lines.mjs';

const talks = readConversations(process.env.FOLDER ?? 'corpus').filter(
  (t) => !process.env.HELD || t.author === process.env.HELD,
);
const st = {};
const bump = (k, v) => {
  st[k] ??= { right: 0, asked: 0, wrong: 0, 'wrong fact': 0, card: 0, n: 0 };
  st[k][v] += 1;
  st[k].n += 1;
};
const times = [];
const folds = foldsOf(allLines(), readConversations('corpus'));
let last = '';
for (const [i, t] of talks.entries()) {
  const f = folds.find((x) => x.author === t.author);
  if (f && last !== t.author) {
    useModel(modelWithout(folds, f));
    last = t.author;
  }
  for (const r of await converse(t, i)) {
    times.push(r.ms);
    const kind = r.labels[0].split(' ')[0];
    bump('all', r.verdict);
    bump(kind, r.verdict);
    bump(r.at === 0 ? 'first turns' : 'later turns', r.verdict);
    if (process.env.SHOW && r.verdict === process.env.SHOW && (!process.env.KIND || kind === process.env.KIND))
      console.log(
        `${r.at ? ' ' : 'F'} ${r.text}\n     ${r.labels.join(' | ')}\n     GOT ${r.understood} about ${r.about}: ${r.reply.text.replaceAll('\n', ' ').slice(0, 140)} ${JSON.stringify(r.reply.choices)}`,
      );
  }
}
for (const [k, v] of Object.entries(st))
  console.log(
    k.padEnd(12),
    v.n,
    `right ${((100 * v.right) / v.n).toFixed(1)} asked ${((100 * v.asked) / v.n).toFixed(1)} wrong ${((100 * v.wrong) / v.n).toFixed(1)} card ${((100 * v.card) / v.n).toFixed(1)}`,
  );
times.sort((a, b) => a - b);
console.log('p50', times[times.length >> 1].toFixed(1), 'p95', times[Math.floor(times.length * 0.95)].toFixed(1));
