import { foldForSearch } from '@alento/domain/text/plain-text';
import type { Draft, Situation } from '../situation.ts';
import { TOPIC_NAMES } from '../topics/names.copy.ts';
import { isTopicId, type TopicId } from '../topics/topics.ts';
import { type ActivityId, idOf, type Label } from '../understanding/labels.ts';
import type { Ranked } from '../understanding/model.ts';
import { ACTIVITY_NAMES, CRISIS_NAME, FACT_NAME, USAGE_NAME } from './choices.copy.ts';
import { ASK_BACK, ASK_OPEN } from './conversation.copy.ts';
import { helpPage } from './help-reply.ts';

const CHOICES_MAX = 3;
/** Minimum share of a label to be offered as a choice, by itself and as a part of the first label's share. */
const CHOICE_MIN = 0.06;
const CHOICE_PART = 1 / 4;
/** Topics that hurt or shame if they are named without a reason, and their minimum share. */
const SENSITIVE: ReadonlySet<Label> = new Set<Label>(
  (
    [
      'domestic-violence',
      'sexual-violence',
      'abuse',
      'purging',
      'drugs',
      'gambling',
      'racism',
      'grief',
      'pet-grief',
      'withdrawal',
    ] satisfies TopicId[]
  ).map((id): Label => `topic:${id}`),
);
const SENSITIVE_MIN = 0.25;
/** The offer of help now is made only with some reason. */
const CRISIS_MIN = 0.15;

function leastShare(label: Label): number {
  if (label === 'crisis') return CRISIS_MIN;
  return SENSITIVE.has(label) ? SENSITIVE_MIN : CHOICE_MIN;
}

/** The labels that are probable enough to be offered, most probable first. */
function nearLabels(ranked: readonly Ranked[]): Label[] {
  // "ask" says that the message is unclear, and competes with no other label.
  const first = ranked.find(({ label }) => label !== 'ask');
  const least = CHOICE_PART * (first?.share ?? 0);
  return ranked.filter(({ label, share }) => share >= Math.max(least, leastShare(label))).map(({ label }) => label);
}

/** The topics that are probable enough to be offered. */
export const nearTopics = (ranked: readonly Ranked[]): Label[] =>
  nearLabels(ranked).filter((label) => label.startsWith('topic:'));

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

/** The label of a choice that the person sent; null if the message is none. */
export function chosenLabel(situation: Situation): Label | null {
  const { message, request } = situation;
  const said = foldForSearch(message.trim());
  const chooses = (name: string): boolean => foldForSearch(name) === said;
  if (chooses(FACT_NAME)) return 'fact';
  if (chooses(CRISIS_NAME)) return 'crisis';
  const activity = (Object.keys(ACTIVITY_NAMES) as ActivityId[]).find((id) => chooses(ACTIVITY_NAMES[id]));
  if (activity) return `do:${activity}`;
  const topic = (Object.keys(TOPIC_NAMES) as TopicId[]).find((id) => chooses(TOPIC_NAMES[id]));
  if (topic) return `topic:${topic}`;
  const page = request.helpPages.find(({ title }) => chooses(title));
  return page ? `help:${page.id}` : null;
}

/** Asks which of the most probable readings was meant; without any, offers the three sides of the product. */
export function askBack(situation: Situation, opens: readonly string[] = []): Draft {
  const { ranked, pick } = situation;
  const choices = choicesFor(situation, nearLabels(ranked));
  if (choices.length < 2)
    return {
      paragraphs: opens,
      ask: pick(ASK_OPEN),
      choices: [FACT_NAME, USAGE_NAME, TOPIC_NAMES.vent],
      about: 'ask',
    };
  return { paragraphs: opens, ask: pick(ASK_BACK), choices, about: 'ask' };
}
