import { z } from 'zod';
import { jsonOf, tells } from './sent-error.ts';
import { ServiceFailure } from './service-failure.ts';
import { withoutTemplateTokens } from './template-tokens.ts';
import { withoutThoughts } from './thought-tags.ts';

/**
 * The protocol's reasons why a text isn't complete, by what services' words for them contain, in lower case. Any other
 * word is an end.
 */
const INCOMPLETE: readonly (readonly [words: RegExp, reason: string])[] = [
  [/error|fail|malformed|unexpected|abort|cancel|interrupt|disconnect|timeout|pause|resource|other|unknown/, 'error'],
  [/length|limit|max|exceed|truncat|incomplete|budget/, 'length'],
  [/filter|safety|block|prohibit|recitation|refus|policy|sensitive|moderat|spii|guardrail/, 'content_filter'],
  [/tool|function/, 'tool_calls'],
];
const NO_REASON = /^(?:none|null|undefined|\w*unspecified)?$/;
const DONE = '[DONE]';
const IS_DONE = /^\[?(?:done|end)\]?$/i;
/** What some services send while nobody writes. */
const KEEP_ALIVE = /^(?:null|\[\]|\{\}|"?:? ?(?:ping|pong|keep[ -_]?alive|heartbeat|processing)"?)?$/i;
const STOP = { index: 0, delta: {}, finish_reason: 'stop' };
/** An error as the SDK knows it. That of the service may have any form, and quote the person's text. */
const ERROR = { error: { message: 'error' } };

/** A text, or parts, of which those of other types are thoughts. */
const Content = z
  .union([z.string(), z.array(z.object({ type: z.string().default('text'), text: z.string().optional() }))])
  .nullish();
const Said = z.object({
  content: Content,
  reasoning_content: z.string().nullish().catch(null),
  reasoning: z.string().nullish().catch(null),
  refusal: z.unknown().optional(),
  tool_calls: z.unknown().optional(),
});
/** What is read of a chunk. All else may be missing or of another type. */
const Chunk = z.object({
  choices: z
    .array(z.object({ delta: Said.nullish(), message: Said.nullish(), finish_reason: z.unknown().optional() }))
    .nullish(),
  usage: z
    .object({ prompt_tokens: z.number().nullish(), completion_tokens: z.number().nullish() })
    .nullish()
    .catch(null),
  error: z.unknown().optional(),
  object: z.unknown().optional(),
  detail: z.unknown().optional(),
});

type Choice = NonNullable<z.infer<typeof Chunk>['choices']>[number];

function partsOf(content: z.infer<typeof Content>): { text: string; thought: string } {
  if (typeof content === 'string') return { text: content, thought: '' };
  const text = (content ?? []).map((part) => (part.type === 'text' ? (part.text ?? '') : '')).join('');
  return { text, thought: content && text === '' ? '…' : '' };
}

/** The protocol's word for a reason; null for none, which some services write as a text. */
function reasonOf(value: unknown): string | null {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : '';
  if (NO_REASON.test(word)) return null;
  return INCOMPLETE.find(([words]) => words.test(word))?.[1] ?? 'stop';
}

/** Rewrites the lines of one streamed reply. */
function createRewriter(thoughtTag?: string) {
  const thoughts = withoutThoughts(thoughtTag);
  const text = withoutTemplateTokens();
  let hasText = false;
  let hasDelta = false;
  let hasReason = false;
  const event = (value: unknown): string => `data: ${JSON.stringify(value)}`;
  const endOfText = (): string => text.add(thoughts.end()) + text.end();
  const rewriteChoice = ({ delta, message, finish_reason }: Choice) => {
    const reason = reasonOf(finish_reason);
    // A message beside the deltas repeats them.
    const said = delta ?? (hasDelta ? null : message);
    const parts = partsOf(said?.content);
    hasText ||= parts.text !== '';
    hasDelta ||= delta != null && hasText;
    hasReason ||= reason !== null;
    const read = thoughts.add(parts.text);
    const content = text.add(read.text) + (reason === null ? '' : endOfText());
    const thought = said?.reasoning_content || said?.reasoning || read.thought || parts.thought;
    const { refusal, tool_calls } = said ?? {};
    return { delta: { content, reasoning_content: thought, refusal, tool_calls }, finish_reason: reason };
  };
  const rewrite = (line: string): string => {
    if (!line.startsWith('data:')) return line;
    const data = line.slice('data:'.length).trim();
    if (IS_DONE.test(data)) {
      const last = { ...STOP, delta: { content: endOfText() } };
      return `${hasText && !hasReason ? `${event({ choices: [last] })}\n\n` : ''}data: ${DONE}`;
    }
    if (KEEP_ALIVE.test(data)) return '';
    const chunk = Chunk.safeParse(jsonOf(data)).data;
    // What isn't JSON stays as it is: the SDK reports it.
    if (!chunk) return line;
    const isRefused = !chunk.choices && (chunk.object === 'error' || tells(chunk.detail));
    if (isRefused || tells(chunk.error)) return event(ERROR);
    return event({ choices: (chunk.choices ?? []).map(rewriteChoice), usage: chunk.usage });
  };
  /** The end of a stream that goes on after the model's turn. */
  const ending = (): string => `${hasReason ? '' : `${event({ choices: [STOP] })}\n\n`}data: ${DONE}\n\n`;
  return { rewrite, ending, isOver: text.isOver };
}

/** Maximum length of an answer that comes whole, in UTF-16 units. It holds a reply many times. */
const DOCUMENT_MAX = 1_000_000;

/**
 * A streamed reply as the protocol has it, of one as services send it: other words for the end, none but `[DONE]`, a whole
 * answer instead of a stream, and in the text thoughts and tokens of chat templates, after whose end it is over. A stream
 * that breaks off stays one.
 *
 * @param body lines of server-sent events or a JSON document, UTF-8
 * @param thoughtTag the end of the thought with which the text begins
 */
export function protocolStream(body: ReadableStream<Uint8Array>, thoughtTag?: string): ReadableStream<Uint8Array> {
  const { rewrite, ending, isOver } = createRewriter(thoughtTag);
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let rest = '';
  let isDocument: boolean | undefined;
  const lines = new TransformStream<Uint8Array, Uint8Array>({
    transform(bytes, controller) {
      rest += decoder.decode(bytes, { stream: true });
      if (isDocument === undefined && rest.trim() !== '') isDocument = rest.trimStart().startsWith('{');
      if (isDocument) {
        if (rest.length > DOCUMENT_MAX)
          controller.error(new ServiceFailure('bad-answer', 'protocol', { harmsCircuit: true }));
        return;
      }
      const all = rest.split('\n');
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
      rest += decoder.decode();
      const end = isDocument
        ? `${rewrite(`data: ${rest.replace(/\s/g, ' ')}`)}\n\n${rewrite(`data: ${DONE}`)}\n\n`
        : rewrite(rest);
      controller.enqueue(encoder.encode(end));
    },
  });
  return body.pipeThrough(lines);
}
