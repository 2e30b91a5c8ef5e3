import { NO_FILTER, NOTHING_RECENT, type Query } from '@alento/diary-query/query/query';
import { answers } from '../answers.ts';
import { replyToQuery } from '../diary/ask-diary.ts';
import { type OfferId, offered } from '../replies/offers.ts';
import type { Draft, Situation } from '../situation.ts';
import { shareOf } from '../situation.ts';
import { noToOffer, yesToNothing } from '../skills/talk-skills.ts';
import { isTopicId, type TopicId } from '../topics/topics.ts';
import { idOf, MOVES, type MoveId } from '../understanding/labels.ts';
import { rank } from '../understanding/model.ts';
import { askBack } from './choices.ts';
import { CORRECTED, FACT_MEANING } from './conversation.copy.ts';
import { helpPage, helpStepsReply, stuckWithHelp } from './help-reply.ts';
import type { State } from './state.ts';
import { agreed, anotherStep, explained, simpler, stayed } from './topic-reply.ts';

/** Minimum share of a move in the ranking, unless it is the most probable label. */
const MOVE = 0.45;
/** After figures there are few other readings. */
const MOVE_AFTER_FIGURES = 0.25;
/** Share of another topic or page from which a message leaves the subject. */
const LEAVES = 0.6;

/** A longer move within a topic, unless the message is surely about something else. */
function moveWithin({ words, ranked, state }: Situation): MoveId | null {
  const [top] = ranked;
  if (top && top.share >= LEAVES && top.label !== state.about && idOf(top.label, 'move') === null) return null;
  if (answers.wantsAnotherWay(words)) return 'other';
  if (answers.asksWhyOfIt(words)) return 'why';
  if (answers.wantsMoreOfIt(words)) return 'more';
  return answers.agrees(words) ? 'yes' : null;
}

/** The move that a message of known words makes, else the one that the model is sure of; null if it makes none. */
export function moveOf(situation: Situation): MoveId | null {
  const { words, ranked } = situation;
  if (answers.isYes(words)) return 'yes';
  if (answers.isNo(words)) return 'no';
  if (answers.wantsMore(words)) return 'more';
  if (answers.asksWhy(words)) return 'why';
  if (answers.wantsOther(words)) return 'other';
  if (answers.asksAgain(words)) return 'repeat';
  if (answers.corrects(words)) return 'correct';
  if (answers.saysItFails(words) && shareOf(situation, 'help:errors') < MOVE) return 'not-working';
  if (idOf(situation.state.about, 'topic') !== null) {
    const within = moveWithin(situation);
    if (within) return within;
  }
  const [top] = ranked;
  const isRefused = idOf(top?.label ?? null, 'do') !== null && answers.refuses(words);
  if (isRefused) return 'no';
  const move =
    top && top.share >= (situation.state.about === 'fact' ? MOVE_AFTER_FIGURES : MOVE) ? idOf(top.label, 'move') : null;
  return MOVES.find((one) => one === move) ?? null;
}

/** "Não foi isso que perguntei": the next most probable readings of the message before. */
function corrected(situation: Situation): Draft {
  const { earlier, state, pick } = situation;
  const ranked = rank(earlier[0] ?? '').filter(({ label }) => label !== state.about);
  return askBack({ ...situation, ranked }, [pick(CORRECTED)]);
}

function onTopicMove(situation: Situation, id: TopicId, move: MoveId): Draft | null {
  switch (move) {
    case 'more':
    case 'why':
      return explained(situation, id);
    case 'repeat':
      return simpler(situation, id);
    case 'other':
    case 'next':
      return anotherStep(situation, id, false);
    case 'not-working':
    case 'harder':
      return anotherStep(situation, id, true);
    case 'yes':
      return agreed(situation, id);
    case 'detail':
      return stayed(situation, id);
    default:
      return null;
  }
}

function onHelpMove(situation: Situation, id: string, move: MoveId): Draft | null {
  const page = helpPage(situation, id);
  if (!page) return null;
  if (['more', 'why', 'repeat', 'next', 'yes'].includes(move)) return helpStepsReply(situation, page);
  return ['not-working', 'other', 'harder'].includes(move) ? stuckWithHelp(situation, page) : null;
}

/** "Por quê?" after figures: what goes with worse or better days in the same period, and that it isn't a cause. */
const whyOf = async (situation: Situation, { period, measure }: Query): Promise<Draft> => {
  const query: Query = {
    measure: measure === 'best' ? 'lifts' : 'weighs',
    period,
    filter: NO_FILTER,
    than: null,
    recent: NOTHING_RECENT,
  };
  return { ...(await replyToQuery(query, situation)), about: 'fact', next: { query } };
};

/** Small things to do, in the order in which they are offered. */
const SMALL_THINGS: readonly OfferId[] = ['ground', 'breathe', 'relax', 'gratitude', 'plan'];

/** The refused offers with the last one. */
const refusedNow = ({ offered: last, refused }: State): State['refused'] =>
  last === null ? refused : [...refused, last];

/** Another offer instead of the last one, which counts as refused. */
function anotherOffer(situation: Situation): Draft {
  const { state, pick } = situation;
  const refused = refusedNow(state);
  const next = SMALL_THINGS.find((id) => !refused.includes(id));
  const draft = noToOffer(situation);
  if (next === undefined) return { ...draft, next: { offered: null, refused } };
  return { ...draft, ask: offered(next, pick), next: { offered: next, refused } };
}

/**
 * The reply to a message that leans on the turn before; null if it makes no sense there. Accepting an offer is answered
 * by the caller.
 */
export async function onMove(situation: Situation, move: MoveId): Promise<Draft | null> {
  const { state, pick } = situation;
  if (move === 'correct') return corrected(situation);
  if (move === 'no' && state.offered !== null)
    return { ...noToOffer(situation), next: { offered: null, refused: refusedNow(state) } };
  const topic = idOf(state.about, 'topic');
  if (topic !== null && isTopicId(topic)) {
    const draft = onTopicMove(situation, topic, move);
    if (draft) return move === 'other' ? { ...draft, next: { ...draft.next, refused: refusedNow(state) } } : draft;
  }
  const help = idOf(state.about, 'help');
  const onPage = help === null ? null : onHelpMove(situation, help, move);
  if (onPage) return onPage;
  if (state.about === 'fact' && move === 'why' && state.query !== null) return whyOf(situation, state.query);
  if (state.about === 'fact' && (move === 'more' || move === 'repeat'))
    return { paragraphs: [pick(FACT_MEANING)], about: 'fact' };
  if (move === 'no' || move === 'stop') return noToOffer(situation);
  if (move === 'yes' || move === 'next') return yesToNothing(situation);
  if (move === 'other' || move === 'not-working') return anotherOffer(situation);
  return null;
}
