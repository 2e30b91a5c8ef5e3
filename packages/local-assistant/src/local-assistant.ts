import type { AssistantModel, Reply, ReplyRequest, Source } from '@alento/domain/assistant/assistant-model';
import { answerBook } from './answer-book.ts';
import { answerChat } from './answer-chat.ts';
import { answerMood } from './answer-mood.ts';
import { type State, stateText } from './conversation/state.ts';
import { entryWords } from './figures/entry-words.ts';
import { insightWords } from './figures/insight-words.ts';
import { lossDraft } from './replies/loss.ts';
import { offerIn } from './replies/offers.ts';
import { afterCrisisDraft, crisisDraft, withConcern } from './replies/safety.ts';
import { type Draft, type Situation, situationOf } from './situation.ts';

/** Removes duplicate sources by URL. */
const distinct = (sources: readonly Source[]): Source[] => [...new Map(sources.map((one) => [one.url, one])).values()];

/** The state after a reply. Small talk and moves keep the subject. */
function stateAfter({ state }: Situation, { about, ask, understood, next }: Draft): State {
  const keeps = about === undefined || (state.about !== null && /^(?:talk|ask)/.test(about));
  return {
    ...state,
    offered: ask === undefined ? null : offerIn(ask),
    about: keeps ? state.about : about,
    understood: understood ?? about ?? null,
    ...next,
  };
}

function replyOf(situation: Situation, draft: Draft): Reply {
  const { paragraphs, ask, sources, choices } = draft;
  const last = ask === undefined ? [] : [ask];
  return {
    text: [...paragraphs, ...last].join('\n\n'),
    sources: distinct(sources ?? []),
    choices: [...(choices ?? [])],
    state: stateText(stateAfter(situation, draft)),
  };
}

/** An exercise or an offer doesn't go on by itself after a crisis: a "sim" answers whether the person is safe. */
function withoutExercise(situation: Situation): Situation {
  const { exercise } = situation.state;
  const left = exercise && { ...exercise, isLeft: true };
  return { ...situation, state: { ...situation.state, exercise: left, offered: null } };
}

async function draftOf(situation: Situation, { task }: ReplyRequest): Promise<Draft> {
  const answer = async (from = situation): Promise<Draft> => {
    if (task.kind === 'analyze-mood') return answerMood(from);
    return task.kind === 'book' ? answerBook(from, task) : answerChat(from);
  };
  if (task.kind !== 'analyze-mood' && task.afterCrisis) return afterCrisisDraft(situation, answer);
  const urgent = await crisisDraft(situation, answer);
  if (urgent) return urgent;
  return (task.kind === 'chat' ? lossDraft(situation) : null) ?? withConcern(situation, await answer());
}

/**
 * Splits a reply into deltas: sentences and lines with the following whitespace. Their concatenation is the
 * text.
 */
export const piecesOf = (text: string): string[] => text.match(/.+?(?:[.?…:][”*)]*\s+|\n+|$)/gsu) ?? [text];

/**
 * The assistant that runs on this server, without network or language model. It recognises messages by trained
 * classifiers and rules, answers from the person's own figures and from the library, and says if it has no answer. It
 * is deterministic: the same request and `variant` give the same reply.
 */
export const localAssistant = (): AssistantModel => ({
  writtenBy: 'local',
  async reply(request, { signal, onDelta }) {
    if (signal.aborted) return { ok: false, failure: 'timeout' };
    const { task } = request;
    const asked = situationOf(request);
    const situation = task.kind !== 'analyze-mood' && task.afterCrisis ? withoutExercise(asked) : asked;
    const reply = replyOf(situation, await draftOf(situation, request));
    if (onDelta) for (const piece of piecesOf(reply.text)) onDelta(piece);
    return { ok: true, value: reply };
  },
  async wordInsight(_figures, { variant, week }) {
    const value = week === undefined ? null : insightWords(week, variant);
    return value === null ? { ok: false, failure: 'empty' } : { ok: true, value };
  },
  async wordEntry(person, { variant }) {
    const value = entryWords(person, variant);
    return value === null ? { ok: false, failure: 'empty' } : { ok: true, value };
  },
});
