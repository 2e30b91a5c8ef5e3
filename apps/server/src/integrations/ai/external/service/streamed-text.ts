import { isStepCount, type LanguageModel, streamText, type TextStreamPart, type ToolSet } from 'ai';
import { TaskCancelledError, TimeoutStrategy, timeout } from 'cockatiel';
import type { BuiltPrompt } from '../prompt/prompt.ts';
import type { ReplyTools } from '../tools/reply-tools.ts';
import type { CallNotes } from './metered-calls.ts';
import { readBeginning } from './raw-tool-call.ts';
import { ServiceFailure } from './service-failure.ts';
import { streamFailure } from './stream-failure.ts';

export type StreamLimits = {
  /** Timeout until the first token of text, reasoning or a tool call, after each request. */
  firstTokenMs: number;
  /** Timeout between two pieces of the stream. */
  idleMs: number;
};

export const STREAM: StreamLimits = { firstTokenMs: 15_000, idleMs: 10_000 };

/** How many times a reply may request tools. Afterwards the model must write. */
const TOOL_ROUNDS = 3;

export type TextRequest = {
  model: LanguageModel;
  prompt: BuiltPrompt;
  /** Absent if the model gets no tools. */
  tools?: ReplyTools | undefined;
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
export async function streamedText(request: TextRequest, signal: AbortSignal, notes: CallNotes): Promise<string> {
  const { limits, clock, tools } = request;
  const stop = new AbortController();
  const result = begin(request, AbortSignal.any([signal, stop.signal]));
  const parts = result.stream[Symbol.asyncIterator]();
  const firstInTime = within('first-token', limits.firstTokenMs);
  const nextInTime = within('idle', limits.idleMs);
  const written = writtenText(request);
  let isWaitingForFirst = true;
  try {
    for (;;) {
      const part: Telling = await (isWaitingForFirst ? firstInTime : nextInTime)(() => nextTelling(parts), signal);
      if (tools?.fault) throw tools.fault.error;
      if (part.type === 'finish') {
        notes.inputTokens = part.totalUsage.inputTokens ?? null;
        notes.outputTokens = part.totalUsage.outputTokens ?? null;
        return wholeText(written.end(), part.finishReason);
      }
      isWaitingForFirst = part.type === 'finish-step';
      if (part.type === 'finish-step') {
        written.endStep();
        continue;
      }
      notes.firstTokenAt ??= clock();
      if (part.type === 'tool-call') notes.toolCalls += 1;
      if (part.type !== 'text-delta') continue;
      signal.throwIfAborted();
      written.add(part.text);
    }
  } catch (error) {
    if (tools?.fault) throw tools.fault.error;
    throw error instanceof StreamError ? streamFailure(error.original, written.text()) : error;
  } finally {
    stop.abort();
  }
}

function begin({ model, prompt, tools }: TextRequest, abortSignal: AbortSignal) {
  const options = {
    model,
    instructions: prompt.system,
    prompt: prompt.message,
    maxRetries: 0,
    abortSignal,
    // Prevents the SDK from printing errors with the request and its texts. Errors are handled as parts of the
    // stream.
    onError: () => undefined,
  };
  if (!tools) return streamText<ToolSet>(options);
  return streamText<ToolSet>({
    ...options,
    tools: tools.set,
    stopWhen: isStepCount(TOOL_ROUNDS + 1),
    prepareStep: ({ stepNumber }) => (stepNumber >= TOOL_ROUNDS ? { toolChoice: 'none' } : undefined),
  });
}

/** Collects the text of all steps and passes it on, unless it is a tool call that the model has written as text. */
function writtenText({ tools, maxCharacters, onDelta }: TextRequest) {
  let whole = '';
  let passedOn = '';
  let step = '';
  const passOn = () => {
    const piece = whole.slice(passedOn.length);
    passedOn = whole;
    if (piece !== '') onDelta?.(piece);
  };
  return {
    text: () => passedOn,
    endStep() {
      step = '';
    },
    add(text: string) {
      // Texts before and after a tool call are paragraphs of their own.
      if (step === '' && whole !== '' && text !== '') whole += '\n\n';
      step += text;
      whole += text;
      if (whole.length > maxCharacters) throw new ServiceFailure('bad-answer', 'too-long');
      const read = tools ? readBeginning(step, text.length) : 'text';
      if (read === 'call') throw new ServiceFailure('bad-answer', 'tools', { withoutTools: passedOn === '' });
      if (read === 'text') passOn();
    },
    end() {
      passOn();
      return whole;
    },
  };
}

/** Wraps an error of the SDK's stream, to distinguish it from errors of our own code. */
class StreamError extends Error {
  override readonly name = 'StreamError';
  readonly original: unknown;
  constructor(original: unknown) {
    super('stream failed');
    this.original = original;
  }
}

const TELLING = ['text-delta', 'reasoning-delta', 'tool-input-delta', 'tool-call', 'finish-step', 'finish'] as const;
type Telling = Extract<Part, { type: (typeof TELLING)[number] }>;
const isTelling = (part: Part): part is Telling => (TELLING as readonly string[]).includes(part.type);

/** The next relevant part: text, reasoning, a tool call, the end of a request, or the end. */
async function nextTelling(parts: AsyncIterator<Part>): Promise<Telling> {
  for (;;) {
    const next = await parts.next().catch((error: unknown) => {
      throw new StreamError(error);
    });
    if (next.done) throw new ServiceFailure('bad-answer', 'cut-off', { harmsCircuit: true });
    const part = next.value;
    if (part.type === 'error') throw new StreamError(part.error);
    if (part.type === 'abort') throw new ServiceFailure('timeout', 'aborted');
    if (isTelling(part)) return part;
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
