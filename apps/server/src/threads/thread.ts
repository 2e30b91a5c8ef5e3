import { parentPort } from 'node:worker_threads';
import { TASKS, type TaskAnswer, type TaskRequest } from './tasks.ts';

if (!parentPort) throw new Error('This file runs as a thread of the server (threads/work-thread.ts)');
const port = parentPort;

async function answerTo({ id, name, input }: TaskRequest): Promise<void> {
  let answer: TaskAnswer;
  try {
    answer = { id, output: await (TASKS[name] as (input: unknown) => unknown)(input) };
  } catch (error) {
    answer = { id, error };
  }
  port.postMessage(answer);
}

/** Tasks run one after another, although some of them wait for a stream. */
let last: Promise<void> = Promise.resolve();
port.on('message', (request: TaskRequest) => {
  last = last.then(() => answerTo(request));
});
