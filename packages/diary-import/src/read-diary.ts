import { readAlento } from './alento/read-alento.ts';
import { readDaylio } from './daylio/read-daylio.ts';
import { type ForeignSource, type ReadDiary, type ReadOptions, refuseFile } from './diary/diary.ts';
import { readPixels } from './pixels/read-pixels.ts';

const READERS: Record<ForeignSource, (bytes: Uint8Array, options: ReadOptions) => ReadDiary> = {
  daylio: readDaylio,
  pixels: readPixels,
  alento: readAlento,
};

/**
 * Reads a diary of another app (decision D37). It blocks the thread: a server calls `readDiaryInWorker`. No content of
 * a file makes it throw; what can't be read is a refusal of the file or a problem of a line.
 */
export function readDiary(bytes: Uint8Array, options: ReadOptions): ReadDiary {
  if (bytes.length === 0) return refuseFile('FILE_EMPTY');
  return READERS[options.source](bytes, options);
}
