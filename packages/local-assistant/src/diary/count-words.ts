import type { Answer } from '@alento/diary-query/query/compute';
import type { LocalDate } from '@alento/domain/time/local-date';
import { counted, dayAnchor, days, decimal, ofFive, records } from '../language/figures-in-words.ts';
import { listed } from '../language/sentences.ts';
import { plainScopeOf, quoted, sample, sampleOf, scopeOf, scoreWords } from './filter-words.ts';
import { otherScope } from './other-words.ts';
import { periodWords } from './period-words.ts';

/** Days that are linked in a list; of more, only the number is stated. */
const LINKED_MAX = 4;
const TAGS_MAX = 6;
const DAY_MS = 86_400_000;

/** "a, b e c", or the newest ones "e mais 3". */
export function dayList(dates: readonly LocalDate[]): string {
  const links = dates.slice(0, LINKED_MAX).map(dayAnchor);
  return dates.length > LINKED_MAX ? `${links.join(', ')} e mais ${dates.length - LINKED_MAX}` : listed(links);
}

const share = (part: number, whole: number): string => (whole === 0 ? '' : ` (${Math.round((100 * part) / whole)} %)`);

/** "há 3 dias", "hoje", "ontem" */
function agoWords(date: LocalDate, today: LocalDate): string {
  const back = Math.round((Date.parse(today) - Date.parse(date)) / DAY_MS);
  return back <= 0 ? 'hoje' : back === 1 ? 'ontem' : `há ${back} dias`;
}

const newestDates = ({ chosen }: Answer): LocalDate[] => [...new Set(chosen.map(({ date }) => date))];

/** How often, of how many days. */
export function countWords(answer: Answer, today: LocalDate): string[] {
  const { query, figure, other, whole } = answer;
  const { tags, scores } = query.filter;
  const scope = plainScopeOf(query, today);
  const subject =
    tags.length > 0
      ? `${listed(tags.map(quoted))} ${tags.length > 1 ? 'aparecem juntos' : 'aparece'} em **${days(figure.days)}**${scores === null ? '' : scoreWords(scores)}, de ${whole.days} com registro${share(figure.days, whole.days)}`
      : scores !== null
        ? `há **${records(figure.entries)}**${scoreWords(scores)}, em **${days(figure.days)}** de ${whole.days}`
        : `há **${records(figure.entries)}** em **${days(figure.days)}**`;
  const dates = tags.length > 0 || scores !== null ? newestDates(answer) : [];
  const listedDays = dates.length > 0 ? ` ${dates.length > 1 ? 'Os dias' : 'O dia'}: ${dayList(dates)}.` : '';
  const beside =
    other === null
      ? []
      : [
          `${otherScope(answer, today)}: ${tags.length > 0 ? `**${days(other.days)}**` : `**${records(other.entries)}** em **${days(other.days)}**`}.`,
        ];
  return [`${scope}, ${subject}.${listedDays}`, ...beside];
}

/** Shares of scores, or of the days with a tag. */
export function shareWords(answer: Answer, today: LocalDate): string[] {
  const { query, figure, whole, scores } = answer;
  const { filter } = query;
  if (filter.scores !== null) {
    const scope = scopeOf({ ...query, filter: { ...filter, scores: null } }, today);
    return [
      `${scope}, **${figure.entries} de ${records(whole.entries)}**${share(figure.entries, whole.entries)} ${figure.entries === 1 ? 'é' : 'são'}${scoreWords(filter.scores)}, em ${figure.days} de ${days(whole.days)}.`,
      ...(answer.other === null
        ? []
        : [
            `${otherScope(answer, today)}: ${records(answer.other.entries)}${scoreWords(filter.scores)}, em ${days(answer.other.days)}.`,
          ]),
    ];
  }
  if (filter.tags.length > 0) return countWords(answer, today);
  const lines = scores
    .filter(({ entries }) => entries > 0)
    .map(({ score, entries }) => `- nota ${score}: ${records(entries)}${share(entries, figure.entries)}`);
  return [`${scopeOf(query, today)}, suas notas se dividem assim (${sample(answer)}):\n\n${lines.join('\n')}`];
}

