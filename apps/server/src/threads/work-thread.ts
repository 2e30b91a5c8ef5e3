import { Worker } from 'node:worker_threads';
import type { TaskAnswer, TaskInput, TaskName, TaskOutput, TaskRequest } from './tasks.ts';

type Waiting = { resolve: (output: never) => void; reject: (error: unknown) => void };

/** Runs the tasks of `tasks.ts` in a worker thread. */
export type WorkThread = {
  /** Rejects with the signal's reason when it aborts, without waiting for a running task. */
  run<N extends TaskName>(name: N, input: TaskInput<N>, signal?: AbortSignal): Promise<TaskOutput<N>>;
  close(): Promise<void>;
};

/**
 * One thread, started at the first task. Tasks are queued in it, the batches of several people in turn. It
 * doesn't keep the process alive, and is restarted after an error.
 */
export function createWorkThread(): WorkThread {
  let worker: Worker | null = null;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  function fail(broken: Worker, error: unknown): void {
    if (worker !== broken) return;
    worker = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function started(): Worker {
    if (worker) return worker;
    const fresh = new Worker(new URL('./thread.ts', import.meta.url));
    fresh.unref();
    fresh.on('message', (answer: TaskAnswer) => {
      const one = waiting.get(answer.id);
      waiting.delete(answer.id);
      // In a separate turn: Node delivers up to a thousand messages in one turn, with all their continuations.
      setImmediate(() => {
        if ('error' in answer) one?.reject(answer.error);
        else one?.resolve(answer.output as never);
      });
    });
    fresh.on('error', (error) => fail(fresh, error));
    fresh.on('exit', () => fail(fresh, new Error('The work thread ended')));
    worker = fresh;
    return fresh;
  }

  return {
    async run(name, input, signal) {
      signal?.throwIfAborted();
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        const abort = (): void => {
          waiting.delete(id);
          reject(signal?.reason);
        };
        const settled = <T>(settle: (value: T) => void) => {
          return (value: T): void => {
            signal?.removeEventListener('abort', abort);
            settle(value);
          };
        };
        waiting.set(id, { resolve: settled(resolve), reject: settled(reject) });
        signal?.addEventListener('abort', abort, { once: true });
        started().postMessage({ id, name, input } satisfies TaskRequest);
      });
    },

    async close() {
      await worker?.terminate();
    },
  };
}
