import { parentPort } from 'node:worker_threads';

/** A thread for tests: it computes without an end for a task with no words, and answers others with an empty list. */
parentPort?.on('message', ({ input }: { input: { words: readonly string[] } }) => {
  while (input.words.length === 0) Math.random();
  parentPort?.postMessage({ output: [] });
});
