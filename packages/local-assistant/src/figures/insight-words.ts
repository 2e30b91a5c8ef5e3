import type { InsightFigures } from '@alento/domain/insight/figures';
import { trendOf } from '@alento/domain/mood-entry/weekly-stats';
import { dayName, days, decimal, ofFive, records } from '../language/figures-in-words.ts';
import { wordingsBy } from '../wording.ts';
import { besideNamed, partSentence, tagSentence, weekdaySentence } from './compared.ts';
import { ALL_ALIKE, EFFECTS_NOTE, INSIGHT_OPENS, INSIGHT_SUGGESTS } from './insight.copy.ts';

/** Maximum number of points below the paragraphs. */
const POINTS = 3;

/**
 * The text of a week's summary: one or two paragraphs, at most three points. Every number is one of the
 * figures, rounded to a tenth. Null if there are no figures.
 */
export function insightWords(figures: InsightFigures, variant: number): string | null {
  const { average, best, worst, before } = figures;
  if (average === null) return null;
  const pick = wordingsBy(variant);
  const trend = figures.trend ?? trendOf(average);
  const told = [
    pick(INSIGHT_OPENS[trend]),
    `Você registrou em ${days(figures.days)} (${records(figures.entries)}), com média **${ofFive(average)}**${
      before
        ? `, ${besideNamed(average, before.average, 'das semanas antes', 'às semanas antes')} (${decimal(before.average)}, em ${days(before.days)})`
        : ''
    }.`,
    best && worst
      ? `O dia mais leve foi ${dayName(best.date)}, com ${decimal(best.average)}; o mais pesado, ${dayName(worst.date)}, com ${decimal(worst.average)}.`
      : pick(ALL_ALIKE),
  ].join(' ');
  const points = [
    ...figures.tags.slice(0, 2).map(tagSentence),
    ...figures.weekdays.slice(0, 1).map(weekdaySentence),
    ...figures.timesOfDay.slice(0, 1).map(partSentence),
  ].slice(0, POINTS);
  const listed = points.length > 0 ? [points.map((point) => `- ${point}`).join('\n')] : [];
  const note = points.length > 0 ? [pick(EFFECTS_NOTE)] : [];
  const suggestion = pick(INSIGHT_SUGGESTS[trend]);
  // In a hard week the mention of help comes first, because screens shorten long texts.
  const parts =
    trend === 'Delicada'
      ? [[suggestion, told].join(' '), ...listed, ...note]
      : [told, ...listed, [...note, suggestion].join(' ')];
  return parts.join('\n\n');
}
