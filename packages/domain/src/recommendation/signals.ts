import { entriesWithin } from '../analytics/entry.ts';
import { clearTagEffects } from '../analytics/influence.ts';
import { mean } from '../mood-entry/day-averages.ts';
import { comparableTagIds } from '../mood-entry/emotions.ts';
import type { Instrument, Severity } from '../screening/instruments.ts';
import { addDays } from '../time/local-date.ts';
import type { RecommendationHistory, Signal } from './history.ts';
import { HISTORY_DAYS, SCREENING_FADES_DAYS } from './limits.ts';
import { GOAL_TOPICS, isGoodSleepTag, topicsOfTagName } from './topics.ts';

/** Averages: a day is low below the first value, and a period is good from the second value on. */
const LOW_BELOW = 2;
const GOOD_FROM = 4;
/** Minimum number of days with entries that a signal requires. */
const DAYS_MIN = 3;
/** Minimum difference between the averages of two weeks, on the scale of 0 to 5. */
const FALL_MIN = 0.7;
/** Minimum number of days with a tag for a signal: once may be chance, twice is a subject of the person's days. */
const TAG_DAYS_MIN = 2;
/**
 * Weight of a tag on that many days, and of each of two more days. A tag leads over goals, nights and low or good days,
 * also where a piece shares several topics with those; a clear effect and a severe screening lead over tags.
 */
const TAG_WEIGHT = 1.85;
const TAG_DAY_WEIGHT = 0.11;
const TAG_DAYS_MORE = 2;
const TAG_LOW_WEIGHT = 2.1;

type Day = { date: string; average: number; tagIds: ReadonlySet<string> };

const averageOf = (days: readonly Day[]): number => mean(days.map(({ average }) => average));

function daysOf({ entries }: RecommendationHistory): Day[] {
  return [...Map.groupBy(entries, ({ localDate }) => localDate)].map(([date, of]) => ({
    date,
    average: mean(of.map(({ score }) => score)),
    tagIds: new Set(of.flatMap(({ tagIds }) => tagIds)),
  }));
}

/** Entries of the days that are used. After a journey west some entries may have tomorrow's date. */
const recentOf = ({ entries, today }: RecommendationHistory): RecommendationHistory['entries'] =>
  entriesWithin(entries, { start: addDays(today, 1 - HISTORY_DAYS), end: today });

const SEVERITY_WEIGHT: Readonly<Record<Severity, number>> = {
  minimal: 0,
  mild: 1,
  moderate: 2,
  'moderately-severe': 2,
  severe: 2,
};
const SCREENING_TOPICS: Readonly<Record<Instrument, readonly string[]>> = {
  'PHQ-9': ['depressao', 'desanimo', 'ajuda', 'terapia'],
  'GAD-7': ['ansiedade', 'preocupacao', 'panico', 'respiracao'],
};

function screeningSignals({ screenings }: RecommendationHistory): Signal[] {
  return screenings.map(({ instrument, severity, daysAgo }) => ({
    reason: { code: 'screening', instrument, severity },
    topics: SCREENING_TOPICS[instrument],
    weight: SEVERITY_WEIGHT[severity] * Math.max(0, 1 - daysAgo / SCREENING_FADES_DAYS),
  }));
}

function goalSignals({ goals }: RecommendationHistory): Signal[] {
  const topicGoals = goals.filter((goal) => GOAL_TOPICS[goal] !== undefined);
  return topicGoals.map((goal) => ({
    reason: { code: 'goal', goal },
    topics: GOAL_TOPICS[goal] ?? [],
    weight: 1.2 / Math.sqrt(topicGoals.length),
  }));
}

function moodSignals({ today }: RecommendationHistory, days: readonly Day[]): Signal[] {
  const signals: Signal[] = [];
  const low = days.filter(({ average }) => average < LOW_BELOW).length;
  if (low >= DAYS_MIN)
    signals.push({
      reason: { code: 'low-days', days: low },
      topics: ['desanimo', 'tristeza', 'depressao', 'autocompaixao'],
      weight: 1.5,
    });
  const weekAgo = addDays(today, -7);
  const [now, before] = [days.filter(({ date }) => date > weekAgo), days.filter(({ date }) => date <= weekAgo)];
  if (now.length >= DAYS_MIN && before.length >= DAYS_MIN && averageOf(before) - averageOf(now) >= FALL_MIN)
    signals.push({ reason: { code: 'falling' }, topics: ['emocoes', 'desanimo', 'rotina', 'amizade'], weight: 1.2 });
  if (days.length >= DAYS_MIN && averageOf(days) >= GOOD_FROM)
    signals.push({
      reason: { code: 'good-days', days: days.length },
      topics: ['gratidao', 'habitos', 'amizade', 'atencao-plena'],
      weight: 0.8,
    });
  return signals;
}

