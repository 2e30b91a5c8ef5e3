import { parentPort } from 'node:worker_threads';
import { TASKS, type TaskAnswer, type TaskRequest } from './tasks.ts';

if (!parentPort) throw new Error('This file runs as a thread of the server (threads/work-thread.ts)');
const port = parentPort;

port.on('message', ({ id, name, input }: TaskRequest) => {
  let answer: TaskAnswer;
  try {
    answer = { id, output: (TASKS[name] as (input: unknown) => unknown)(input) };
  } catch (error) {
    answer = { id, error };
  }
  port.postMessage(answer);
});
