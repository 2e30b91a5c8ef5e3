import type {
  Baseline,
  Habit,
  Mention,
  Proposal,
  Quote,
  WeekEnds,
  WeekMaterial,
  WeekTag,
} from '@alento/domain/insight/week/material';
import { trendOf } from '@alento/domain/mood-entry/weekly-stats';
import { type LocalDate, weekdayOf } from '@alento/domain/time/local-date';
import { dayName, days, decimal, ofFive, records, weekdayName } from '../language/figures-in-words.ts';
import { asPlain, listed } from '../language/sentences.ts';
import { type Pick, wordingsBy } from '../wording.ts';
import { besideNamed, besideWords, partSentence, standsBeside, weekdaySentence } from './compared.ts';
import {
  ALL_ALIKE,
  ASKS,
  EFFECTS_NOTE,
  HARD_ASKS,
  HARD_DAYS_OPENS,
  HARD_HELP,
  INSIGHT_OPENS,
  PROPOSAL_OPENS,
  PROPOSALS,
} from './insight.copy.ts';

/** Maximum number of points. */
const POINTS = 3;

const named = (name: string): string => `“${asPlain(name)}”`;

/** "4,1 de 5 em 12 dias, contra 3 nos outros 80" */
const sides = ({ average, n, otherAverage, otherN }: WeekTag): string =>
  `${ofFive(average)} em ${days(n)}, contra ${decimal(otherAverage)} nos outros ${otherN}`;

const direction = ({ average, otherAverage }: WeekTag): string => (average > otherAverage ? 'mais alto' : 'mais baixo');

const tagPoint = (side: string, effect: WeekTag): string =>
  `${side}: ${named(effect.name)}, em ${days(effect.weekDays)}. Nos últimos 365 dias, o humor nos dias assim costuma ficar ${direction(effect)}: ${sides(effect)}.`;

/** People and places with the same days are told together. */
function mentionPoint(mentions: readonly Mention[]): string {
  const byDates = Map.groupBy(mentions, ({ dates }) => dates.join());
  const groups = [...byDates.values()].map((group) => {
    const dates = group[0]?.dates ?? [];
    const names = dates.map((date) => weekdayName(weekdayOf(date)));
    return `${listed(group.map(({ name }) => asPlain(name)))} em ${days(dates.length)} (${listed(names)})`;
  });
  return `Nas suas notas da semana: ${groups.join('; ')}.`;
}

const habitPoint = ({ name, weekDays, ofDays, earlierDays, earlierOfDays }: Habit): string =>
  weekDays === 0
    ? `${named(name)} ficou de fora desta semana; nos 90 dias antes, apareceu em ${earlierDays} de ${days(earlierOfDays)}.`
    : `${named(name)} apareceu em ${weekDays} de ${days(ofDays)}; nos 90 dias antes, em ${earlierDays === 0 ? 'nenhum dos' : `${earlierDays} de`} ${earlierOfDays}.`;

/** At most three points, and whether one of them states that things go together. */
function pointsOf(week: WeekMaterial): { points: string[]; haveEffects: boolean } {
  const { figures, lifted, weighed, mentions, habit } = week;
  const effects = [
    ...lifted.slice(0, 1).map((effect) => tagPoint('Do lado leve', effect)),
    ...weighed.slice(0, 1).map((effect) => tagPoint('Do lado pesado', effect)),
  ];
  const own = [...(mentions.length > 0 ? [mentionPoint(mentions)] : []), ...(habit ? [habitPoint(habit)] : [])];
  const rhythms = [
    ...figures.weekdays.slice(0, 1).map(weekdaySentence),
    ...figures.timesOfDay.slice(0, 1).map(partSentence),
  ];
  const points = [...effects, ...own, ...rhythms].slice(0, POINTS);
  return { points, haveEffects: effects.length > 0 || points.some((point) => rhythms.includes(point)) };
}

/** One sentence or two with the proposal for the next week. */
function proposalWords(proposal: Proposal, lifted: readonly WeekTag[], pick: Pick): string {
  const opens = pick(PROPOSAL_OPENS);
  if (proposal.kind === 'none') return `${opens} ${pick(PROPOSALS)}`;
  if (proposal.kind === 'piece')
    return `${opens} ler ou ouvir [${asPlain(proposal.piece.title)}](${proposal.piece.url}), da biblioteca.`;
  const { effect, isSleep } = proposal;
  const what = isSleep
    ? `proteger uma noite de sono. ${named(effect.name)} costuma vir junto dos seus dias melhores`
    : `guardar um espaço para ${named(effect.name)}, que costuma vir junto dos seus dias melhores`;
  const isMentioned = lifted[0]?.name === effect.name;
  return `${opens} ${what}${isMentioned ? '' : ` (nos últimos 365 dias, ${sides(effect)})`}.`;
}

