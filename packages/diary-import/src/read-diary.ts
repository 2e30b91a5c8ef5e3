import { readAlento } from './alento/read-alento.ts';
import { readDaylio } from './daylio/read-daylio.ts';
import {
  type ForeignActivity,
  type ForeignEntry,
  type ForeignSource,
  type ReadDiary,
  type ReadOptions,
  refuseFile,
} from './diary/diary.ts';
import { readPixels } from './pixels/read-pixels.ts';

const READERS: Record<ForeignSource, (bytes: Uint8Array, options: ReadOptions) => ReadDiary> = {
  daylio: readDaylio,
  pixels: readPixels,
  alento: readAlento,
};

type Texts = { entries: readonly ForeignEntry[]; activities: readonly ForeignActivity[] };

function* textsOf({ entries, activities }: Texts): Generator<string> {
  for (const { name } of activities) yield name;
  for (const { mood, note, activities: names, own } of entries) yield* [mood, note, own?.analysis ?? '', ...names];
}

/**
 * Whether a diary has too much text. A small archive can hold some hundred megabytes of it, and a name that is written
 * once can belong to every entry.
 */
function hasMoreText(diary: Texts, max: number): boolean {
  let sum = 0;
  for (const text of textsOf(diary)) {
    sum += Buffer.byteLength(text);
    if (sum > max) return true;
  }
  return false;
}

/**
 * Reads a diary of another app. It blocks the thread: a server calls `readDiaryInWorker`. No content of a file makes it
 * throw; what can't be read is a refusal of the file or a problem of a line.
 */
export function readDiary(bytes: Uint8Array, options: ReadOptions): ReadDiary {
  if (bytes.length === 0) return refuseFile('FILE_EMPTY');
  const diary = READERS[options.source](bytes, options);
  return diary.ok && hasMoreText(diary, options.maxTextBytes) ? refuseFile('FILE_TOO_COMPLEX') : diary;
}
