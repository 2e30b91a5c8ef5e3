import { setTimeout as sleep } from 'node:timers/promises';
import { residentMemory, watchMemory } from '../processes/memory.ts';
import { startTalking, type Talker } from './talker.ts';

const CONNECTED_AT_ONCE = 10;
/** Time after which the memory of idle sessions is read, ms. */
const IDLE_MS = 3000;

export type ManySessions = {
  /** Times until the first sound of those that were answered, sorted, ms. */
  times: Float64Array;
  /** Why others were not. */
  failures: string[];
  /** Resident memory of the server, bytes. */
  memory: { before: number; idle: number; peak: number };
};

/** All people start a session, then all send a recording, evenly distributed over the given time. */
export async function manySessions(
  { address, pid }: { address: string; pid: number },
  tokens: readonly string[],
  said: readonly string[],
  withinMs: number,
): Promise<ManySessions> {
  const before = residentMemory(pid);
  const grown = watchMemory(pid);
  const talkers: Talker[] = [];
  for (let at = 0; at < tokens.length; at += CONNECTED_AT_ONCE) {
    const some = tokens.slice(at, at + CONNECTED_AT_ONCE);
    talkers.push(...(await Promise.all(some.map((token) => startTalking(address, token)))));
  }
  await sleep(IDLE_MS);
  const idle = residentMemory(pid);
  const results = await Promise.allSettled(
    talkers.map(async (talker, index) => {
      await sleep((index * withinMs) / talkers.length);
      return talker.say(said[index % said.length] ?? '');
    }),
  );
  const peak = before + grown();
  for (const talker of talkers) talker.close();
  const times = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
  return { times: Float64Array.from(times).sort(), failures, memory: { before, idle, peak } };
}
