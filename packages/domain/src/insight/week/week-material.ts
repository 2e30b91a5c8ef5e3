import { type AnalyticsEntry, entriesWithin } from '../../analytics/entry.ts';
import { figureOf } from '../../analytics/figure.ts';
import { type DayAverage, dayAverages, isConcerningPattern } from '../../mood-entry/day-averages.ts';
import { isLow, roundedAverage } from '../../mood-entry/scale.ts';
import { isGoodSleepTag, topicsOfTagName } from '../../recommendation/topics.ts';
import { foldForSearch } from '../../text/plain-text.ts';
import { addDays, DAY_MS, type LocalDate } from '../../time/local-date.ts';
import type { InsightFigures } from '../figures.ts';
import { insightFiguresOf } from '../figures-of.ts';
import { HABIT_MIN_CHANGE, HABIT_MIN_DAYS, INSIGHT_BEFORE_DAYS, INSIGHT_QUARTER, INSIGHT_YEAR } from '../limits.ts';
import type {
  Baseline,
  Habit,
  LevelOf,
  Proposal,
  ProposedPiece,
  WeekEnds,
  WeekInput,
  WeekMaterial,
  WeekTag,
} from './material.ts';
import { mentionsOf } from './people.ts';
import { quoteOf } from './quote.ts';

/** Folded words of tags that are never proposed, even if they go with better days. */
const NEVER =
  /\b(?:alcool\w*|beb(?:i|e|er|ida|idas|endo|edeira)|cervej\w*|vinho\w*|drinks?|cachaca|vodka|whisky|bar|balada|maconha|beck|baseado|cigarro\w*|fum\w*|vape|narguile|drog\w*|po|coca(?:ina)?|md|bala|doce|rivotril|clonazepam|zolpidem|remedio\w*|medica\w*|dose|ritalina|venvanse|jejum|dieta\w*|regime|pulei|nao comi|laxante\w*|vomit\w*|emagrec\w*|peso|compras|comprei|gast\w*|apost\w*|bets?|cassino|jogo|jogos|tigrinho|porn\w*|sexo|cort\w*|machuc\w*|briga\w*|brig\w*|vinganca|ex|tpm|menstru\w*|doente|dor)\b/;

/** Library topics for a week without a tag that goes with better days. */
const TOPICS = { hard: ['autocompaixao', 'desanimo', 'rotina'], other: ['rotina', 'habitos', 'gratidao'] } as const;

const mayPropose = (name: string, levelOf: LevelOf): boolean =>
  !NEVER.test(foldForSearch(name)) && levelOf(name) === 'none';

/** A piece on one of these topics, another one each day; null without one. */
function pieceOn(
  { pieces, today }: Pick<WeekInput, 'pieces' | 'today'>,
  topics: readonly string[],
): ProposedPiece | null {
  const found = pieces.filter(({ topic }) => topics.includes(topic));
  const chosen = found[(Date.parse(today) / DAY_MS) % Math.max(found.length, 1)];
  return chosen ? { title: chosen.title, url: chosen.url } : null;
}

/**
 * One small thing for the next week: the tag that goes most clearly with the person's better days, or a piece of the
 * library on what weighed on the week.
 */
function proposalOf(
  effects: readonly WeekTag[],
  isHard: boolean,
  input: Pick<WeekInput, 'levelOf' | 'pieces' | 'today'>,
): Proposal {
  const helped = effects.find(
    (effect) => effect.average > effect.otherAverage && mayPropose(effect.name, input.levelOf),
  );
  if (helped) return { kind: 'tag', effect: helped, isSleep: isGoodSleepTag(helped.name) };
  const heavy = effects.filter(({ average, otherAverage, weekDays }) => average < otherAverage && weekDays > 0);
  const topics = [...heavy.map(({ name }) => topicsOfTagName(name)), isHard ? TOPICS.hard : TOPICS.other];
  for (const one of topics) {
    const piece = pieceOn(input, one);
    if (piece) return { kind: 'piece', piece };
  }
  return { kind: 'none' };
}

/**
 * The best and the hardest days of the week: all of them when several read alike. Null if all days do. Only low days are
 * hard.
 */
export function endsOf(days: readonly DayAverage[]): { best: WeekEnds | null; worst: WeekEnds | null } {
  const averages = days.map(({ average }) => average);
  const [high, low] = [Math.max(...averages), Math.min(...averages)];
  if (days.length === 0 || roundedAverage(high) === roundedAverage(low)) return { best: null, worst: null };
  const at = (average: number): WeekEnds => ({
    average,
    dates: days.filter((day) => roundedAverage(day.average) === roundedAverage(average)).map(({ date }) => date),
  });
  return { best: at(high), worst: isLow(low) ? at(low) : null };
}

