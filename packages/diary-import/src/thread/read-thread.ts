import { parentPort, workerData } from 'node:worker_threads';
import type { ForeignEntry, Problem, ReadDiary, ReadOptions } from '../diary/diary.ts';
import { readDiary } from '../read-diary.ts';

/** Entries, and problems, of a piece of a diary. More would block the receiving thread while it copies them. */
const PIECE = 200;

/** What the thread sends first, and then, for each message to it, a piece of the entries and problems. */
export type DiaryPiece = { entries: ForeignEntry[]; problems: Problem[]; isLast: boolean };

if (!parentPort) throw new Error('This file runs as a thread (thread/read-diary-in-worker.ts)');
const port = parentPort;
const { bytes, options } = workerData as { bytes: Uint8Array; options: ReadOptions };
const diary = readDiary(bytes, options);
if (diary.ok) {
  const { entries, problems } = diary;
  let from = 0;
  port.on('message', () => {
    const to = from + PIECE;
    const isLast = to >= Math.max(entries.length, problems.length);
    port.postMessage({
      entries: entries.slice(from, to),
      problems: problems.slice(from, to),
      isLast,
    } satisfies DiaryPiece);
    from = to;
  });
}
port.postMessage((diary.ok ? { ...diary, entries: [], problems: [] } : diary) satisfies ReadDiary);
