import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import type { OpenDatabase } from '../../db/open-database.ts';
import { anyCall, type Call } from './call.ts';
import { addFinding, type Finding } from './finding.ts';
import { harvest } from './harvest.ts';
import { problemOf, reachedBy } from './judge.ts';
import type { PersonName } from './known.ts';
import { type People, settlePeople } from './people.ts';
import { type FuzzServer, startFuzzServer } from './server.ts';
import { send, type WireAnswer, type WireCall, wireCallOf } from './wire.ts';

/** Number of concurrent calls. */
const AT_ONCE = 4;
/** Time limit for shrinking a call with a problem, ms. */
const SHRINK_MS = 4000;
const SEEDS = 2 ** 31;

export type FuzzResult = {
  seed: number;
  calls: number;
  /** Number of responses by status. Closed connections are counted as status 0. */
  statuses: Map<number, number>;
  /** Endpoints with at least one successful response. */
  reached: Set<string>;
  findings: Finding[];
};

/** The seed of one call, so that the number of values generated for one call doesn't affect the others. */
const seedOf = (seed: number, index: number): number =>
  Math.imul(seed ^ Math.imul(index + 1, 0x9e3779b1), 0x85ebca6b) | 0;

type Tried = { call: Call; sent: WireCall; answer: WireAnswer | null; problem: string | null };

function attemptsOn(port: number, people: People) {
  return async function attempt(call: Call): Promise<Tried> {
    const person: PersonName = call.as === 'second' ? 'second' : 'first';
    const sent = wireCallOf(call, people.memory, person, people.authorizationOf(call.as));
    try {
      const answer = await send(port, sent);
      return { call, sent, answer, problem: problemOf(call, sent, answer) };
    } catch (error) {
      return { call, sent, answer: null, problem: error instanceof Error ? error.message : String(error) };
    }
  };
}

/** A generated call, and if it causes a problem, the smaller calls that fast-check tried. */
type Tries = { first: Tried; smaller: Tried[] };

async function tryCall(attempt: (call: Call) => Promise<Tried>, seed: number): Promise<Tries> {
  const tries: Tried[] = [];
  const started = performance.now();
  const property = fc.asyncProperty(anyCall, async (call) => {
    if (tries.length > 0 && performance.now() - started > SHRINK_MS) return;
    const tried = await attempt(call);
    tries.push(tried);
    if (tried.problem !== null && tried.problem === tries[0]?.problem) throw new Error(tried.problem);
  });
  await fc.check(property, { seed, numRuns: 1 });
  const [first, ...smaller] = tries;
  if (!first) throw new Error('A call was not sent');
  return { first, smaller };
}

/** Counts a call, and records its problem once, with the smallest call that causes the same problem. */
function count(result: FuzzResult, { first, smaller }: Tries, log: string[]): void {
  const status = first.answer?.status ?? 0;
  result.statuses.set(status, (result.statuses.get(status) ?? 0) + 1);
  if (first.problem === null) return;
  const { sent, answer } = smaller.findLast(({ problem }) => problem === first.problem) ?? first;
  const { name, as } = first.call;
  addFinding(result.findings, { name, problem: first.problem, as, sent, answer: answer?.body ?? '', log });
}

/** Stores values for later calls and signs people in again if needed. */
async function learn(people: People, result: FuzzResult, { first, smaller }: Tries): Promise<void> {
  for (const { call, sent, answer } of [first, ...smaller]) {
    const endpoint = reachedBy(call, sent);
    if (!endpoint || !answer || answer.status >= 300) continue;
    result.reached.add(`${endpoint.method} ${endpoint.path}`);
    harvest(people.memory, call.as === 'second' ? 'second' : 'first', endpoint.path, answer);
    if (endpoint.method === 'delete') people.memory.forget(sent.target.split('/').at(-1) ?? '');
    await people.signInAgain(endpoint.path, sent);
  }
}

async function fuzzOn(server: FuzzServer, calls: number, seed: number): Promise<FuzzResult> {
  const people = await settlePeople(server.port, server.mails, server.grantPremium);
  const result: FuzzResult = { seed, calls, statuses: new Map(), reached: new Set(), findings: [] };
  const attempt = attemptsOn(server.port, people);
  for (let from = 0; from < calls; from += AT_ONCE) {
    const wave = Array.from({ length: Math.min(AT_ONCE, calls - from) }, (_, place) =>
      tryCall(attempt, seedOf(seed, from + place)),
    );
    const done = await Promise.all(wave);
    const log = server.failures();
    // Evaluated in the order of the calls, so that every run stores the same values.
    for (const tries of done) {
      count(result, tries, log);
      await learn(people, result, tries);
    }
    // Reports errors without a response, for example of a failed job.
    const [one] = done;
    if (log.length === 0 || !one || done.some(({ first }) => first.problem !== null)) continue;
    const { sent } = one.first;
    const problem = 'a failure that no answer told';
    addFinding(result.findings, { name: 'the log', problem, as: 'first', sent, answer: '', log });
  }
  return result;
}

export const randomSeed = (): number => randomInt(SEEDS);

/** Sends generated calls to the server on this database and closes the database at the end. */
export async function fuzz(
  database: OpenDatabase,
  { calls, seed }: { calls: number; seed: number },
): Promise<FuzzResult> {
  const server = await startFuzzServer(database);
  try {
    return await fuzzOn(server, calls, seed);
  } finally {
    await server.close();
  }
}
