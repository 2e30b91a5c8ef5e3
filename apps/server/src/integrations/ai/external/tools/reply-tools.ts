import type { HelpPage, ReplyRequest, Source } from '@alento/domain/assistant/assistant-model';
import { PLAN_FEATURES, PLAN_NAMES } from '@alento/domain/plan/plans';
import type { State } from '@alento/local-assistant/conversation/state';
import { type ToolSet, tool } from 'ai';
import MiniSearch from 'minisearch';
import { z } from 'zod';
import { termsOf } from '../../../../text/search-terms.ts';
import { cut } from '../prompt/mask.ts';
import { passagesData } from '../prompt/prompt-data.ts';
import type { ModelInput } from '../safe-reply/model-input.ts';
import { askDiary, mayAskDiary } from './ask-diary.ts';
import {
  ENOUGH,
  NO_LIMIT,
  NOT_A_QUESTION,
  NOTHING_FOUND,
  PRIVATE,
  QUESTION_DESCRIPTION,
  TOOL_DESCRIPTIONS,
  WORDS_DESCRIPTION,
} from './tools.copy.ts';

const indexes = new WeakMap<readonly HelpPage[], MiniSearch<HelpPage>>();

/** The index of the help pages. All requests of a process have the same array, so it is built once. */
function indexOf(pages: readonly HelpPage[]): MiniSearch<HelpPage> {
  const cached = indexes.get(pages);
  if (cached) return cached;
  const index = new MiniSearch<HelpPage>({
    fields: ['title', 'asked', 'answer'],
    extractField: (page, field) => (field === 'asked' ? page.asked.join('\n') : String(page[field as keyof HelpPage])),
    processTerm: (term) => termsOf(term),
    searchOptions: { boost: { title: 3, asked: 2 }, prefix: (term) => term.length > 3 },
  });
  index.addAll(pages);
  indexes.set(pages, index);
  return index;
}

/** The help pages that fit best, by words. */
function findHelp({ helpPages }: ReplyRequest, query: string, limit: number): HelpPage[] {
  const byId = new Map(helpPages.map((page) => [page.id, page]));
  return indexOf(helpPages)
    .search(query)
    .slice(0, limit)
    .flatMap(({ id }) => byId.get(String(id)) ?? []);
}

const QUESTION_MAX = 300;
const PASSAGES = 3;
const HELP_PAGES = 2;
const HELP_MAX = 1500;
const helpData = (pages: readonly HelpPage[]) =>
  pages.map(({ title, url, answer }) => ({ titulo: title, endereco: url, resposta: cut(answer, HELP_MAX) }));

/** Most calls that are answered for one reply. */
const CALLS = 6;

/** The tools for one reply. */
export type ReplyTools = {
  set: ToolSet;
  /** What the tools found, for the reply's sources. */
  found: readonly Source[];
  /** The last answered question about the diary; null without one. */
  query: State['query'];
  /** An exception of our own code. The SDK would send its message to the model. */
  fault: { error: unknown } | null;
};

type Options = {
  request: ReplyRequest;
  input: ModelInput | undefined;
};

/** Creates the tools with which the service finds what a reply needs. No tool returns the text of a note. */
export function replyTools({ request, input }: Options): ReplyTools {
  const found: Source[] = [];
  let calls = 0;
  const tools: ReplyTools = { set: {}, found, query: null, fault: null };

  const answered = async (answer: () => Promise<string> | string): Promise<string> => {
    calls += 1;
    if (calls > CALLS) return ENOUGH;
    try {
      return await answer();
    } catch (error) {
      tools.fault = { error };
      return NOTHING_FOUND;
    }
  };
  const cited = (sources: readonly Source[]): void => {
    found.push(...sources);
    input?.addresses(sources.map(({ url }) => url));
  };

  /** A tool that finds texts by words. `dataOf` returns what the model gets of them. */
  const finder = <Found extends Source>(
    name: 'library' | 'help',
    find: (words: string) => readonly Found[],
    dataOf: (found: readonly Found[]) => readonly object[],
  ) =>
    tool({
      description: TOOL_DESCRIPTIONS[name],
      inputSchema: z.object({ words: z.string().max(QUESTION_MAX).describe(WORDS_DESCRIPTION) }),
      execute: ({ words }) =>
        answered(() => {
          const sources = find(words);
          const text = JSON.stringify(dataOf(sources));
          cited(sources);
          input?.texts(text);
          return sources.length > 0 ? text : NOTHING_FOUND;
        }),
    });
  tools.set = {
    library: finder('library', (words) => request.findPassages(words, PASSAGES), passagesData),
    help: finder('help', (words) => findHelp(request, words, HELP_PAGES), helpData),
  };
  if (mayAskDiary(request))
    tools.set.diary = tool({
      description: TOOL_DESCRIPTIONS.diary,
      inputSchema: z.object({ question: z.string().max(QUESTION_MAX).describe(QUESTION_DESCRIPTION) }),
      execute: ({ question }) =>
        answered(async () => {
          const answer = await askDiary(question, request);
          if (answer === null) return NOT_A_QUESTION;
          if (answer === 'private') return PRIVATE;
          tools.query = answer.query;
          input?.figures(answer.text);
          input?.addresses([...answer.text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, url = '']) => url));
          return answer.text;
        }),
    });
  const { readPlan } = request;
  if (readPlan)
    tools.set.plan = tool({
      description: TOOL_DESCRIPTIONS.plan,
      inputSchema: z.object({}),
      execute: () =>
        answered(async () => {
          const { planId, messagesPerDay, messagesLeft } = await readPlan();
          const text = JSON.stringify({
            plano: PLAN_NAMES[planId],
            inclui: PLAN_FEATURES[planId],
            mensagensPorDia: messagesPerDay ?? NO_LIMIT,
            mensagensQueRestamHoje: messagesLeft ?? NO_LIMIT,
          });
          input?.figures(text);
          return text;
        }),
    });
  return tools;
}
