import { detailOf } from '@alento/domain/analytics/detail';
import type { AnalyticsEntry } from '@alento/domain/analytics/entry';
import { overviewOf } from '@alento/domain/analytics/overview';
import type { AnalyticsPeriod, DayRange } from '@alento/domain/analytics/period';
import type { RecordDocument } from '@alento/domain/health-record/record-document';
import { type RecordFigures, recordFiguresOf } from '@alento/domain/health-record/record-figures';
import type { WeekInput, WeekMaterial } from '@alento/domain/insight/week/material';
import { foundWords } from '@alento/domain/text/plain-text';
import type { LocalDate } from '@alento/domain/time/local-date';
import { type SealContext, type Sealed, type UserKey, unseal } from '../crypto/seal.ts';
import { CHAT_MESSAGE, CHAT_SESSION } from '../sealed-json/chat.ts';
import { foundForms, matchTerms, type QueryWord, type TermMatch, type WantedWord } from '../text/match-texts.ts';

/** A sealed text, or a sealed document with the name of its kind, because its functions can't be sent to a thread. */
export type SealedText = { sealed: Sealed } & (
  | { context: SealContext }
  | { document: keyof typeof WORDS_OF; rowId: string }
);
type Texts = { userKey: UserKey; texts: readonly SealedText[] };

/** Decrypts a text or document within the thread, where a Buffer arrives as a plain Uint8Array. */
function open(userKey: UserKey, text: SealedText): string {
  const sealed = Buffer.from(text.sealed) as unknown as Sealed;
  if ('context' in text) return unseal(userKey, text.context, sealed);
  return WORDS_OF[text.document](userKey, text.rowId, sealed);
}

/** Functions that return the searchable texts of a document, by name of the document. */
const WORDS_OF = {
  'chat-message': (userKey: UserKey, rowId: string, sealed: Sealed) => CHAT_MESSAGE.open(userKey, rowId, sealed).text,
  'chat-session': (userKey: UserKey, rowId: string, sealed: Sealed) => CHAT_SESSION.open(userKey, rowId, sealed).title,
};

/**
 * Work that takes too long for the event loop. Arguments and results must be cloneable, and tasks can't use the
 * database. Callers pass small batches, so that each call is short.
 */
export const TASKS = {
  /** Finds the texts that contain wanted words, and returns them with their index in the batch. */
  matchTerms: ({
    userKey,
    texts,
    wanted,
  }: Texts & { wanted: readonly WantedWord[] }): (TermMatch & { place: number })[] =>
    texts.flatMap((text, place) => {
      const match = matchTerms(open(userKey, text), wanted);
      return match ? [{ ...match, place }] : [];
    }),

  /** Returns for each text the indexes of the wanted words that the text contains. */
  foundWords: ({ userKey, texts, words }: Texts & { words: readonly string[] }): number[][] =>
    texts.map((text) => foundWords(open(userKey, text), words)),

  /** Likewise, also for other forms of a word. */
  foundForms: ({ userKey, texts, words }: Texts & { words: readonly QueryWord[] }): number[][] =>
    texts.map((text) => foundForms(open(userKey, text), words)),

  /** Computes the analysis of a period, with the detail if tags are given. */
  analyse({ entries, period, today, tagIds }: AnalyseInput) {
    return {
      overview: overviewOf(entries, period, today),
      detail: tagIds && detailOf(entries, period, today, tagIds),
    };
  },

  /** Collects what the summary of a week may state. Each of its notes, hundreds at most, is checked for a crisis. */
  async weekMaterial(input: Omit<WeekInput, 'levelOf'>): Promise<WeekMaterial> {
    const { weekMaterialOf } = await import('@alento/domain/insight/week/week-material');
    const { checkCrisis } = await import('@alento/crisis-check/crisis-check');
    return weekMaterialOf({ ...input, levelOf: (text) => checkCrisis(text).level });
  },

  /** Whether an entry is a sign that its author is in a crisis. An imported note takes up to a quarter of a second. */
  async entryRaisesCrisis(entry: { score: number; note: string }): Promise<boolean> {
    const { entryRaisesCrisis } = await import('../text/raises-crisis.ts');
    return entryRaisesCrisis(entry);
  },

  /** Whether a text tells of a crisis, of its author or of somebody else. */
  async tellsOfCrisis(text: string): Promise<boolean> {
    const { checkCrisis } = await import('@alento/crisis-check/crisis-check');
    return checkCrisis(text).level === 'crisis';
  },

  /** Computes the figures of a health record. */
  recordFigures: ({
    entries,
    range,
    tagNames,
  }: {
    entries: readonly AnalyticsEntry[];
    range: DayRange;
    tagNames: ReadonlyMap<string, string>;
  }): RecordFigures => recordFiguresOf(entries, range, tagNames),

  /** Loads the PDF library, which takes about half a second, so that the first PDF doesn't wait for it. */
  loadPdf: async (): Promise<void> => {
    await import('../record-files/pdf/record-pdf.ts');
  },

  /** Draws a health record as PDF. */
  recordPdf: async (document: RecordDocument): Promise<Uint8Array> =>
    (await import('../record-files/pdf/record-pdf.ts')).recordPdf(document),
} as const;

type AnalyseInput = {
  entries: readonly AnalyticsEntry[];
  period: AnalyticsPeriod;
  today: LocalDate;
  tagIds: Set<string> | null;
};

export type TaskName = keyof typeof TASKS;
export type TaskInput<N extends TaskName> = Parameters<(typeof TASKS)[N]>[0];
export type TaskOutput<N extends TaskName> = Awaited<ReturnType<(typeof TASKS)[N]>>;
/** Message to the thread, and the thread's response. A thread gets one at a time. */
export type TaskRequest = { name: TaskName; input: unknown };
export type TaskAnswer = { output: unknown } | { error: unknown };
