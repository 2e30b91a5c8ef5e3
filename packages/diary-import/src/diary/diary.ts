import type { EntrySource } from '@alento/domain/mood-entry/entry-source';
import type { MoodScore } from '@alento/domain/mood-entry/scale';
import type { LocalDate } from '@alento/domain/time/local-date';

/** The app that a file comes from. */
export type ForeignSource = 'daylio' | 'pixels' | 'alento';

export type ReadOptions = {
  source: ForeignSource;
  /** Name of the file on the person's device. It only tells damaged files from files of another kind. */
  fileName: string;
  /** Maximum size of the unpacked file, in bytes. */
  maxUnpackedBytes: number;
  /** Maximum size of all texts in UTF-8, in bytes. A name counts as often as entries have it. */
  maxTextBytes: number;
  maxEntries: number;
  /** The person's local date. Entries of later dates are problems. Without it, every date from 2000 on is read. */
  today?: LocalDate;
};

/** Why a file isn't read at all. */
export type RefusalCode =
  | 'FILE_EMPTY'
  /** It is larger than `maxUnpackedBytes`, or would be after it is unpacked. */
  | 'FILE_TOO_LARGE'
  /** It is cut off or damaged. */
  | 'FILE_UNREADABLE'
  | 'FILE_OF_ANOTHER_KIND'
  | 'FILE_HAS_NO_ENTRIES'
  | 'FILE_TOO_MANY_ENTRIES'
  /** It has more text than `maxTextBytes` or more names than a preview lists, or took too long or too much memory to read. */
  | 'FILE_TOO_COMPLEX'
  | 'FILE_ENCRYPTED';

export type FileRefusal = { ok: false; code: RefusalCode };

/** An entry of another app. All texts are well-formed and have no control characters but line breaks and tabs. */
export type ForeignEntry = {
  /** Line of the text file, or position in the list of a JSON file. Both start at 1. */
  line: number;
  localDate: LocalDate;
  /** Time on the clock as `HH:mm`, without a zone. Null if the file has none. */
  time: string | null;
  /** Name of the mood, as in `scale`. */
  mood: string;
  /** Plain text, as long as an import keeps it. */
  note: string;
  /** Names of any length on one line, each of them once. */
  activities: string[];
  /** What only an export of Alento has: the entry's id, and its exact time. */
  own?: OwnEntry;
};

/** Fields of an entry that Alento exported. */
export type OwnEntry = {
  id: string;
  /** Instant, ms epoch. */
  timestamp: number;
  /** UTC offset, minutes east. */
  offsetMinutes: number;
  source: EntrySource;
  /** AI comment; empty if the entry has none. */
  analysis: string;
};

/** A mood of the file, with the score that is proposed for it. Null if the name says nothing. */
export type ForeignMood = { name: string; score: MoodScore | null; entries: number };
/** An activity of the file. Only an export of Alento has the icon of its tag; it and a backup of Daylio have its group. */
export type ForeignActivity = { name: string; entries: number; icon?: string; group?: string };

/** Something that was not taken over: a sentence in Portuguese that continues “Linha 12: …”. */
export type Problem = { line: number; message: string };

/** A file that was read. */
export type WholeDiary = {
  ok: true;
  /** In the order of the file. Empty if every entry had a problem. */
  entries: ForeignEntry[];
  /** From the best score to the worst, then moods without a proposed score. */
  scale: ForeignMood[];
  /** The most frequent one first. */
  activities: ForeignActivity[];
  /** All problems, by line. At most four for each row, and a few for the whole file, whose line is 0. */
  problems: Problem[];
  /** Number of rows that are left out, because the same row is there already. */
  duplicates: number;
};

export type ReadDiary = FileRefusal | WholeDiary;

export const refuseFile = (code: RefusalCode): FileRefusal => ({ ok: false, code });
