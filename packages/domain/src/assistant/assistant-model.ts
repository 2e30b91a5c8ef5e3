import type { InsightFigures } from '../insight/figures.ts';
import type { PersonContext } from './person-context.ts';

/** One turn of a conversation, oldest first. */
export type Turn = { role: 'person' | 'assistant'; text: string };

/** A page of the product that a reply rests on. */
export type Source = { title: string; url: string };

/** A passage of the library: plain text of one section of an article, or of one chapter's section. */
export type Passage = Source & {
  /** Id of the article or book. */
  id: string;
  kind: 'article' | 'book' | 'podcast';
  /** The section's heading; null at the beginning. For a book, the chapter's title comes first. */
  heading: string | null;
  text: string;
};

/** A find in the person's own notes and conversations. */
export type HistoryFind = Source & {
  kind: 'note' | 'chat';
  /** Local day, yyyy-MM-dd. */
  date: string;
  excerpt: string;
  /** Of a note. */
  score: number | null;
};

/**
 * What is asked of a model:
 * - `chat`: an ordinary reply. After a sign of crisis in the turn before, `afterCrisis` is set: the reply first
 *   asks how safe the person is now.
 * - `book`: a reply from this book's passages alone, which says so where the book doesn't tell.
 * - `analyze-mood`: a short reading of what was just written beside what was recorded.
 */
export type ReplyTask =
  | { kind: 'chat'; afterCrisis: boolean }
  | { kind: 'book'; book: Source & { id: string }; afterCrisis: boolean }
  | { kind: 'analyze-mood' };

export type ReplyRequest = {
  task: ReplyTask;
  /** The last one is the person's, and the one to answer. */
  turns: readonly Turn[];
  person: PersonContext;
  /** Best first. For a book, of this book alone. What the plan doesn't reach is never among them. */
  findPassages(query: string, limit: number): readonly Passage[];
  /** The person's own notes and conversations, best first. */
  findHistory(query: string): Promise<readonly HistoryFind[]>;
  /** Whole number that differs from reply to reply: wording varies by it, and tests fix it. */
  variant: number;
};

/** Markdown: paragraphs, lists, bold, links; no images, no HTML, no headings above the third level. */
export type Reply = { text: string; sources: readonly Source[] };

export type AiFailure = 'timeout' | 'unavailable' | 'empty' | 'bad-answer';
export type AiResult<T> = { ok: true; value: T } | { ok: false; failure: AiFailure };

type CallOptions = {
  signal: AbortSignal;
  /** Called with text as it comes, in order; joined, it is the reply's text. */
  onDelta?: (text: string) => void;
};

/** Chat behind one port (decision D20). Refusals of a service are values; a bug throws. */
export type AssistantModel = {
  /** Whether texts leave this server. */
  readonly writtenBy: 'local' | 'external';
  reply(request: ReplyRequest, options: CallOptions): Promise<AiResult<Reply>>;
  /** Words for a week's figures, and for nothing else; Markdown of one or two paragraphs and at most three points. */
  wordInsight(figures: InsightFigures, options: { signal: AbortSignal; variant: number }): Promise<AiResult<string>>;
  /** A sentence or two on an entry, for its ai_analysis. */
  wordEntry(person: PersonContext, options: { signal: AbortSignal; variant: number }): Promise<AiResult<string>>;
};

/** Speech behind the same port; nothing of it runs on this server by itself. */
export type SpeechModel = {
  /** @param audio a whole recording. @returns what was said, plain text. */
  transcribe(audio: Uint8Array, mimeType: string, options: { signal: AbortSignal }): Promise<AiResult<string>>;
  /** @returns the spoken text as an audio file. */
  speak(text: string, options: { signal: AbortSignal }): Promise<AiResult<{ audio: Uint8Array; mimeType: string }>>;
};

/** How the external service is: open means that it failed again and again and is left alone for a while. */
export type AiCondition = { provider: 'local' | 'external'; circuit: 'closed' | 'half-open' | 'open' };
