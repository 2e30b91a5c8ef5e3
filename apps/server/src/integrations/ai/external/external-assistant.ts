import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type {
  AiCondition,
  AssistantModel,
  Reply,
  ReplyRequest,
  Source,
} from '@alento/domain/assistant/assistant-model';
import { foldForSearch } from '@alento/domain/text/plain-text';
import type { Logger } from 'pino';
import { type BuiltPrompt, readPrompts } from './prompt/prompt.ts';
import { entriesData, figuresData, historyData, passagesData, personData, turnsData } from './prompt/prompt-data.ts';
import type { CostPerMillion } from './service/cost.ts';
import { meteredCalls } from './service/metered-calls.ts';
import { RESILIENCE, type ResilienceLimits, resilience } from './service/resilience.ts';
import { serviceFetch } from './service/service-fetch.ts';
import { STREAM, type StreamLimits, streamedText } from './service/streamed-text.ts';

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

export type ExternalAssistant = AssistantModel & {
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

/** Model that uses any service with the OpenAI protocol (decision D20). The prompts are in files. */
export function externalAssistant(options: ExternalAssistantOptions): ExternalAssistant {
  const { log, clock, costPerMillion } = options;
  const limits = { ...RESILIENCE, ...STREAM, ...options.limits };
  const patience = resilience({ limits: { ...limits, totalMs: options.timeoutMs ?? limits.totalMs }, clock, log });
  const call = meteredCalls({ model: options.model, log, clock, patience, costPerMillion });
  const model = createOpenAICompatible({
    name: 'external',
    baseURL: options.baseUrl,
    ...(options.apiKey === undefined ? {} : { apiKey: options.apiKey }),
    includeUsage: true,
    fetch: serviceFetch({ clock, accepts: (type) => /^text\/event-stream\b/i.test(type) }),
  }).chatModel(options.model);
  const build = readPrompts();

  const write = (
    name: keyof typeof MAX | 'analyze-mood' | 'book',
    prompt: BuiltPrompt,
    { signal, onDelta }: { signal: AbortSignal; onDelta?: ((text: string) => void) | undefined },
  ) => {
    const maxCharacters = name in MAX ? MAX[name as keyof typeof MAX] : MAX.reply;
    const request = { model, prompt, maxCharacters, limits, clock, onDelta };
    return call({ name, signal, attempt: (inTime, notes) => streamedText(request, inTime, notes) });
  };

  return {
    writtenBy: 'external',
    async reply(request, { signal, onDelta }) {
      const { name, prompt, sources } = await asked(request);
      const written = await write(name, prompt, { signal, onDelta });
      return written.ok ? { ok: true, value: citing(written.value, sources) } : written;
    },
    wordInsight: (figures, { signal }) =>
      write('insight', build('insight', { numeros: figuresData(figures) }), { signal }),
    wordEntry: (person, { signal }) => write('entry', build('entry', { pessoa: entriesData(person) }), { signal }),
    condition: () => patience.circuit(),
  };

  /** Builds the prompt for a reply with only the personal data that the task needs, and lists the possible sources. */
  async function asked({ task, turns, person, findPassages, findHistory }: ReplyRequest) {
    const question = turns.at(-1)?.text ?? '';
    const conversa = turnsData(turns);
    if (task.kind === 'analyze-mood') {
      const data = { pessoa: personData(person), conversa: conversa.slice(-1) };
      return { name: 'analyze-mood' as const, prompt: build('analyze-mood', data), sources: [] };
    }
    const { afterCrisis } = task;
    if (task.kind === 'book') {
      const { title, url } = task.book;
      const passages = findPassages(question, BOOK_PASSAGES);
      const data = { livro: { titulo: title, endereco: url }, trechos: passagesData(passages), conversa };
      const sources: Source[] = [...passages, task.book];
      return { name: 'book' as const, prompt: build('book', data, { afterCrisis }), sources };
    }
    const passages = findPassages(question, PASSAGES);
    const finds = ASKS_FOR_THE_PAST.test(foldForSearch(question)) ? (await findHistory(question)).slice(0, FINDS) : [];
    const data = {
      pessoa: personData(person),
      trechos: passagesData(passages),
      ...(finds.length > 0 ? { historico: historyData(finds, person.today) } : {}),
      conversa,
    };
    return {
      name: 'reply' as const,
      prompt: build('assistant', data, { afterCrisis }),
      sources: [...passages, ...finds],
    };
  }
}

/** Adds to a reply the sources to which its text links, without duplicates. */
function citing(text: string, given: readonly Source[]): Reply {
  const cited = given.filter(({ url }) => text.includes(`](${url})`));
  const byUrl = new Map(cited.map(({ title, url }) => [url, { title, url }]));
  return { text, sources: [...byUrl.values()] };
}
