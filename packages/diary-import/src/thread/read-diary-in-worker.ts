import { Worker } from 'node:worker_threads';
import { type ReadDiary, type ReadOptions, refuseFile } from '../diary/diary.ts';
import type { DiaryPiece } from './read-thread.ts';

/** How long a file may take to be read, ms. */
const TIMEOUT_MS = 20_000;
/**
 * Memory of the thread for values, MB. It is twice what the readers need for what they let through: a thread that runs
 * out of memory may end the whole process.
 */
const MEMORY_MB = 512;

/**
 * Reads a diary like `readDiary`, in a thread of its own that ends with the call. More than `timeoutMs`, or more memory
 * than the thread has, gives FILE_TOO_COMPLEX. Rejects only if the reader itself has a fault, or the signal aborts.
 *
 * @param bytes they are copied into the thread.
 */
export function readDiaryInWorker(
  bytes: Uint8Array,
  options: ReadOptions,
  { timeoutMs = TIMEOUT_MS, memoryMb = MEMORY_MB }: { timeoutMs?: number; memoryMb?: number } = {},
): Promise<ReadDiary> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./read-thread.ts', import.meta.url), {
      workerData: { bytes, options },
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    const timer = setTimeout(() => end(() => resolve(refuseFile('FILE_TOO_COMPLEX'))), timeoutMs);
    /** Settles the promise when the thread has ended, so that no file holds memory beyond its call. */
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      worker.terminate().then(settle, reject);
    };
    worker.once('message', (diary: ReadDiary) => {
      if (!diary.ok) return end(() => resolve(diary));
      // One piece at a time, so that the event loop runs between them.
      worker.on('message', ({ entries, problems, isLast }: DiaryPiece) => {
        diary.entries.push(...entries);
        diary.problems.push(...problems);
        if (isLast) end(() => resolve(diary));
        else worker.postMessage('next');
      });
      worker.postMessage('next');
    });
    worker.once('error', (error: NodeJS.ErrnoException) => {
      const isTooLarge = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      end(() => (isTooLarge ? resolve(refuseFile('FILE_TOO_COMPLEX')) : reject(error)));
    });
  });
}
