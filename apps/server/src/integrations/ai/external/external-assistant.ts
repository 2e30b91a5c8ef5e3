import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type {
  AiCondition,
  AssistantModel,
  Reply,
  ReplyRequest,
  Source,
} from '@alento/domain/assistant/assistant-model';
import { foldForSearch } from '@alento/domain/text/plain-text';
import { readState, type State, stateText } from '@alento/local-assistant/conversation/state';
import type { Logger } from 'pino';
import { type BuiltPrompt, readPrompts } from './prompt/prompt.ts';
import { entriesData, figuresData, historyData, passagesData, personData, turnsData } from './prompt/prompt-data.ts';
import type { ModelInput } from './safe-reply/model-input.ts';
import { type CostPerMillion, meteredCalls } from './service/metered-calls.ts';
import { protocolStream } from './service/protocol-stream.ts';
import { RESILIENCE, type ResilienceLimits, resilience } from './service/resilience.ts';
import { ServiceFailure } from './service/service-failure.ts';
import { serviceFetch } from './service/service-fetch.ts';
import { STREAM, type StreamLimits, streamedText } from './service/streamed-text.ts';
import { type ReplyTools, replyTools } from './tools/reply-tools.ts';

/** Options of the external service, with its timeouts. */
export type ExternalAssistantOptions = {
  baseUrl: string;
  apiKey?: string | undefined;
  model: string;
  log: Logger;
  clock: () => number;
  /** Timeout of a complete reply. */
  timeoutMs?: number | undefined;
  costPerMillion?: CostPerMillion | undefined;
  limits?: Partial<ResilienceLimits & StreamLimits> | undefined;
};

export type ExternalAssistant = Omit<AssistantModel, 'reply'> & {
  /** `input` collects what the service gets for the reply. */
  reply(request: ReplyRequest, options: ReplyOptions): ReturnType<AssistantModel['reply']>;
  condition(): AiCondition['circuit'];
};

/** Maximum number of characters for each kind of text. Longer texts of the service are refused. */
const MAX = { reply: 8000, insight: 3000, entry: 800 } as const;
const PASSAGES = 4;
const BOOK_PASSAGES = 6;
const FINDS = 5;

/** Matches questions about the past. Only with these the person's history is searched and its results are sent. */
const ASKS_FOR_THE_PAST =
  /\b(quando foi|ultima vez|outr[oa]s? (vez|dia)|lembra\w*|historico|anotei|anotad\w+|anotac\w+|escrevi|escrit\w+|registrei|contei|falei|conversamos|conversei|(semana|mes|ano) passad[oa]|procur[ae]\w*|busc[ae]\w*)\b/;

/** Types that services give a stream, or an answer instead of one. */
const STREAM_TYPES = /^(?:text\/(?:event-stream|plain)|application\/(?:json|octet-stream))\b|^$/i;

/** How long a model that refused tools gets requests without them, ms. */
const WITHOUT_TOOLS_MS = 3_600_000;

type ReplyOptions = Parameters<AssistantModel['reply']>[1] & { input?: ModelInput };
/** What a reply is written from. */
type ReplyPlan = { name: CallName; prompt: BuiltPrompt; sources: readonly Source[]; toolPrompt?: BuiltPrompt };
type BuildPrompt = ReturnType<typeof readPrompts>;
type CallName = keyof typeof MAX | 'analyze-mood' | 'book';