export function tagsWords(answer: Answer, today: LocalDate): string[] {
  const { query, tags } = answer;
  const scope = scopeOf(query, today);
  if (tags.length === 0) return [`${scope} não há marcadores nos seus registros (${sample(answer)}).`];
  const lines = tags
    .slice(0, TAGS_MAX)
    .map(({ name, days: own, average }) => `- ${name}: ${days(own)}, média ${ofFive(average)}`);
  return [`${scope} (${sample(answer)}), os marcadores que mais aparecem:\n\n${lines.join('\n')}`];
}

/** The first or the last time. */
export function timeWords(answer: Answer, today: LocalDate, which: 'first' | 'last'): string[] {
  const { query, figure } = answer;
  const date = answer[which];
  if (date === null) return [];
  const { tags, scores, words } = query.filter;
  const subject =
    tags.length > 0
      ? ` com ${listed(tags.map(quoted))}`
      : words !== null
        ? ` em que você escreveu ${quoted(words)}`
        : scores !== null
          ? scoreWords(scores)
          : '';
  const what =
    which === 'last' ? `A última vez${subject}` : subject === '' ? 'Seu primeiro registro' : `A primeira vez${subject}`;
  const more = figure.days > 1 ? ` Ao todo são ${days(figure.days)} ${periodWords(query.period, today)}.` : '';
  return [`${what} foi ${dayAnchor(date)} de ${date.slice(0, 4)}, ${agoWords(date, today)}.${more}`];
}

/** When and how often the notes contain a text. The notes themselves aren't quoted. */
export function mentionWords(answer: Answer, today: LocalDate): string[] {
  const { query, mentions, figure, other, otherMentions } = answer;
  const scope = scopeOf({ ...query, filter: { ...query.filter, words: null } }, today);
  const dates = [...new Set(mentions.map(({ date }) => date))].toSorted().toReversed();
  const words = quoted(query.filter.words ?? '');
  const average = figure.average === null ? '' : ` Nesses dias sua média foi ${ofFive(figure.average)}.`;
  return [
    `${scope}, ${words} aparece em **${counted(mentions.length, 'nota', 'notas')}** de **${days(dates.length)}**: ${dayList(dates)}.${average}`,
    ...(other === null || query.than?.kind !== 'period'
      ? []
      : [`${otherScope(answer, today)}: ${counted(otherMentions, 'nota', 'notas')} em ${days(other.days)}.`]),
  ];
}

export function streakWords({ query, streak, currentStreak, figure }: Answer, today: LocalDate): string[] {
  if (streak === null) return [];
  const inARow = (count: number): string => counted(count, 'dia seguido', 'dias seguidos');
  const isOpen = query.period === null || query.period.end >= today;
  const current = isOpen
    ? currentStreak === null
      ? 'Hoje e ontem não têm registro, então nenhuma sequência está em curso. '
      : `Agora você está em **${inARow(currentStreak.days)}** com registro. `
    : '';
  const where = streak.days > 1 ? `, de ${dayAnchor(streak.start)} a ${dayAnchor(streak.end)}` : '';
  return [
    `${current}${plainScopeOf(query, today)}, a maior sequência é de **${inARow(streak.days)}**${where} (${sampleOf(figure)}).`,
  ];
}

export function spreadWords(answer: Answer, today: LocalDate): string[] {
  const { query, figure, best, worst, deviation, other, otherDeviation } = answer;
  if (best === null || worst === null || figure.average === null) return [];
  const spread = `${scopeOf(query, today)}, os dias foram de ${decimal(worst.average)} a ${decimal(best.average)}, com média **${ofFive(figure.average)}** (${sample(answer)}).`;
  if (deviation === null) return [spread, 'Com um dia só, ainda não dá para dizer quanto varia.'];
  const calm = deviation < 0.75 ? 'varia pouco' : deviation < 1.25 ? 'varia um tanto, o que é comum' : 'varia bastante';
  const own = `O desvio padrão entre os dias é de **${decimal(deviation)}** ponto: seu humor ${calm}. Quanto menor esse número, mais parecidos os dias.`;
  if (other === null) return [spread, own];
  if (otherDeviation === null) return [spread, own, `${otherScope(answer, today)} há dias de menos para comparar.`];
  const same = decimal(deviation) === decimal(otherDeviation);
  return [
    spread,
    own,
    `${otherScope(answer, today)} foi de **${decimal(otherDeviation)}** ponto (${sampleOf(other)}): ${same ? 'variou igual' : deviation > otherDeviation ? 'o primeiro variou mais' : 'o primeiro variou menos'}.`,
  ];
}
