import { entriesWithin } from '../../analytics/entry.ts';
import { dayAverages, isConcerningPattern } from '../../mood-entry/day-averages.ts';
import { insightFiguresOf } from '../figures-of.ts';
import { INSIGHT_QUARTER } from '../limits.ts';
import { baselinesOf, endsOf, entriesBefore } from './compared-days.ts';
import type { WeekInput, WeekMaterial, WeekTag } from './material.ts';
import { mentionsOf } from './mentions.ts';
import { proposalOf } from './proposal.ts';
import { quoteOf } from './quote.ts';
import { daysByTag, habitOf } from './tags-in-week.ts';

const shown = (value: number): number => Math.round(value * 10);

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
    .filter(({ average, otherAverage }) => shown(average) !== shown(otherAverage))
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
