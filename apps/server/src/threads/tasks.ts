import { detailOf } from '@alento/domain/analytics/detail';
import type { AnalyticsEntry } from '@alento/domain/analytics/entry';
import { overviewOf } from '@alento/domain/analytics/overview';
import type { AnalyticsPeriod } from '@alento/domain/analytics/period';
import { foundWords } from '@alento/domain/text/plain-text';
import type { LocalDate } from '@alento/domain/time/local-date';
import { type SealContext, type Sealed, type UserKey, unseal } from '../crypto/seal.ts';
import { CHAT_MESSAGE, CHAT_SESSION } from '../sealed-documents/chat.ts';
import { matchTerms, type TermMatch } from '../text/match-texts.ts';

/** A sealed text, or a sealed document and which of them it is: a thread takes no functions. */
export type SealedText = { sealed: Sealed } & (
  | { context: SealContext }
  | { document: keyof typeof WORDS_OF; rowId: string }
);
type Texts = { userKey: UserKey; texts: readonly SealedText[] };

/** A key that crossed to the thread is the same key; bytes that crossed are a plain array of them. */
function open(userKey: UserKey, text: SealedText): string {
  const sealed = Buffer.from(text.sealed) as unknown as Sealed;
  if ('context' in text) return unseal(userKey, text.context, sealed);
  return WORDS_OF[text.document](userKey, text.rowId, sealed);
}

/** The words that are looked for in a document. */
const WORDS_OF = {
  'chat-message': (userKey: UserKey, rowId: string, sealed: Sealed) => CHAT_MESSAGE.open(userKey, rowId, sealed).text,
  'chat-session': (userKey: UserKey, rowId: string, sealed: Sealed) => CHAT_SESSION.open(userKey, rowId, sealed).title,
};

/**
 * The work that is too long for the event loop: each takes and gives what can be cloned, and knows no
 * database. Called in batches, so that no single call is long either.
 */
export const TASKS = {
  /** Texts that have some of the wanted words at their stems, by their place in the batch. */
  matchTerms: ({
    userKey,
    texts,
    wanted,
  }: Texts & { wanted: readonly (readonly string[])[] }): (TermMatch & { place: number })[] =>
    texts.flatMap((text, place) => {
      const match = matchTerms(open(userKey, text), wanted);
      return match ? [{ ...match, place }] : [];
    }),

  /** Places of the words that each text has. */
  foundWords: ({ userKey, texts, words }: Texts & { words: readonly string[] }): number[][] =>
    texts.map((text) => foundWords(open(userKey, text), words)),

  /** The analysis of a period; its detail where tags are given. */
  analyse({ entries, period, today, tagIds }: AnalyseInput) {
    return {
      overview: overviewOf(entries, period, today),
      detail: tagIds && detailOf(entries, period, today, tagIds),
    };
  },
} as const;

type AnalyseInput = {
  entries: readonly AnalyticsEntry[];
  period: AnalyticsPeriod;
  today: LocalDate;
  tagIds: Set<string> | null;
};

export type TaskName = keyof typeof TASKS;
export type TaskInput<N extends TaskName> = Parameters<(typeof TASKS)[N]>[0];
export type TaskOutput<N extends TaskName> = ReturnType<(typeof TASKS)[N]>;
/** What goes to the thread, and what comes back. */
export type TaskRequest = { id: number; name: TaskName; input: unknown };
export type TaskAnswer = { id: number; output: unknown } | { id: number; error: unknown };
