import type { Habit, Mention, Proposal, WeekMaterial, WeekTag } from '@alento/domain/insight/week/material';
import { weekdayOf } from '@alento/domain/time/local-date';
import { days, decimal, ofFive, weekdayName } from '../language/figures-in-words.ts';
import { asPlain, listed } from '../language/sentences.ts';
import type { Pick } from '../wording.ts';
import { partSentence, weekdaySentence } from './compared.ts';
import { PROPOSAL_OPENS, PROPOSALS } from './insight.copy.ts';

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
  const told = [...byDates.values()].map((group) => {
    const dates = group[0]?.dates ?? [];
    const names = dates.map((date) => weekdayName(weekdayOf(date)));
    return `${listed(group.map(({ name }) => asPlain(name)))} em ${days(dates.length)} (${listed(names)})`;
  });
  return `Nas suas notas da semana: ${told.join('; ')}.`;
}

const habitPoint = ({ name, weekDays, ofDays, earlierDays, earlierOfDays }: Habit): string =>
  weekDays === 0
    ? `${named(name)} ficou de fora desta semana; nos 90 dias antes, apareceu em ${earlierDays} de ${days(earlierOfDays)}.`
    : `${named(name)} apareceu em ${weekDays} de ${days(ofDays)}; nos 90 dias antes, em ${earlierDays === 0 ? 'nenhum dos' : `${earlierDays} de`} ${earlierOfDays}.`;

/** At most three points, and whether one of them states that things go together. */
export function pointsOf(week: WeekMaterial): { points: string[]; haveEffects: boolean } {
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
export function proposalWords(proposal: Proposal, lifted: readonly WeekTag[], pick: Pick): string {
  const opens = pick(PROPOSAL_OPENS);
  if (proposal.kind === 'none') return `${opens} ${pick(PROPOSALS)}`;
  if (proposal.kind === 'piece')
    return `${opens} ler ou ouvir [${asPlain(proposal.piece.title)}](${proposal.piece.url}), da biblioteca.`;
  const { effect, isSleep } = proposal;
  const what = isSleep
    ? `proteger uma noite de sono. ${named(effect.name)} costuma vir junto dos seus dias melhores`
    : `guardar um espaço para ${named(effect.name)}, que costuma vir junto dos seus dias melhores`;
  const isTold = lifted[0]?.name === effect.name;
  return `${opens} ${what}${isTold ? '' : ` (nos últimos 365 dias, ${sides(effect)})`}.`;
}
