import { Worker } from 'node:worker_threads';
import type { TaskAnswer, TaskInput, TaskName, TaskOutput, TaskRequest } from './tasks.ts';

type Waiting = { resolve: (output: never) => void; reject: (error: unknown) => void };

/** Runs the tasks of `tasks.ts` in a worker thread. */
export type WorkThread = {
  /** Runs a task. Rejects with the signal's reason when the signal aborts, even while the task runs. */
  run<N extends TaskName>(name: N, input: TaskInput<N>, signal?: AbortSignal): Promise<TaskOutput<N>>;
  close(): Promise<void>;
};

/**
 * Creates a worker thread that starts with the first task. Its tasks run one after another. The thread doesn't prevent
 * the process from ending, and is started again after an error.
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
      // Resolved in a separate turn of the event loop, because Node delivers up to a thousand messages in one turn.
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
      return new Promise<TaskOutput<typeof name>>((resolve, reject) => {
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
