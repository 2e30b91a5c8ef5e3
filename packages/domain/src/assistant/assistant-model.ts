import type { InsightFigures } from '../insight/figures.ts';
import type { WeekMaterial } from '../insight/week/material.ts';
import type { PlanId } from '../plan/plans.ts';
import type { Diary, DiaryEntry, DoseDiary, HealthAnswers, PersonContext, ScreeningResult } from './person-context.ts';

/** One message of a conversation. */
export type Turn = { role: 'person' | 'assistant'; text: string };

/** A page of the product that a reply cites. */
export type Source = { title: string; url: string };

/** A passage of the library: the plain text of one section of an article or of a book's chapter. */
export type Passage = Source & {
  /** Id of the article or book. */
  id: string;
  kind: 'article' | 'book' | 'podcast';
  /** The section's heading; null for text before the first heading. For a book it begins with the chapter's title. */
  heading: string | null;
  text: string;
};

/** A help page of the product (content/ajuda-do-app). */
export type HelpPage = Source & {
  id: string;
  /** The whole answer, as Markdown. It links only to screens to which a reply may link. */
  answer: string;
  /** The question as people type it. */
  asked: readonly string[];
};

/** A search result from the person's own notes and conversations. */
export type HistoryFind = Source & {
  kind: 'note' | 'chat';
  /** Local day, yyyy-MM-dd. */
  date: string;
  excerpt: string;
  /** The score of a note; null for a conversation. */
  score: number | null;
};

/**
 * The kind of reply that is requested:
 * - `chat`: an ordinary reply. `afterCrisis` is set if the previous turn had a sign of crisis; the reply then
 * begins by asking whether the person is safe.
 * - `book`: a reply from passages of this book only. If the book doesn't cover the question, the reply says
 * so.
 * - `analyze-mood`: a short comment on the new entry, compared with earlier entries.
 */
export type ReplyTask =
  | { kind: 'chat'; afterCrisis: boolean }
  | { kind: 'book'; book: Source & { id: string }; afterCrisis: boolean }
  | { kind: 'analyze-mood' };

export type ReplyRequest = {
  task: ReplyTask;
  /** The messages so far, oldest first. The last one is the person's message that needs a reply. */
  turns: readonly Turn[];
  person: PersonContext;
  /** The `state` of the conversation's last reply that has one; null before the first one. Crisis replies have none. */
  state: string | null;
  /**
   * Searches the library, best match first. For a book, it finds only passages of that book. It leaves out passages
   * that the plan doesn't include.
   */
  findPassages(query: string, limit: number): readonly Passage[];
  /** Every help page. All requests of a process have the same frozen array, so that an index of it can be kept. */
  helpPages: readonly HelpPage[];
  /** Reads the whole diary. It isn't sent to an external service, but figures that the message asks for are. */
  readDiary(): Promise<Diary>;
  /**
   * The entries whose note contains all of these words or words that begin with them. Opens the notes. It isn't sent to
   * an external service.
   */
  findEntriesWith(words: string): Promise<readonly DiaryEntry[]>;
  /** Results of the person's screenings, oldest first. It isn't sent to an external service. */
  readScreenings(): Promise<readonly ScreeningResult[]>;
  /** Answers of the onboarding about health. It isn't sent to an external service. */
  readHealthAnswers(): Promise<HealthAnswers>;
  /**
   * What is noted in the medication diary; absent for a request without an account. A message that asks for it is never
   * sent to an external service.
   */
  readDoses?(): Promise<DoseDiary>;
  /** The plan in force and what is left of it today; absent for a request without an account. */
  readPlan?(): Promise<PlanToday>;
  /** Searches the person's own notes and conversations, best match first. */
  findHistory(query: string): Promise<readonly HistoryFind[]>;
  /** An integer that selects one of several wordings. It differs from reply to reply; tests set a fixed one. */
  variant: number;
};

/** A plan, and the messages to the assistant that it allows a day and that are left today; null without a limit. */
export type PlanToday = { planId: PlanId; messagesPerDay: number | null; messagesLeft: number | null };

/** Markdown with paragraphs, lists, bold and links. Images, HTML and headings above level three are not allowed. */
export type Reply = {
  text: string;
  sources: readonly Source[];
  /** Messages that the person may send by a tap: answers to a question with alternatives. */
  choices?: readonly string[];
  /** What the assistant keeps for the next reply of the conversation, in a form of its own. */
  state?: string | null;
};

export type AiFailure = 'timeout' | 'unavailable' | 'empty' | 'bad-answer';
export type AiResult<T> = { ok: true; value: T } | { ok: false; failure: AiFailure };

type CallOptions = {
  signal: AbortSignal;
  /** Called with each piece of text as it is written. The pieces in order are the reply's text. */
  onDelta?: (text: string) => void;
};

/** The interface to chat models. It returns the failure of a service as a value; only a bug throws. */
export type AssistantModel = {
  /** `external` means that texts are sent to another company's server. */
  readonly writtenBy: 'local' | 'external';
  reply(request: ReplyRequest, options: CallOptions): Promise<AiResult<Reply>>;
  /**
   * Writes a week's summary: Markdown of one or two paragraphs and at most three points.
   *
   * @param options.week what comes from notes too. Only a model that runs on this server gets it.
   */
  wordInsight(
    figures: InsightFigures,
    options: { signal: AbortSignal; variant: number; week?: WeekMaterial },
  ): Promise<AiResult<string>>;
  /** Writes one or two sentences about an entry, for the entry's ai_analysis. */
  wordEntry(person: PersonContext, options: { signal: AbortSignal; variant: number }): Promise<AiResult<string>>;
};

/** The interface to a speech model. This server has none of its own. */
export type SpeechModel = {
  /**
   * Converts speech to text.
   *
   * @param audio a whole recording.
   * @returns the transcript as plain text.
   */
  transcribe(audio: Uint8Array, mimeType: string, options: { signal: AbortSignal }): Promise<AiResult<string>>;
  /**
   * Converts text to speech.
   *
   * @returns an audio file.
   */
  speak(text: string, options: { signal: AbortSignal }): Promise<AiResult<{ audio: Uint8Array; mimeType: string }>>;
};

/**
 * State of the external service's circuit breaker. In the state `open`, after repeated failures, the service gets no
 * requests for a while.
 */
export type AiCondition = { provider: 'local' | 'external'; circuit: 'closed' | 'half-open' | 'open' };
