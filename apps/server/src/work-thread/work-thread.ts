import { Worker } from 'node:worker_threads';
import type { TaskAnswer, TaskInput, TaskName, TaskOutput, TaskRequest } from './tasks.ts';

type Task = { request: TaskRequest; resolve: (output: never) => void; reject: (error: unknown) => void };

/** Time that an aborted task has to end, ms. Then its thread is replaced, because nothing else stops a computation. */
const GRACE_MS = 2000;

/** Time without a task after which a thread with a large heap ends, ms, and from which size its heap is large. */
const IDLE_MS = 30_000;
const LARGE_BYTES = 96 * 1024 * 1024;

const ENDED = 'The work thread ended';
// Without a limit, V8's space for new objects grows to over 100 MB after much work, and is kept for a while.
const startThread = (): Worker =>
  new Worker(new URL('./thread.ts', import.meta.url), { resourceLimits: { maxYoungGenerationSizeMb: 48 } });

/** Runs the tasks of `tasks.ts` in a worker thread. */
export type WorkThread = {
  /** Runs a task. Rejects with the signal's reason when the signal aborts, even while the task runs. */
  run<N extends TaskName>(name: N, input: TaskInput<N>, signal?: AbortSignal): Promise<TaskOutput<N>>;
  close(): Promise<void>;
};

/**
 * Creates a worker thread that starts with the first task. Its tasks run one after another. A task that still runs two
 * seconds after its signal aborted is ended with the thread. After that, or after a crash, the tasks behind it run on a
 * new one. A thread with a large heap ends after half a minute without tasks, because V8 keeps the memory. The thread
 * doesn't prevent the process from ending.
 */
export function createWorkThread({
  start = startThread,
  graceMs = GRACE_MS,
  idleMs = IDLE_MS,
  largeBytes = LARGE_BYTES,
} = {}): WorkThread {
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let running: Task | null = null;
  const waiting: Task[] = [];

  function fail(broken: Worker, error: unknown): void {
    if (worker !== broken) return;
    worker = null;
    running?.reject(error);
    running = null;
    next();
  }

  function next(): void {
    if (running) return;
    clearTimeout(idle);
    const task = waiting.shift();
    if (!task) {
      if (worker) idle = setTimeout(endIfLarge, idleMs, worker).unref();
      return;
    }
    try {
      started().postMessage(task.request);
      running = task;
    } catch (error) {
      task.reject(error);
      next();
    }
  }

  function started(): Worker {
    if (worker) return worker;
    const fresh = start();
    fresh.unref();
    fresh.on('message', (answer: TaskAnswer) => {
      if (worker !== fresh) return;
      const task = running;
      running = null;
      next();
      // Resolved in a separate turn of the event loop, because Node delivers up to a thousand messages in one turn.
      setImmediate(() => {
        if ('error' in answer) task?.reject(answer.error);
        else task?.resolve(answer.output as never);
      });
    });
    fresh.on('error', (error) => fail(fresh, error));
    fresh.on('exit', () => fail(fresh, new Error(ENDED)));
    worker = fresh;
    return fresh;
  }

  function endThread(): void {
    void worker?.terminate();
    worker = null;
  }

  async function endIfLarge(idling: Worker): Promise<void> {
    // Null if the thread has just ended.
    const heap = await idling.getHeapStatistics().catch(() => null);
    if (heap === null || heap.total_heap_size < largeBytes || worker !== idling || running) return;
    endThread();
  }

  /** Ends the thread if it still runs the task. */
  function end(task: Task): void {
    if (running !== task) return;
    endThread();
    running = null;
    next();
  }

  function abort(task: Task, reason: unknown): void {
    task.reject(reason);
    const at = waiting.indexOf(task);
    if (at >= 0) waiting.splice(at, 1);
    else if (running === task) setTimeout(end, graceMs, task).unref();
  }

  return {
    async run(name, input, signal) {
      signal?.throwIfAborted();
      const { promise, resolve, reject } = Promise.withResolvers<TaskOutput<typeof name>>();
      const task: Task = { request: { name, input }, resolve, reject };
      const onAbort = (): void => abort(task, signal?.reason);
      signal?.addEventListener('abort', onAbort);
      waiting.push(task);
      next();
      return promise.finally(() => signal?.removeEventListener('abort', onAbort));
    },

    async close() {
      clearTimeout(idle);
      for (const { reject } of waiting.splice(0)) reject(new Error(ENDED));
      await worker?.terminate();
    },
  };
}
