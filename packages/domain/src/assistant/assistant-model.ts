import type { InsightFigures } from '../insight/figures.ts';
import type { PersonContext } from './person-context.ts';

/** One turn of a conversation, oldest first. */
export type Turn = { role: 'person' | 'assistant'; text: string };

/** A page of the product that a reply cites. */
export type Source = { title: string; url: string };

/** A passage of the library: the plain text of one section of an article or of a book's chapter. */
export type Passage = Source & {
  /** Id of the article or book. */
  id: string;
  kind: 'article' | 'book' | 'podcast';
  /** The section's heading; null for text before the first heading. In a book, the chapter's title comes first. */
  heading: string | null;
  text: string;
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
  /** The last turn is the person's message that needs the reply. */
  turns: readonly Turn[];
  person: PersonContext;
  /**
   * Best match first. For a book, only passages of that book. Passages that the plan doesn't include are left
   * out.
   */
  findPassages(query: string, limit: number): readonly Passage[];
  /** Searches the person's own notes and conversations, best match first. */
  findHistory(query: string): Promise<readonly HistoryFind[]>;
  /** An integer that selects between wordings. It differs from reply to reply, and tests fix it. */
  variant: number;
};

/** Markdown with paragraphs, lists, bold and links. Images, HTML and headings above level three are not allowed. */
export type Reply = { text: string; sources: readonly Source[] };

export type AiFailure = 'timeout' | 'unavailable' | 'empty' | 'bad-answer';
export type AiResult<T> = { ok: true; value: T } | { ok: false; failure: AiFailure };

type CallOptions = {
  signal: AbortSignal;
  /** Called with each piece of text in order. The concatenated pieces equal the reply's text. */
  onDelta?: (text: string) => void;
};

/** The port for chat models (decision D20). A failure of a service is returned as a value; a bug throws. */
export type AssistantModel = {
  /** `external` means that texts are sent to another company's server. */
  readonly writtenBy: 'local' | 'external';
  reply(request: ReplyRequest, options: CallOptions): Promise<AiResult<Reply>>;
  /** Writes a week's summary from its figures: Markdown of one or two paragraphs and at most three points. */
  wordInsight(figures: InsightFigures, options: { signal: AbortSignal; variant: number }): Promise<AiResult<string>>;
  /** Writes a sentence or two about an entry, for its ai_analysis. */
  wordEntry(person: PersonContext, options: { signal: AbortSignal; variant: number }): Promise<AiResult<string>>;
};

/** Speech on the same port. This server has no speech model of its own. */
export type SpeechModel = {
  /** @param audio a whole recording. @returns the transcript as plain text. */
  transcribe(audio: Uint8Array, mimeType: string, options: { signal: AbortSignal }): Promise<AiResult<string>>;
  /** @returns the spoken text as an audio file. */
  speak(text: string, options: { signal: AbortSignal }): Promise<AiResult<{ audio: Uint8Array; mimeType: string }>>;
};

/**
 * State of the external service's circuit breaker. `open`: after repeated failures it gets no requests for a
 * while.
 */
export type AiCondition = { provider: 'local' | 'external'; circuit: 'closed' | 'half-open' | 'open' };
