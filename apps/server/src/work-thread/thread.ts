import { parentPort } from 'node:worker_threads';
import { TASKS, type TaskAnswer, type TaskRequest } from './tasks.ts';

if (!parentPort) throw new Error('This file runs as a thread of the server (work-thread/work-thread.ts)');
const port = parentPort;

port.on('message', async ({ name, input }: TaskRequest) => {
  let answer: TaskAnswer;
  try {
    answer = { output: await (TASKS[name] as (input: unknown) => unknown)(input) };
  } catch (error) {
    answer = { error };
  }
  port.postMessage(answer);
});