/** The entries of a number of days before the week. */
const entriesBefore = (entries: readonly AnalyticsEntry[], start: LocalDate, days: number): AnalyticsEntry[] =>
  entriesWithin(entries, { start: addDays(start, -days), end: addDays(start, -1) });

/**
 * What the week is compared with: the 90 days before it, or the 28 if too few of the 90 have entries, and the 365 days
 * before it.
 */
function baselinesOf(entries: readonly AnalyticsEntry[], { start, before }: InsightFigures): Baseline[] {
  const quarter = figureOf(entriesBefore(entries, start, INSIGHT_QUARTER.days));
  const year = figureOf(entriesBefore(entries, start, INSIGHT_YEAR.days));
  const baselines: Baseline[] = [];
  if (quarter.average !== null && quarter.days >= INSIGHT_QUARTER.minDays)
    baselines.push({ days: INSIGHT_QUARTER.days, average: quarter.average, n: quarter.days });
  else if (before) baselines.push({ days: INSIGHT_BEFORE_DAYS, average: before.average, n: before.days });
  const isLong = year.days >= INSIGHT_YEAR.minDays && year.days - quarter.days >= INSIGHT_YEAR.minOlderDays;
  if (year.average !== null && isLong) baselines.push({ days: INSIGHT_YEAR.days, average: year.average, n: year.days });
  return baselines;
}

type Tagged = Pick<AnalyticsEntry, 'localDate' | 'tagIds'>;

/** Number of days on which each tag was used. */
export function daysByTag(entries: readonly Tagged[]): Map<string, number> {
  const days = new Map<string, Set<LocalDate>>();
  for (const { localDate, tagIds } of entries)
    for (const id of tagIds) days.set(id, (days.get(id) ?? new Set<LocalDate>()).add(localDate));
  return new Map([...days].map(([id, own]) => [id, own.size]));
}

const daysIn = (entries: readonly Tagged[]): number => new Set(entries.map(({ localDate }) => localDate)).size;

/**
 * The tag whose share of the days with entries changed most against the 90 days before: used on at least three days of
 * the week and much more than before, or usual before and not used in the week. Null without one.
 */
function habitOf(
  week: readonly Tagged[],
  earlier: readonly Tagged[],
  tagNames: ReadonlyMap<string, string>,
): Habit | null {
  const [ofDays, earlierOfDays] = [daysIn(week), daysIn(earlier)];
  if (ofDays === 0 || earlierOfDays < INSIGHT_QUARTER.minDays) return null;
  const [now, before] = [daysByTag(week), daysByTag(earlier)];
  const changed = [...tagNames].flatMap(([id, name]) => {
    const [weekDays, earlierDays] = [now.get(id) ?? 0, before.get(id) ?? 0];
    const change = weekDays / ofDays - earlierDays / earlierOfDays;
    const isNotable = change > 0 ? weekDays >= HABIT_MIN_DAYS : weekDays === 0;
    return isNotable && Math.abs(change) >= HABIT_MIN_CHANGE
      ? [{ habit: { name, weekDays, ofDays, earlierDays, earlierOfDays }, size: Math.abs(change) }]
      : [];
  });
  return changed.sort((a, b) => b.size - a.size)[0]?.habit ?? null;
}

const tenths = (value: number): number => Math.round(value * 10);

/** All that the summary of the week that ends today may state. */
export function weekMaterialOf(input: WeekInput): WeekMaterial {
  const { entries, notes, today, tagNames, levelOf } = input;
  const figures = insightFiguresOf(entries, { today, tagNames });
  const week = entriesWithin(entries, figures);
  const days = dayAverages(week);
  const isHard = figures.trend === 'Delicada' || isConcerningPattern(days);
  const used = daysByTag(week);
  const idOf = new Map([...tagNames].map(([id, name]) => [name, id]));
  const effects = figures.tags
    .filter(({ average, otherAverage }) => tenths(average) !== tenths(otherAverage))
    .map((effect): WeekTag => ({ ...effect, weekDays: used.get(idOf.get(effect.name) ?? '') ?? 0 }));
  const inWeek = effects.filter(({ weekDays }) => weekDays > 0);
  const ofWeek = notes.filter(({ date }) => date >= figures.start && date <= figures.end);
  return {
    figures,
    isHard,
    ...endsOf(days),
    earlier: baselinesOf(entries, figures),
    lifted: inWeek.filter(({ average, otherAverage }) => average > otherAverage),
    weighed: inWeek.filter(({ average, otherAverage }) => average < otherAverage),
    habit: habitOf(week, entriesBefore(entries, figures.start, INSIGHT_QUARTER.days), tagNames),
    mentions: mentionsOf(ofWeek, levelOf),
    quote: isHard ? quoteOf(ofWeek, days, levelOf) : null,
    proposal: proposalOf(effects, isHard, input),
  };
}
