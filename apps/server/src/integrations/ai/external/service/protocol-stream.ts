import { z } from 'zod';
import { withoutTemplateTokens } from './template-tokens.ts';

/** Words of services for the protocol's reasons why a text ends, in lower case. */
const REASONS: Readonly<Record<string, string>> = {
  ...{ eos: 'stop', eos_token: 'stop', end_turn: 'stop', stop_sequence: 'stop', end: 'stop', finished: 'stop' },
  ...{ complete: 'stop', completed: 'stop', max_tokens: 'length', safety: 'content_filter', tool_use: 'tool_calls' },
};
const DONE = '[DONE]';
const STOP = { index: 0, delta: {}, finish_reason: 'stop' };

const Chunk = z.looseObject({
  choices: z.array(
    z.looseObject({
      delta: z.looseObject({ content: z.string().nullish() }).nullish(),
      finish_reason: z.unknown().optional(),
    }),
  ),
});

/** The protocol's word for a reason; null for none, which some services write as an empty text. */
function reasonOf(value: unknown): string | null {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : '';
  return word === '' ? null : (REASONS[word] ?? word);
}

function parsed(data: string): z.infer<typeof Chunk> | null {
  try {
    return Chunk.safeParse(JSON.parse(data)).data ?? null;
  } catch (error) {
    // What isn't JSON stays as it is: the SDK reports it.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Rewrites the lines of one streamed reply. */
function createRewriter() {
  const text = withoutTemplateTokens();
  let hasText = false;
  let hasReason = false;
  const event = (value: unknown): string => `data: ${JSON.stringify(value)}`;
  const rewrite = (line: string): string => {
    if (!line.startsWith('data:')) return line;
    const data = line.slice('data:'.length).trim();
    if (data === DONE) {
      if (!hasText || hasReason) return line;
      const last = { ...STOP, delta: { content: text.end() } };
      return `${event({ choices: [last] })}\n\n${line}`;
    }
    const chunk = parsed(data);
    if (!chunk) return line;
    const choices = chunk.choices.map(({ delta, finish_reason, ...choice }) => {
      const reason = reasonOf(finish_reason);
      const deltaText = delta?.content ?? '';
      hasText ||= deltaText !== '';
      hasReason ||= reason !== null;
      const content = text.add(deltaText) + (reason === null ? '' : text.end());
      return {
        ...choice,
        delta: { ...delta, ...(delta?.content == null && content === '' ? {} : { content }) },
        finish_reason: reason,
      };
    });
    return event({ ...chunk, choices });
  };
  /** The end of a stream that goes on after the model's turn. */
  const ending = (): string => `${hasReason ? '' : `${event({ choices: [STOP] })}\n\n`}data: ${DONE}\n\n`;
  return { rewrite, ending, isOver: text.isOver };
}

/**
 * A streamed reply as the protocol has it, of one as services send it: other words for the end, none but `[DONE]`, and
 * tokens of chat templates in the text, after whose end it is over. A stream that breaks off stays one.
 *
 * @param body lines of server-sent events, UTF-8
 */
export function protocolStream(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const { rewrite, ending, isOver } = createRewriter();
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let rest = '';
  const lines = new TransformStream<Uint8Array, Uint8Array>({
    transform(bytes, controller) {
      const all = (rest + decoder.decode(bytes, { stream: true })).split('\n');
      rest = all.pop() ?? '';
      for (const line of all) {
        controller.enqueue(encoder.encode(`${rewrite(line)}\n`));
        if (!isOver()) continue;
        controller.enqueue(encoder.encode(`\n${ending()}`));
        controller.terminate();
        return;
      }
    },
    flush(controller) {
      controller.enqueue(encoder.encode(rewrite(rest + decoder.decode())));
    },
  });
  return body.pipeThrough(lines);
}
