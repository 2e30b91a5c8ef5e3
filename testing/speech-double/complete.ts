import { json, Refusal, type Reply, type Request } from './exchange.ts';
import { expectModel, MODELS } from './models.ts';
import { readJson } from './read-json.ts';

/** What the model always says. */
export const COMPLETION = 'Que bom que você contou isso. Quer falar mais um pouco sobre o seu dia?';

const HEAD = { id: 'chatcmpl-double', created: 0, model: MODELS.chat };
const event = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`;
const choice = (delta: object, finish: string | null): string =>
  event({ ...HEAD, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] });

type Completed = { text: string; parameters: Record<string, unknown>; reply: Reply };

/** POST /v1/chat/completions, as one document or as a stream of words. @throws Refusal */
export function complete({ body }: Request): Completed {
  const { messages, ...parameters } = readJson(body);
  expectModel(parameters.model, 'chat');
  if (!Array.isArray(messages) || messages.length === 0) throw new Refusal('messages: field required');
  const last: unknown = messages.at(-1)?.content;
  const text = typeof last === 'string' ? last : JSON.stringify(last);
  if (parameters.stream === true) {
    const words = COMPLETION.split(/(?<= )/).map((word) => choice({ role: 'assistant', content: word }, null));
    const stream = `${words.join('')}${choice({}, 'stop')}data: [DONE]\n\n`;
    return { text, parameters, reply: { status: 200, type: 'text/event-stream; charset=utf-8', body: stream } };
  }
  const message = { role: 'assistant', content: COMPLETION };
  const whole = { ...HEAD, object: 'chat.completion', choices: [{ index: 0, message, finish_reason: 'stop' }] };
  return { text, parameters, reply: json(200, whole) };
}
