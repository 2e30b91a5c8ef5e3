import { PANIC_CHECK, PANIC_OPENS } from '../exercises/exercises.copy.ts';
import { begin } from '../exercises/guide.ts';
import { sentencesOf } from '../language/sentences.ts';
import { cite } from '../replies/cite.ts';
import { type OfferId, offered, offerIn } from '../replies/offers.ts';
import type { Draft, Situation } from '../situation.ts';
import { SPECIAL_CASES, type SpecialCase } from '../topics/special-cases.ts';
import type { Topic } from '../topics/topic.ts';
import { GOOD_TOPICS, TOPICS, type TopicId } from '../topics/topics.ts';
import {
  AGREED,
  ANOTHER,
  NO_MORE_HELPS,
  NO_MORE_HELPS_ASKS,
  NOT_WORKING,
  SIMPLER,
  SIMPLER_ASKS,
  STAYED,
  STAYED_ALONE,
  STAYED_GOOD,
} from './conversation.copy.ts';
import type { State } from './state.ts';

const NO_STEPS = { helps: 0, explains: 0 };

/** The state after another step or explanation about a topic. */
function countsAfter(state: State, id: TopicId, more: { helps?: number; explains?: number }): State['given'] {
  const { helps, explains } = state.given[id] ?? NO_STEPS;
  return { ...state.given, [id]: { helps: helps + (more.helps ?? 0), explains: explains + (more.explains ?? 0) } };
}

const isSaid = ({ said }: Situation, text: string): boolean => said.some((one) => one.includes(text));

/** A question about the topic that wasn't asked yet, or an offer that wasn't refused. */
function questionFor(situation: Situation, { asks, offers }: Topic, mayOffer: boolean): Pick<Draft, 'ask' | 'next'> {
  const { pick, state } = situation;
  const open = asks.filter((ask) => !isSaid(situation, ask));
  // Who asked only to be heard gets no offers.
  const wantsOffers = state.given.vent === undefined;
  const free = offers.filter((offer) => !state.refused.includes(offer) && !isSaid(situation, offered(offer, pick)));
  const questions = [
    ...open.map((ask): { ask: string; offer: OfferId | null } => ({ ask, offer: null })),
    ...(mayOffer && wantsOffers ? free.map((offer) => ({ ask: offered(offer, pick), offer })) : []),
  ];
  const chosen = pick(questions.map(({ ask }) => ask));
  const offer = questions.find(({ ask }) => ask === chosen)?.offer ?? null;
  return chosen === '' ? { next: { offered: null } } : { ask: chosen, next: { offered: offer ?? offerIn(chosen) } };
}

const draft = (
  situation: Situation,
  id: TopicId,
  paragraphs: readonly string[],
  more: { helps?: number; explains?: number },
  mayOffer = true,
): Draft => {
  const { ask, next } = questionFor(situation, TOPICS[id], mayOffer);
  return {
    paragraphs,
    ...(ask === undefined ? {} : { ask }),
    about: `topic:${id}`,
    next: { ...next, given: countsAfter(situation.state, id, more) },
  };
};

/** The first reply about a topic: acknowledges, names services where it has to, gives a first step, asks back. */
function first(situation: Situation, id: TopicId): Draft {
  const { pick } = situation;
  const topic = TOPICS[id];
  // Good news gets joy and a question, and a step only on request.
  if (GOOD_TOPICS.has(id)) return draft(situation, id, [pick(topic.opens)], {}, false);
  const { sources } = cite(situation, topic.reads);
  const paragraphs = [pick(topic.opens), ...(topic.care === undefined ? [] : [topic.care]), topic.helps[0] ?? ''];
  return { ...draft(situation, id, paragraphs, { helps: 1 }, false), sources };
}