/** Model that uses any service with the OpenAI protocol. The prompts are in files. */
export function externalAssistant(options: ExternalAssistantOptions): ExternalAssistant {
  const { log, clock, costPerMillion } = options;
  const limits = { ...RESILIENCE, ...STREAM, ...options.limits };
  const patience = resilience({ limits: { ...limits, totalMs: options.timeoutMs ?? limits.totalMs }, clock, log });
  const call = meteredCalls({ model: options.model, log, clock, patience, costPerMillion });
  const stream = serviceFetch({ clock, log, accepts: (type) => STREAM_TYPES.test(type) });
  /** The end of the thoughts with which the model's texts begin, if their beginning isn't marked. */
  let thoughtTag: string | undefined;
  const service = createOpenAICompatible({
    name: 'external',
    baseURL: options.baseUrl,
    ...(options.apiKey === undefined ? {} : { apiKey: options.apiKey }),
    includeUsage: true,
    async fetch(...request: Parameters<typeof fetch>) {
      const response = await stream(...request);
      return response.body ? new Response(protocolStream(response.body, thoughtTag), response) : response;
    },
  });
  const model = service.chatModel(options.model);
  /** Writes a text, and learns for the next one whether the model's texts begin with thoughts. */
  const textOf: typeof streamedText = async (...args) => {
    try {
      return await streamedText(...args);
    } catch (error) {
      if (error instanceof ServiceFailure && error.reason === 'thoughts') thoughtTag = error.traits.thoughtTag;
      if (error instanceof ServiceFailure && error.failure === 'empty') thoughtTag = undefined;
      throw error;
    }
  };
  const build = readPrompts();
  let withoutToolsUntil = 0;

  type Writing = { signal: AbortSignal; onDelta?: ((text: string) => void) | undefined };
  const requestOf = (name: CallName, prompt: BuiltPrompt, onDelta?: Writing['onDelta']) => {
    const maxCharacters = name in MAX ? MAX[name as keyof typeof MAX] : MAX.reply;
    return { model, prompt, maxCharacters, limits, clock, onDelta };
  };
  const write = (name: CallName, prompt: BuiltPrompt, { signal, onDelta }: Writing) => {
    const request = requestOf(name, prompt, onDelta);
    return call({ name, signal, attempt: (inTime, notes) => textOf(request, inTime, notes) });
  };

  /** Writes with tools. If the model has none, the request is repeated once without. */
  const writeWithTools = (
    { name, prompt, toolPrompt }: ReplyPlan & { toolPrompt: BuiltPrompt },
    newTools: () => ReplyTools,
    { signal, onDelta }: Writing,
  ) =>
    call({
      name,
      signal,
      async attempt(inTime, notes) {
        const tools = newTools();
        try {
          const text = await textOf({ ...requestOf(name, toolPrompt, onDelta), tools }, inTime, notes);
          return { text, found: tools.found, query: tools.query };
        } catch (error) {
          if (!(error instanceof ServiceFailure) || !error.traits.withoutTools || inTime.aborted) throw error;
          notes.withoutTools = true;
          const text = await textOf(requestOf(name, prompt, onDelta), inTime, notes);
          withoutToolsUntil = clock() + WITHOUT_TOOLS_MS;
          return { text, found: [], query: null };
        }
      },
    });

  return {
    writtenBy: 'external',
    async reply(request, { signal, onDelta, input }) {
      const written = { signal, onDelta };
      const { toolPrompt, ...what } = await planReply(build, request, input);
      if (toolPrompt && clock() >= withoutToolsUntil) {
        const newTools = () => replyTools({ request, input });
        const result = await writeWithTools({ ...what, toolPrompt }, newTools, written);
        if (!result.ok) return result;
        const { text, found, query } = result.value;
        const reply = citing(text, [...what.sources, ...found]);
        return { ok: true, value: { ...reply, ...stateAfter(request, query) } };
      }
      const result = await write(what.name, what.prompt, written);
      return result.ok ? { ok: true, value: citing(result.value, what.sources) } : result;
    },
    wordInsight: (figures, { signal }) =>
      write('insight', build('insight', { numeros: figuresData(figures) }), { signal }),
    wordEntry: (person, { signal }) => write('entry', build('entry', { pessoa: entriesData(person) }), { signal }),
    condition: () => patience.circuit(),
  };
}

/** Builds the prompt for a reply with only the personal data that the task needs, and lists the possible sources. */
async function planReply(build: BuildPrompt, request: ReplyRequest, input: ModelInput | undefined): Promise<ReplyPlan> {
  const { task, turns, person, findPassages, findHistory } = request;
  const question = turns.at(-1)?.text ?? '';
  const conversa = turnsData(turns);
  const telling = (data: Readonly<Record<string, unknown>>): typeof data => {
    const { pessoa, historico, ...texts } = data;
    input?.figures(JSON.stringify({ pessoa, historico, ano: person.today.slice(0, 4) }));
    input?.texts(JSON.stringify(texts));
    return data;
  };
  if (task.kind === 'analyze-mood') {
    const data = telling({ pessoa: personData(person), conversa: conversa.slice(-1) });
    return { name: 'analyze-mood', prompt: build('analyze-mood', data), sources: [] };
  }
  const { afterCrisis } = task;
  if (task.kind === 'book') {
    const { title, url } = task.book;
    const passages = findPassages(question, BOOK_PASSAGES);
    const data = telling({ livro: { titulo: title, endereco: url }, trechos: passagesData(passages), conversa });
    return { name: 'book', prompt: build('book', data, { afterCrisis }), sources: [...passages, task.book] };
  }
  const passages = findPassages(question, PASSAGES);
  const finds = ASKS_FOR_THE_PAST.test(foldForSearch(question)) ? (await findHistory(question)).slice(0, FINDS) : [];
  const data = telling({
    pessoa: personData(person),
    trechos: passagesData(passages),
    ...(finds.length > 0 ? { historico: historyData(finds, person.today) } : {}),
    conversa,
  });
  return {
    name: 'reply',
    prompt: build('assistant', data, { afterCrisis }),
    toolPrompt: build('assistant', data, { afterCrisis, hasTools: true }),
    sources: [...passages, ...finds],
  };
}

/**
 * The conversation's state for a reply of the local assistant after this one: the last question about the diary, and
 * what was refused. An exercise and an offer end with a reply that isn't its own.
 */
function stateAfter({ state }: ReplyRequest, query: State['query']): { state?: string } {
  if (state === null && query === null) return {};
  const before = readState(state);
  const ended = { about: null, understood: null, offered: null, exercise: null };
  return { state: stateText({ ...before, ...ended, query: query ?? before.query }) };
}

/** Adds to a reply the sources to which its text links, without duplicates. */
function citing(text: string, sources: readonly Source[]): Reply {
  const cited = sources.filter(({ url }) => text.includes(`](${url})`));
  const byUrl = new Map(cited.map(({ title, url }) => [url, { title, url }]));
  return { text, sources: [...byUrl.values()] };
}
