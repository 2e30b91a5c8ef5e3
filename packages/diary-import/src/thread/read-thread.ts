import { parentPort, workerData } from 'node:worker_threads';
import type { ReadOptions } from '../diary/diary.ts';
import { readDiary } from '../read-diary.ts';

if (!parentPort) throw new Error('This file runs as a thread (thread/read-diary-in-worker.ts)');
const { bytes, options } = workerData as { bytes: Uint8Array; options: ReadOptions };
parentPort.postMessage(readDiary(bytes, options));
