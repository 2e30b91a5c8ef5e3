import { foldForSearch } from '@alento/domain/text/plain-text';
import type { Draft, Situation } from '../situation.ts';
import { TOPIC_NAMES } from '../topics/names.copy.ts';
import { isTopicId, type TopicId } from '../topics/topics.ts';
import { type ActivityId, idOf, type Label } from '../understanding/labels.ts';
import { ACTIVITY_NAMES, CRISIS_NAME, FACT_NAME, USAGE_NAME } from './choices.copy.ts';
import { ASK_BACK, ASK_OPEN } from './conversation.copy.ts';
import { helpPage } from './help-reply.ts';

const CHOICES_MAX = 3;
/** A label of which less is sure isn't offered as a choice. */
const CHOICE_MIN = 0.04;
/** The offer of help now is made only with some reason. */
const CRISIS_MIN = 0.15;

/** The text of a choice that stands for a label; null for labels that can't be chosen. */
function nameOf(situation: Situation, label: Label): string | null {
  if (label === 'fact') return FACT_NAME;
  if (label === 'crisis') return CRISIS_NAME;
  const topic = idOf(label, 'topic');
  if (topic !== null) return isTopicId(topic) ? TOPIC_NAMES[topic] : null;
  const activity = idOf(label, 'do');
  if (activity !== null) return ACTIVITY_NAMES[activity as ActivityId];
  const help = idOf(label, 'help');
  return help === null ? null : (helpPage(situation, help)?.title ?? null);
}

/** The choices for the most probable labels, at most three. */
export const choicesFor = (situation: Situation, labels: readonly Label[]): string[] =>
  labels.flatMap((label) => nameOf(situation, label) ?? []).slice(0, CHOICES_MAX);

const same = (one: string, other: string): boolean => foldForSearch(one.trim()) === foldForSearch(other);

/** The label of a choice that the person sent; null if the message is none. */
export function chosenLabel(situation: Situation): Label | null {
  const { message, request } = situation;
  if (same(message, FACT_NAME)) return 'fact';
  if (same(message, CRISIS_NAME)) return 'crisis';
  const activity = (Object.keys(ACTIVITY_NAMES) as ActivityId[]).find((id) => same(message, ACTIVITY_NAMES[id]));
  if (activity) return `do:${activity}`;
  const topic = (Object.keys(TOPIC_NAMES) as TopicId[]).find((id) => same(message, TOPIC_NAMES[id]));
  if (topic) return `topic:${topic}`;
  const page = request.helpPages.find(({ title }) => same(message, title));
  return page ? `help:${page.id}` : null;
}

/** Asks which of the most probable readings was meant; without any, offers the three sides of the product. */
export function askBack(situation: Situation, opens: readonly string[] = []): Draft {
  const { ranked, pick } = situation;
  const near = ranked
    .filter(({ label, share }) => share >= (label === 'crisis' ? CRISIS_MIN : CHOICE_MIN))
    .map(({ label }) => label);
  const choices = choicesFor(situation, near);
  if (choices.length < 2)
    return {
      paragraphs: opens,
      ask: pick(ASK_OPEN),
      choices: [FACT_NAME, USAGE_NAME, TOPIC_NAMES.vent],
      about: 'ask',
    };
  return { paragraphs: opens, ask: pick(ASK_BACK), choices, about: 'ask' };
}
