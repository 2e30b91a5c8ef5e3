import type { AssistantModel, Reply, ReplyRequest, Source } from '@alento/domain/assistant/assistant-model';
import { answerBook } from './answer-book.ts';
import { answerChat } from './answer-chat.ts';
import { answerMood } from './answer-mood.ts';
import { entryWords } from './figures/entry-words.ts';
import { insightWords } from './figures/insight-words.ts';
import { afterCrisisDraft, crisisDraft, withConcern } from './replies/safety.ts';
import { type Draft, type Situation, situationOf } from './situation.ts';

/** Sources by their address, each once. */
const distinct = (sources: readonly Source[]): Source[] => [...new Map(sources.map((one) => [one.url, one])).values()];

function replyOf({ paragraphs, ask, sources }: Draft): Reply {
  const last = ask === undefined ? [] : [ask];
  return { text: [...paragraphs, ...last].join('\n\n'), sources: distinct(sources ?? []) };
}

async function draftOf(situation: Situation, { task }: ReplyRequest): Promise<Draft> {
  const answer = async (): Promise<Draft> => {
    if (task.kind === 'analyze-mood') return answerMood(situation);
    return task.kind === 'book' ? answerBook(situation, task) : answerChat(situation);
  };
  if (task.kind !== 'analyze-mood' && task.afterCrisis) return afterCrisisDraft(situation, answer);
  return (await crisisDraft(situation, answer)) ?? withConcern(situation, await answer());
}

/** The pieces a reply is given out in: sentences and lines, with what parts them; joined, they are the text. */
export const piecesOf = (text: string): string[] => text.match(/.+?(?:[.?…:][”*)]*\s+|\n+|$)/gsu) ?? [text];

/**
 * The assistant that runs on this server by itself (decision D20): no network, no model file. It knows what people
 * usually ask by tables of words, answers from the person's own figures and from the library, and says so where it
 * doesn't know. The same request gets the same reply; `variant` changes its words.
 */
export const localAssistant = (): AssistantModel => ({
  writtenBy: 'local',
  async reply(request, { signal, onDelta }) {
    if (signal.aborted) return { ok: false, failure: 'timeout' };
    const reply = replyOf(await draftOf(situationOf(request), request));
    if (onDelta) for (const piece of piecesOf(reply.text)) onDelta(piece);
    return { ok: true, value: reply };
  },
  async wordInsight(figures, { variant }) {
    const value = insightWords(figures, variant);
    return value === null ? { ok: false, failure: 'empty' } : { ok: true, value };
  },
  async wordEntry(person, { variant }) {
    const value = entryWords(person, variant);
    return value === null ? { ok: false, failure: 'empty' } : { ok: true, value };
  },
});
