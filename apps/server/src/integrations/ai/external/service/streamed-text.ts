import { type LanguageModel, streamText, type TextStreamPart, type ToolSet } from 'ai';
import { TaskCancelledError, TimeoutStrategy, timeout } from 'cockatiel';
import type { BuiltPrompt } from '../prompt/prompt.ts';
import type { CallNotes } from './metered-calls.ts';
import { ServiceFailure } from './service-failure.ts';
import { streamFailure } from './stream-failure.ts';

export type StreamLimits = {
  /** Timeout until the first token of text or reasoning. */
  firstTokenMs: number;
  /** Timeout between two pieces of the stream. */
  idleMs: number;
};

export const STREAM: StreamLimits = { firstTokenMs: 15_000, idleMs: 10_000 };

type Request = {
  model: LanguageModel;
  prompt: BuiltPrompt;
  /** A longer text is refused. */
  maxCharacters: number;
  limits: StreamLimits;
  clock: () => number;
  onDelta?: ((text: string) => void) | undefined;
};
type Part = TextStreamPart<ToolSet>;

/**
 * Requests and streams a text in one attempt. The failure is not retriable after a piece was passed on.
 *
 * @returns the complete text, which is never blank. Rejects with a ServiceFailure.
 */
export async function streamedText(request: Request, signal: AbortSignal, notes: CallNotes): Promise<string> {
  const { model, prompt, limits, clock } = request;
  const stop = new AbortController();
  const result = streamText({
    model,
    instructions: prompt.system,
    prompt: prompt.message,
    maxRetries: 0,
    abortSignal: AbortSignal.any([signal, stop.signal]),
    // Prevents the SDK from printing errors with the request and its texts. Errors are handled as parts of the
    // stream.
    onError: () => undefined,
  });
  const parts = result.stream[Symbol.asyncIterator]();
  const firstInTime = within('first-token', limits.firstTokenMs);
  const nextInTime = within('idle', limits.idleMs);
  let text = '';
  try {
    for (let first = true; ; first = false) {
      const part = await (first ? firstInTime : nextInTime)(() => nextTelling(parts), signal);
      if (part.type === 'finish') {
        notes.inputTokens = part.totalUsage.inputTokens ?? null;
        notes.outputTokens = part.totalUsage.outputTokens ?? null;
        return wholeText(text, part.finishReason);
      }
      notes.firstTokenAt ??= clock();
      if (part.type !== 'text-delta') continue;
      text += part.text;
      if (text.length > request.maxCharacters) throw new ServiceFailure('bad-answer', 'too-long');
      signal.throwIfAborted();
      if (part.text !== '') request.onDelta?.(part.text);
    }
  } catch (error) {
    throw error instanceof StreamError ? streamFailure(error.given, text) : error;
  } finally {
    stop.abort();
  }
}

/** Wraps an error of the SDK's stream, to distinguish it from errors of our own code. */
class StreamError extends Error {
  override readonly name = 'StreamError';
  readonly given: unknown;
  constructor(given: unknown) {
    super('stream failed');
    this.given = given;
  }
}

/** The next relevant part: text, reasoning, or the end. */
async function nextTelling(parts: AsyncIterator<Part>) {
  for (;;) {
    const next = await parts.next().catch((error: unknown) => {
      throw new StreamError(error);
    });
    if (next.done) throw new ServiceFailure('bad-answer', 'cut-off', { harmsCircuit: true });
    const part = next.value;
    if (part.type === 'error') throw new StreamError(part.error);
    if (part.type === 'abort') throw new ServiceFailure('timeout', 'aborted');
    if (part.type === 'text-delta' || part.type === 'reasoning-delta' || part.type === 'finish') return part;
  }
}

function within(reason: 'first-token' | 'idle', ms: number) {
  const inTime = timeout(ms, TimeoutStrategy.Aggressive);
  return async <T>(wait: () => Promise<T>, signal: AbortSignal): Promise<T> => {
    try {
      return await inTime.execute(wait, signal);
    } catch (error) {
      // Not retried, because with a slow service the person would wait as long again.
      if (error instanceof TaskCancelledError) throw new ServiceFailure('timeout', reason, { harmsCircuit: true });
      throw error;
    }
  };
}

function wholeText(text: string, finishReason: string): string {
  if (finishReason === 'content-filter') throw new ServiceFailure('bad-answer', 'content-filter');
  if (finishReason !== 'stop') throw new ServiceFailure('bad-answer', 'cut-off');
  if (text.trim() === '') throw new ServiceFailure('empty', 'no-text');
  return text;
}
