import type { TagIcon } from '@alento/domain/tag/tag-icons';
import type { DemoNote } from './demo-notes.ts';

/** Number of days with entries: fourteen months. */
export const DEMO_DAYS = 426;
/** First and last day of the hard month, in days before the last day of the demo. */
export const HARD = { first: 186, last: 156 };
const RECOVERING = { first: 155, last: 112 };
/** Journeys without entries. */
export const AWAY = [
  { first: 300, last: 287 },
  { first: 240, last: 237 },
  { first: 96, last: 92 },
  { first: 58, last: 55 },
];
/** The only day without an entry in the last week. */
const RECENT_REST = 4;
const RECENT_DAYS = 8;

/** Effect of each weekday on the mood, Sunday to Saturday. */
export const WEEKDAY_EFFECTS = [-0.25, -0.45, -0.1, 0, 0, 0.4, 0.45];

const isWithin = (daysAgo: number, { first, last }: { first: number; last: number }): boolean =>
  daysAgo <= first && daysAgo >= last;

export const isAway = (daysAgo: number): boolean => AWAY.some((journey) => isWithin(daysAgo, journey));

export function partOf(daysAgo: number): DemoNote['part'] {
  if (isWithin(daysAgo, HARD)) return 'hard';
  return isWithin(daysAgo, RECOVERING) ? 'recovering' : null;
}

/** Base mood of a day: it drops in the hard month, recovers slowly, and is higher at the end than before. */
export function baseMood(daysAgo: number): number {
  const part = partOf(daysAgo);
  if (part === 'hard') return daysAgo > HARD.first - 5 ? 1.9 : 1.1;
  if (part === 'recovering') {
    return 1.7 + (1.5 * (RECOVERING.first - daysAgo)) / (RECOVERING.first - RECOVERING.last);
  }
  if (daysAgo > HARD.first) return isWithin(daysAgo, { first: 286, last: 272 }) ? 3.3 : 2.75;
  return 3.1;
}

/** Probability of a day without an entry. */
export function restLikelihood(daysAgo: number, weekday: number): number {
  if (isAway(daysAgo)) return 1;
  if (daysAgo === DEMO_DAYS - 1) return 0;
  if (daysAgo < RECENT_DAYS) return daysAgo === RECENT_REST ? 1 : 0;
  if (partOf(daysAgo) === 'hard') return 0.22;
  return weekday === 0 || weekday === 6 ? 0.14 : 0.09;
}

type DemoTag = {
  name: string;
  /** Icon of a tag that the person created; undefined for a starter tag, which has its own icon. */
  icon?: TagIcon;
  /** Probability on a weekday, and the factor by which it differs on Saturday and Sunday. */
  likelihood: number;
  weekend?: number;
  /** Weekdays on which the tag can occur; all by default. */
  weekdays?: readonly number[];
  /** Factor by which the probability differs in the hard month. */
  hard?: number;
  /** First day on which the tag can occur, in days before the last day. */
  since?: number;
  /** Effect on the mood of the same and the next day, which the analytics should detect. */
  sameDay: number;
  nextDay: number;
};

const SLEEP_TAGS: readonly DemoTag[] = [
  { name: 'Dormi mal', likelihood: 0.16, hard: 3.4, sameDay: -0.8, nextDay: -0.1 },
  { name: 'Dormi bem', likelihood: 0.34, weekend: 1.4, hard: 0.15, sameDay: 0.5, nextDay: 0 },
];

const DAY_TAGS: readonly DemoTag[] = [
  { name: 'Exercício', likelihood: 0.32, hard: 0.2, sameDay: 0.6, nextDay: 0.25 },
  { name: 'Trabalho', likelihood: 0.52, weekdays: [1, 2, 3, 4, 5], sameDay: -0.25, nextDay: 0 },
  { name: 'Estudo', likelihood: 0.4, weekdays: [2, 4], hard: 0.2, sameDay: 0, nextDay: 0 },
  { name: 'Família', likelihood: 0.15, weekend: 1.8, hard: 2, sameDay: 0.1, nextDay: 0 },
  { name: 'Amigos', likelihood: 0.12, weekend: 2.2, hard: 0.4, sameDay: 0.6, nextDay: 0.1 },
  { name: 'Amor', likelihood: 0.12, weekend: 1.6, hard: 0.4, sameDay: 0.4, nextDay: 0.1 },
  { name: 'Ar livre', likelihood: 0.16, weekend: 2.2, hard: 0.3, sameDay: 0.5, nextDay: 0.1 },
  { name: 'Descanso', likelihood: 0.12, weekend: 2.4, sameDay: 0.2, nextDay: 0.1 },
  { name: 'Muita tela', likelihood: 0.2, hard: 1.6, sameDay: -0.45, nextDay: -0.3 },
  { name: 'Saúde', likelihood: 0.06, sameDay: -0.5, nextDay: 0 },
  { name: 'Terapia', icon: 'sun', likelihood: 0.9, weekdays: [4], since: 151, sameDay: -0.1, nextDay: 0.35 },
  { name: 'Tapioca', icon: 'paw-print', likelihood: 0.12, sameDay: 0.1, nextDay: 0 },
  { name: 'Violão', icon: 'music', likelihood: 0.11, hard: 0.3, since: 270, sameDay: 0.35, nextDay: 0 },
];

/** The tags that the person created besides the starter tags. */
export const OWN_TAGS = DAY_TAGS.flatMap(({ name, icon }) => (icon === undefined ? [] : [{ name, icon }]));

const EFFECTS = new Map([...SLEEP_TAGS, ...DAY_TAGS].map((tag) => [tag.name, tag]));
/** Maximum number of tags per day besides the one about sleep. */
const DAY_TAGS_MAX = 4;

type Day = { daysAgo: number; weekday: number; happens: (probability: number) => boolean };

function occurs(tag: DemoTag, { daysAgo, weekday, happens }: Day): boolean {
  if (tag.weekdays && !tag.weekdays.includes(weekday)) return false;
  if (tag.since !== undefined && daysAgo > tag.since) return false;
  const weekend = weekday === 0 || weekday === 6 ? (tag.weekend ?? 1) : 1;
  const hard = partOf(daysAgo) === 'hard' ? (tag.hard ?? 1) : 1;
  return happens(tag.likelihood * weekend * hard);
}

/** Picks the tags of a day: at most one about sleep, and some others. */
export function tagsOfDay(day: Day): { sleep: string[]; others: string[] } {
  const sleep = SLEEP_TAGS.filter((tag) => occurs(tag, day)).slice(0, 1);
  const others = DAY_TAGS.filter((tag) => occurs(tag, day)).slice(0, DAY_TAGS_MAX);
  return { sleep: sleep.map(({ name }) => name), others: others.map(({ name }) => name) };
}

export const effectOf = (tags: readonly string[], when: 'sameDay' | 'nextDay'): number =>
  tags.reduce((sum, name) => sum + (EFFECTS.get(name)?.[when] ?? 0), 0);
