/**
 * `npm run chaos:chat`: people write to the assistant, the server is killed with SIGKILL a moment later and
 * restarted on the same data. Afterwards every accepted message must have exactly one reply in its
 * conversation and count once against the daily quota.
 */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { allEnded, messagesIn, type Sent, write } from './lib/chat.ts';
import { clientHeaders } from './lib/load.ts';
import { signUpPeople } from './lib/people/people.ts';
import { openCommand } from './lib/processes/command.ts';
import { startServer } from './lib/processes/server.ts';
import { inWorkFolder } from './lib/processes/work-folder.ts';
import { describeRun, median, table, whole } from './lib/report.ts';

const MESSAGES = ['Como foi minha semana?', 'Não consigo dormir', 'Me guia numa respiração', 'Quero planejar amanhã'];
/** The kill comes this long after some requests were accepted, so that it hits requests and replies in progress. */
const KILL_WITHIN_MS = 15;
const ANSWERED_WITHIN_MS = 20_000;

const { flags, isSmoke, say, end } = openCommand({
  name: 'chaos:chat',
  measures: 'Completeness of replies when the server is killed while it writes them, on the embedded database.',
  takes: 'about 2 minutes',
  flags: { cycles: 20, people: 4 },
  smoke: { cycles: 1, people: 2 },
});
const violations: string[] = [];
const waits: number[] = [];
let accepted = 0;
let answeredAfter = 0;

async function usedBy(address: string, token: string): Promise<number> {
  const response = await fetch(`${address}/api/chat/usage`, { headers: clientHeaders(token) });
  return ((await response.json()) as { used: number }).used;
}

async function cycle(dataDir: string, number: number): Promise<void> {
  const log = join(dataDir, '../server.log');
  const before = await startServer({ dataDir }, log);
  const tokens = await signUpPeople(before.address, flags.people);
  const all = tokens.flatMap((token) => MESSAGES.map((message) => ({ token, message })));
  let left = 1 + Math.floor(Math.random() * all.length);
  let isTime: () => void = () => undefined;
  const time = new Promise<void>((resolve) => {
    isTime = resolve;
  });
  const sending = all.map(async ({ token, message }) => {
    const one = await write(before.address, token, message);
    left -= 1;
    if (left === 0) isTime();
    return one;
  });
  await time;
  await sleep(Math.random() * KILL_WITHIN_MS);
  await before.kill();
  const sent = (await Promise.all(sending)).filter((one): one is Sent => one !== null);

  const killedAt = Date.now();
  const after = await startServer({ dataDir }, log);
  const started = performance.now();
  accepted += sent.length;
  const replies = await allEnded(after.address, sent, ANSWERED_WITHIN_MS);
  waits.push(performance.now() - started);
  for (const [place, { status, response }] of replies.entries())
    if (status !== 'completed' || !response) violations.push(`Cycle ${number}: reply ${place} is ${status}`);
  for (const one of sent) {
    const { mine, replies: count, lastAt } = await messagesIn(after.address, one);
    if (lastAt > killedAt) answeredAfter += 1;
    if (mine !== 1 || count !== 1) violations.push(`Cycle ${number}: a conversation has ${mine} and ${count} messages`);
  }
  for (const token of tokens) {
    const mine = sent.filter((one) => one.token === token).length;
    const used = await usedBy(after.address, token);
    // A message whose response was lost counts too: it is stored and answered.
    if (used < mine || used > MESSAGES.length) violations.push(`Cycle ${number}: ${mine} accepted, ${used} counted`);
  }
  await after.stop();
}

say(describeRun(`chaos:chat, ${flags.cycles} cycles, ${flags.people} people with ${MESSAGES.length} messages each`));
await inWorkFolder('chaos-chat', async (folder) => {
  for (let number = 1; number <= flags.cycles; number += 1) await cycle(join(folder, 'data'), number);
});
if (accepted === 0) violations.push('No message was accepted, so the run proves nothing');
// With few kills it can happen that none hits a reply in progress.
if (answeredAfter === 0 && !isSmoke) violations.push('No reply was in progress at a kill, so the run proves nothing');
say(
  `\n${table(
    [
      'database',
      'server killed',
      'accepted',
      'answered after the restart',
      'answered once',
      'last reply ms after, median / most',
      'violations',
    ],
    [
      [
        ...['PGlite', String(flags.cycles), whole(accepted), whole(answeredAfter)],
        String(violations.length === 0),
        `${whole(median(waits))} / ${whole(Math.max(...waits))}`,
        String(violations.length),
      ],
    ],
  )}`,
);
end({ violations });