/**
 * Signals for the tags of the last days. That days with a tag are lower is said only if /analises shows this as clear
 * (analytics/influence.ts).
 */
function tagSignals({ tags, entries, today }: RecommendationHistory, days: readonly Day[]): Signal[] {
  const marked = tags.flatMap(({ id, name }) => {
    const topics = topicsOfTagName(name);
    const count = days.filter(({ tagIds }) => tagIds.has(id)).length;
    return topics.length > 0 && count >= TAG_DAYS_MIN ? [{ id, name, topics, count }] : [];
  });
  if (marked.length === 0) return [];
  const effects = new Map(
    clearTagEffects(entries, {
      today,
      tagIds: comparableTagIds(new Map(marked.map(({ id, name }) => [id, name]))),
    }).map((one) => [one.tagId, one]),
  );
  return marked.map(({ id, name, topics, count }): Signal => {
    const effect = effects.get(id);
    const difference = effect ? effect.otherAverage - effect.average : 0;
    if (effect && difference > 0) {
      const reason = { code: 'tag-low', tag: name, days: effect.n } as const;
      return { reason, topics, weight: TAG_LOW_WEIGHT + Math.min(difference, 2) / 4 };
    }
    const weight = TAG_WEIGHT + TAG_DAY_WEIGHT * Math.min(count - TAG_DAYS_MIN, TAG_DAYS_MORE);
    return { reason: { code: 'tag-often', tag: name, days: count }, topics, weight };
  });
}

/** Tags of the library that are about sleep. */
const SLEEP_TOPICS: readonly string[] = ['sono', 'insonia'];

/**
 * Whether the person sleeps well: most of the last days have a tag for a good night, or they answered so in the
 * onboarding, don't want to sleep better, and no two of the last days have a tag for a bad night.
 */
export function sleepsWell(history: RecommendationHistory): boolean {
  const days = daysOf({ ...history, entries: recentOf(history) });
  const daysWith = (holds: (name: string) => boolean): number => {
    const ids = history.tags.filter(({ name }) => holds(name)).map(({ id }) => id);
    return days.filter(({ tagIds }) => ids.some((id) => tagIds.has(id))).length;
  };
  if (days.length >= DAYS_MIN && daysWith(isGoodSleepTag) > days.length / 2) return true;
  const saysGoodSleep = history.sleep === 'boa' || history.sleep === 'excelente';
  if (!saysGoodSleep || history.goals.includes('melhorar-sono')) return false;
  return daysWith((name) => topicsOfTagName(name).includes('insonia')) < TAG_DAYS_MIN;
}

function sleepSignals({ entries, sleep }: RecommendationHistory): Signal[] {
  const nights = new Set(entries.filter(({ part }) => part === 'night').map(({ localDate }) => localDate)).size;
  return [
    ...(nights >= DAYS_MIN
      ? [{ reason: { code: 'nights', days: nights }, topics: SLEEP_TOPICS, weight: 1.1 } as const]
      : []),
    ...(sleep === 'ruim' ? [{ reason: { code: 'sleep-told' }, topics: SLEEP_TOPICS, weight: 0.9 } as const] : []),
  ];
}

/** Whether a piece is about sleep: its category, or its first tag. */
export const isOnSleep = ({ category, tags }: { category: string; tags: readonly string[] }): boolean =>
  category === 'sono' || SLEEP_TOPICS.includes(tags[0] ?? '');

/** Signal for introductory pieces, for people without a history. For others it has the lowest weight. */
const beginSignal = (days: readonly Day[]): Signal => ({
  reason: { code: 'begin', days: days.length },
  topics: ['emocoes', 'respiracao', 'rotina', 'sono', 'atencao-plena'],
  weight: 0.3,
});

/**
 * The signals in a history, with their weights. We chose each weight ourselves; the reason is stated where the weight
 * is defined. Behaviour has more weight than goals, and both have more weight than old answers.
 */
export function signalsOf(fullHistory: RecommendationHistory): Signal[] {
  const history = { ...fullHistory, entries: recentOf(fullHistory) };
  const days = daysOf(history);
  const isGoodSleeper = sleepsWell(fullHistory);
  return [
    ...screeningSignals(history),
    ...goalSignals(history),
    ...moodSignals(history, days),
    ...tagSignals(fullHistory, days),
    ...sleepSignals(history),
    beginSignal(days),
  ]
    .map((signal) =>
      isGoodSleeper ? { ...signal, topics: signal.topics.filter((topic) => !SLEEP_TOPICS.includes(topic)) } : signal,
    )
    .filter(({ weight, topics }) => weight > 0 && topics.length > 0);
}
