import type { Instrument, Severity } from '../screening/instruments.ts';
import { addDays } from '../time/local-date.ts';
import type { RecommendationHistory, Signal } from './history.ts';
import { HISTORY_DAYS, SCREENING_FADES_DAYS } from './limits.ts';
import { GOAL_TOPICS, topicsOfTagName } from './topics.ts';

/** Averages: a day is low below the first value (decision D4), and a period is good from the second value on. */
const LOW_BELOW = 2;
const GOOD_FROM = 4;
/** Minimum number of days with entries that a signal requires. */
const DAYS_MIN = 3;
/**
 * Minimum difference between the averages of two weeks, or between days with and without a tag, on the scale
 * of 0 to 5.
 */
const FALL_MIN = 0.7;
const TAG_DIFFERENCE_MIN = 0.5;

type Day = { date: string; average: number; tagIds: ReadonlySet<string> };

const mean = (days: readonly Day[]): number => days.reduce((sum, { average }) => sum + average, 0) / days.length;

function daysOf({ entries }: RecommendationHistory): Day[] {
  return [...Map.groupBy(entries, ({ localDate }) => localDate)].map(([date, of]) => ({
    date,
    average: of.reduce((sum, { score }) => sum + score, 0) / of.length,
    tagIds: new Set(of.flatMap(({ tagIds }) => tagIds)),
  }));
}

/** Entries of the days that are used. After a journey west some entries may have tomorrow's date. */
function entriesWithin({ entries, today }: RecommendationHistory): RecommendationHistory['entries'] {
  const first = addDays(today, 1 - HISTORY_DAYS);
  return entries.filter(({ localDate }) => localDate >= first && localDate <= today);
}

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
  const told = goals.filter((goal) => GOAL_TOPICS[goal] !== undefined);
  return told.map((goal) => ({
    reason: { code: 'goal', goal },
    topics: GOAL_TOPICS[goal] ?? [],
    weight: 1.2 / Math.sqrt(told.length),
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
  if (now.length >= DAYS_MIN && before.length >= DAYS_MIN && mean(before) - mean(now) >= FALL_MIN)
    signals.push({ reason: { code: 'falling' }, topics: ['emocoes', 'desanimo', 'rotina', 'amizade'], weight: 1.2 });
  if (days.length >= DAYS_MIN && mean(days) >= GOOD_FROM)
    signals.push({
      reason: { code: 'good-days', days: days.length },
      topics: ['gratidao', 'habitos', 'amizade', 'atencao-plena'],
      weight: 0.8,
    });
  return signals;
}

function tagSignals({ tags }: RecommendationHistory, days: readonly Day[]): Signal[] {
  return tags.flatMap(({ id, name }): Signal[] => {
    const topics = topicsOfTagName(name);
    const [tagged, others] = [
      days.filter(({ tagIds }) => tagIds.has(id)),
      days.filter(({ tagIds }) => !tagIds.has(id)),
    ];
    if (topics.length === 0 || tagged.length < DAYS_MIN) return [];
    const difference = others.length < DAYS_MIN ? 0 : mean(others) - mean(tagged);
    if (difference >= TAG_DIFFERENCE_MIN)
      return [
        {
          reason: { code: 'tag-low', tag: name, days: tagged.length },
          topics,
          weight: 1 + Math.min(difference, 2) / 2,
        },
      ];
    return [{ reason: { code: 'tag-often', tag: name, days: tagged.length }, topics, weight: 0.4 }];
  });
}

function sleepSignals({ entries, sleep }: RecommendationHistory): Signal[] {
  const topics = ['insonia', 'sono'];
  const nights = new Set(entries.filter(({ part }) => part === 'night').map(({ localDate }) => localDate)).size;
  return [
    ...(nights >= DAYS_MIN ? [{ reason: { code: 'nights', days: nights }, topics, weight: 1.1 } as const] : []),
    ...(sleep === 'ruim' ? [{ reason: { code: 'sleep-told' }, topics, weight: 0.9 } as const] : []),
  ];
}

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
export function signalsOf(told: RecommendationHistory): Signal[] {
  const history = { ...told, entries: entriesWithin(told) };
  const days = daysOf(history);
  return [
    ...screeningSignals(history),
    ...goalSignals(history),
    ...moodSignals(history, days),
    ...tagSignals(history, days),
    ...sleepSignals(history),
    beginSignal(days),
  ].filter(({ weight }) => weight > 0);
}