/** Maximum number of equal days that are named one by one. */
const NAMED_DAYS = 3;

/** How the printed average stands to all of the printed earlier ones; `none` if they disagree or there are none. */
function standOf(average: number, earlier: readonly Baseline[]): 'above' | 'below' | 'alike' | 'none' {
  const stands = new Set(
    earlier.map((one) => standsBeside(average, one.average).replace('far-', '') as 'above' | 'below' | 'alike'),
  );
  const [only] = stands;
  return stands.size === 1 && only !== undefined ? only : 'none';
}

/**
 * "um pouco abaixo dos 90 dias antes (3,1, em 64 dias)". A second time with the same stand is added without repeating
 * it: "… e dos 365 dias antes (3, em 290 dias)".
 */
function besideEarlier(average: number, earlier: readonly Baseline[]): string {
  const comparisons = earlier.map(({ days: span, average: other, n }, at) => {
    const beside = besideNamed(average, other, `dos ${span} dias antes`, `aos ${span} dias antes`);
    const before = earlier[at - 1];
    const isSame = before !== undefined && besideWords(average, before.average) === besideWords(average, other);
    const words = isSame ? beside.slice(besideWords(average, other).length + 1) : beside;
    return `${words} (${decimal(other)}, em ${days(n)})`;
  });
  return comparisons.length > 0 ? `, ${listed(comparisons)}` : '';
}

/** "quarta (18/11)" */
const shortDay = (date: LocalDate): string =>
  `${weekdayName(weekdayOf(date))} (${date.slice(8, 10)}/${date.slice(5, 7)})`;

function endWords({ average, dates }: WeekEnds, adjective: 'leve' | 'pesado'): string {
  const [first] = dates;
  const score = decimal(average);
  if (dates.length === 1 && first !== undefined) return `o dia mais ${adjective} foi ${dayName(first)}, com ${score}`;
  const named = dates.length <= NAMED_DAYS ? `${listed(dates.map(shortDay))}, ` : `${days(dates.length)}, `;
  return `os dias mais ${adjective}s foram ${named}com ${score} cada`;
}

function endsSentence({ best, worst }: WeekMaterial, pick: Pick): string {
  if (!best) return pick(ALL_ALIKE);
  const sentence = `${endWords(best, 'leve')}${worst ? `; ${endWords(worst, 'pesado')}` : ''}.`;
  return sentence[0]?.toUpperCase() + sentence.slice(1);
}

const quoteWords = ({ date, words, isCut }: Quote): string =>
  `“${words}${isCut ? '…' : ''}”, você escreveu na ${dayName(date)}.`.replace(/na (?=sábado|domingo)/, 'no ');

/**
 * The text of a week's summary: two paragraphs with at most three points between them, and one question. Every number
 * comes from the material, rounded to a tenth, and every direction is that of the rounded numbers. A hard week begins
 * with the person's own words and with help, because screens shorten long texts. Null without entries.
 */
export function insightWords(week: WeekMaterial, variant: number): string | null {
  const { figures, isHard, earlier, quote, proposal, lifted } = week;
  const { average } = figures;
  if (average === null) return null;
  const pick = wordingsBy(variant);
  const trend = figures.trend ?? trendOf(average);
  const isHardByDays = isHard && trend !== 'Delicada';
  const opening = isHardByDays ? pick(HARD_DAYS_OPENS) : pick(INSIGHT_OPENS[trend][standOf(average, earlier)]);
  const first = [
    quote ? quoteWords(quote) : opening,
    ...(isHard ? [pick(HARD_HELP)] : []),
    `Você registrou em ${days(figures.days)} (${records(figures.entries)}), com média **${ofFive(average)}**${besideEarlier(average, earlier)}.`,
    endsSentence(week, pick),
  ].join(' ');
  const { points, haveEffects } = pointsOf(week);
  const last = [
    ...(haveEffects ? [pick(EFFECTS_NOTE)] : []),
    proposalWords(proposal, lifted, pick),
    pick(isHard ? HARD_ASKS : ASKS),
  ].join(' ');
  return [first, ...(points.length > 0 ? [points.map((point) => `- ${point}`).join('\n')] : []), last].join('\n\n');
}