/** Another step for a topic; when none is left, says so. */
export function anotherStep(situation: Situation, id: TopicId, didntHelp: boolean): Draft {
  const { pick, state } = situation;
  const help = TOPICS[id].helps[state.given[id]?.helps ?? 0];
  if (help === undefined)
    return {
      paragraphs: [pick(NO_MORE_HELPS)],
      ask: pick(NO_MORE_HELPS_ASKS),
      about: `topic:${id}`,
      next: { offered: 'therapy' },
    };
  const opens = didntHelp ? [pick(NOT_WORKING)] : [];
  return draft(situation, id, [...opens, `${pick(ANOTHER)} ${help.charAt(0).toLowerCase()}${help.slice(1)}`], {
    helps: 1,
  });
}

/** What is known about a topic; after the last explanation a passage of the library. */
export function explained(situation: Situation, id: TopicId): Draft {
  const { state } = situation;
  const text = TOPICS[id].explains[state.given[id]?.explains ?? 0];
  if (text !== undefined) return draft(situation, id, [text], { explains: 1 });
  const { paragraphs, sources } = cite(situation, TOPICS[id].reads);
  if (paragraphs.length === 0 || isSaid(situation, paragraphs[0] ?? '')) return anotherStep(situation, id, false);
  return { ...draft(situation, id, paragraphs, {}), sources };
}

/** "Não entendi", "???": the last step again, as its first sentence. */
export function simpler(situation: Situation, id: TopicId): Draft {
  const { pick, state } = situation;
  const helpCount = state.given[id]?.helps ?? 0;
  const [first = ''] = sentencesOf(TOPICS[id].helps[Math.max(0, helpCount - 1)] ?? '');
  return {
    paragraphs: [`${pick(SIMPLER)} ${first.charAt(0).toLowerCase()}${first.slice(1)}`],
    ask: pick(SIMPLER_ASKS),
    about: `topic:${id}`,
  };
}

/** The person goes on telling: a short acknowledgement and a further question, without advice. */
export function stayed(situation: Situation, id: TopicId): Draft {
  const { pick } = situation;
  if (GOOD_TOPICS.has(id)) return draft(situation, id, [pick(STAYED_GOOD)], {}, false);
  const reply = draft(situation, id, [pick(STAYED)], {}, false);
  return reply.ask === undefined ? { ...reply, paragraphs: [pick(STAYED_ALONE)] } : reply;
}

/** The person wants to try what was said. */
export const agreed = (situation: Situation, id: TopicId): Draft => ({
  paragraphs: [situation.pick(AGREED)],
  about: `topic:${id}`,
});

/** A question about what something is, and not about the person. */
const ASKS_FOR_KNOWLEDGE =
  /^(?:qual (?:e )?a diferenca|o que (?:e|sao|significa|causa)|existe|como (?:a|o) \w+ (?:atrapalha|funciona|age|afeta))\b/;

/** The special case of a topic that a message tells of, or that the conversation is about; null if none. */
const specialOf = ({ words, state }: Situation, id: TopicId): SpecialCase | null =>
  SPECIAL_CASES.find(
    (one) => one.of.includes(id) && (one.matches(words) || (one.lasts && state.about === `topic:${one.id}`)),
  ) ?? null;

/** The reply about a special case that a message tells of; null if it tells of none. */
export function onSpecial(situation: Situation, mayBe: (one: SpecialCase) => boolean): Draft | null {
  const special = SPECIAL_CASES.find((one) => one.matches(situation.words) && mayBe(one));
  return special === undefined ? null : onTopic(situation, special.of[0]);
}

/** The reply about a topic. Panic starts a grounding exercise at once. */
export function onTopic(situation: Situation, id: TopicId): Draft {
  const special = specialOf(situation, id);
  if (special !== null) return { ...replyAbout(situation, special.id), understood: `topic:${id}` };
  return replyAbout(situation, id);
}

function replyAbout(situation: Situation, id: TopicId): Draft {
  const { pick, state } = situation;
  if (id === 'panic') return { ...begin(situation, 'ground', [pick(PANIC_OPENS), PANIC_CHECK]), about: 'topic:panic' };
  if (ASKS_FOR_KNOWLEDGE.test(situation.words)) return explained(situation, id);
  if (state.given[id] === undefined) return first(situation, id);
  return situation.message.includes('?') ? explained(situation, id) : stayed(situation, id);
}
