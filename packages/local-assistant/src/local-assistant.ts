import { tellsOfSuicideLoss } from '@alento/crisis-check/telling/loss';
import type { AssistantModel, Reply, ReplyRequest, Source } from '@alento/domain/assistant/assistant-model';
import type { PersonContext } from '@alento/domain/assistant/person-context';
import { MOOD_LABELS } from '@alento/domain/mood-entry/scale';
import { answerBook } from './answer-book.ts';
import { answerChat } from './answer-chat.ts';
import { MIRROR, MIRROR_SHORT, NO_RECORDS, STEPS } from './answer-mood.copy.ts';
import { type State, stateText } from './conversation/state.ts';
import { onTopic } from './conversation/topic-reply.ts';
import { besideNamed, standsBeside } from './figures/compared.ts';
import { ENTRY_ALONE, ENTRY_ENDS } from './figures/entry.copy.ts';
import { insightWords } from './figures/insight-words.ts';
import { dayAnchor, days, ofFive, partName } from './language/figures-in-words.ts';
import { listed } from './language/sentences.ts';
import { offerIn } from './replies/offers.ts';
import { afterCrisisDraft, crisisDraft, withConcern } from './replies/safety.ts';
import { type Draft, type Situation, situationOf } from './situation.ts';
import { echoOf } from './skills/listening.ts';
import { GOOD_TOPICS, isTopicId } from './topics/topics.ts';
import { idOf } from './understanding/labels.ts';
import type { Ranked } from './understanding/model.ts';
import { wordingsBy } from './wording.ts';

/** Minimum share of a topic to set the tone. */
const CLEAR = 0.3;

function toneOf(ranked: readonly Ranked[]): 'heavy' | 'light' | 'plain' {
  const [top] = ranked;
  const topic = top && top.share >= CLEAR ? idOf(top.label, 'topic') : null;
  if (topic === null || !isTopicId(topic)) return 'plain';
  return GOOD_TOPICS.has(topic) ? 'light' : 'heavy';
}

function recordsSentence({ request: { person }, pick }: Situation): string {
  const { average, worst, best, before } = person.week;
  if (average === null) return pick(NO_RECORDS);
  const beside = before ? `, ${besideNamed(average, before.average, 'das semanas antes', 'às semanas antes')}` : '';
  const ends =
    best && worst ? ` O dia mais leve foi ${dayAnchor(best.date)}, o mais pesado, ${dayAnchor(worst.date)}.` : '';
  return `Nos seus registros, a média da semana está em **${ofFive(average)}** (${days(person.week.days)})${beside}.${ends}`;
}

/** Comments on a new entry: a short paraphrase, a comparison with earlier entries, and one small suggestion. */
function answerMood(situation: Situation): Draft {
  const { message, ranked, pick } = situation;
  const tone = toneOf(ranked);
  const echo = echoOf(message);
  return {
    paragraphs: [
      echo === null ? pick(MIRROR_SHORT[tone]) : pick(MIRROR[tone]).replace('{echo}', () => echo),
      recordsSentence(situation),
      pick(STEPS[tone]),
    ],
  };
}

/** Minimum number of entries in the week, including the new one, for a comparison with the average. */
const BESIDE_MIN = 3;

/** A sentence or two that compare the newest entry with the week; null without an entry. */
export function entryWords({ entries, week }: PersonContext, variant: number): string | null {
  const entry = entries[0];
  if (!entry) return null;
  const pick = wordingsBy(variant);
  const tags = entry.tags.length > 0 ? `, com ${listed(entry.tags.map((tag) => `“${tag}”`))} por perto` : '';
  const sentence = `Você registrou ${MOOD_LABELS[entry.score]}${entry.part === null ? '' : ` ${partName(entry.part)}`}${tags}`;
  if (week.average === null || week.entries < BESIDE_MIN) return `${sentence}. ${pick(ENTRY_ALONE)}`;
  const beside = standsBeside(entry.score, week.average);
  const ends = beside === 'alike' ? ENTRY_ENDS.alike : /above/.test(beside) ? ENTRY_ENDS.above : ENTRY_ENDS.below;
  return `${sentence}: ${besideNamed(entry.score, week.average, 'da', 'à')} média da sua semana, ${ofFive(week.average)}. ${pick(ends)}`;
}

/** Share from which a request in the same message is answered instead. */
const CLEAR_REQUEST = 0.6;

/** The reply to somebody bereaved by suicide; null for other messages, and once the conversation is about it. */
function lossDraft(situation: Situation): Draft | null {
  const { message, ranked, state } = situation;
  if (state.about === 'topic:suicide-loss' || !tellsOfSuicideLoss(message)) return null;
  const [top] = ranked;
  if (top && top.share >= CLEAR_REQUEST && /^(?:fact|help|do)/.test(top.label)) return null;
  return onTopic(situation, 'suicide-loss');
}

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
    const full = situationOf(request);
    const situation = task.kind !== 'analyze-mood' && task.afterCrisis ? withoutExercise(full) : full;
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
