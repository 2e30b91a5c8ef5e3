import type { Answer, Ends } from '@alento/diary-query/query/compute';
import type { Query } from '@alento/diary-query/query/query';
import type { LocalDate } from '@alento/domain/time/local-date';
import { besideNamed } from '../figures/compared.ts';
import {
  counted,
  dayAnchor,
  days,
  decimal,
  ofFive,
  onWeekdays,
  partName,
  records,
} from '../language/figures-in-words.ts';
import { listed } from '../language/sentences.ts';
import { periodWords } from './period-words.ts';

/** Days of a tie that are named; of more, the number is told. */
const TIES_MAX = 4;
/** Used tags that are named. */
const TAGS_MAX = 5;

/** The conditions of a query in words, with a space before; empty without any. */
function filterWords({ filter }: Query): string {
  const { tags, weekdays, part, scores } = filter;
  const isWorkdays = weekdays.length === 5 && !weekdays.includes(0) && !weekdays.includes(6);
  return [
    tags.length > 0 ? ` nos dias com ${listed(tags.map((tag) => `“${tag}”`))}` : '',
    isWorkdays ? ' de segunda a sexta' : weekdays.length > 0 ? ` ${listed(weekdays.map(onWeekdays))}` : '',
    part === null ? '' : ` ${partName(part)}`,
    scores === null
      ? ''
      : scores[0] === scores[1]
        ? ` com nota ${scores[0]}`
        : ` com nota de ${scores[0]} a ${scores[1]}`,
  ].join('');
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Em maio, nos dias com “Terapia”": the period and the conditions that an answer is about. */
const scopeOf = ({ query }: Answer, today: LocalDate): string => {
  const filter = filterWords(query);
  return capital(`${periodWords(query.period, today)}${filter === '' ? '' : `,${filter}`}`);
};

/** "12 registros em 9 dias" */
const sample = ({ figure }: Answer): string => `${records(figure.entries)} em ${days(figure.days)}`;

/** The sentence about the best or the worst day. If several days have that average, it names up to `TIES_MAX` of them. */
function endsWords({ average, dates }: Ends, name: string): string {
  const told = dates.slice(0, TIES_MAX).map(dayAnchor);
  if (dates.length === 1) return `${name} foi ${told[0]}, com média **${ofFive(average)}**.`;
  const more = dates.length > TIES_MAX ? ` e mais ${dates.length - TIES_MAX}` : '';
  const list = dates.length > TIES_MAX ? `${told.join(', ')}${more}` : listed(told);
  return `${dates.length} dias empatam, com média **${ofFive(average)}**: ${list}.`;
}

function otherWords({ query, figure, other }: Answer, today: LocalDate): string | null {
  if (other === null || query.than === null) return null;
  const than = periodWords(query.than, today);
  if (other.average === null || figure.average === null)
    return `${capital(than)} não encontrei registros para comparar.`;
  const beside = besideNamed(figure.average, other.average, 'disso', 'a isso');
  return `${capital(than)} a média foi **${ofFive(other.average)}** (${records(other.entries)} em ${days(other.days)}): a primeira fica ${beside}.`;
}

const scoresWords = ({ scores, figure }: Answer): string =>
  scores
    .filter(({ entries }) => entries > 0)
    .map(
      ({ score, entries }) =>
        `- nota ${score}: ${records(entries)} (${Math.round((100 * entries) / figure.entries)} %)`,
    )
    .join('\n');

/** The sentences that answer a query; every number is from the answer. Null if the chosen entries are none. */
export function answerWords(answer: Answer, today: LocalDate): string[] | null {
  const { query, figure, best, worst, streak, deviation, tags, last } = answer;
  if (figure.average === null || best === null || worst === null || last === null) return null;
  const scope = scopeOf(answer, today);
  const other = otherWords(answer, today);
  const withOther = (text: string): string[] => (other === null ? [text] : [text, other]);
  switch (query.measure) {
    case 'average':
      return withOther(`${scope}, sua média foi **${ofFive(figure.average)}** (${sample(answer)}).`);
    case 'count':
    case 'days':
      return withOther(`${scope}, há **${records(figure.entries)}** em **${days(figure.days)}**.`);
    case 'best':
      return [`${scope} (${sample(answer)}): ${endsWords(best, 'o dia mais leve')}`];
    case 'worst':
      return [`${scope} (${sample(answer)}): ${endsWords(worst, 'o dia mais pesado')}`];
    case 'streak':
      return [
        `${scope}, a maior sequência sua é de **${counted(streak?.days ?? 0, 'dia seguido', 'dias seguidos')}** com registro${streak && streak.days > 1 ? `, de ${dayAnchor(streak.start)} a ${dayAnchor(streak.end)}` : ''}.`,
      ];
    case 'spread':
      return [
        `${scope}, os dias foram de ${decimal(worst.average)} a ${decimal(best.average)}, com média **${ofFive(figure.average)}** (${sample(answer)}).`,
        deviation === null
          ? 'Com um dia só, ainda não dá para dizer quanto varia.'
          : `O desvio padrão entre os dias é de **${decimal(deviation)}** ponto.`,
      ];
    case 'share':
      return withOther(
        query.filter.scores === null
          ? `${scope}, suas notas se dividem assim (${sample(answer)}):\n\n${scoresWords(answer)}`
          : `${scope}: **${records(figure.entries)}** em ${days(figure.days)}.`,
      );
    case 'tags':
      return [
        tags.length === 0
          ? `${scope} não há marcadores nos seus registros (${sample(answer)}).`
          : `${scope} (${sample(answer)}), os marcadores que mais aparecem:\n\n${tags
              .slice(0, TAGS_MAX)
              .map(({ name, days: own }) => `- ${name}: ${days(own)}`)
              .join('\n')}`,
      ];
    case 'last':
      return [
        `A última vez${filterWords(query)} foi ${dayAnchor(last)} (${sample(answer)} ao todo ${periodWords(query.period, today)}).`,
      ];
    case 'list':
      return withOther(
        [
          `${scope} você registrou em ${days(figure.days)} (${records(figure.entries)}), com média **${ofFive(figure.average)}**.`,
          figure.days > 1 && best.average !== worst.average
            ? `${capital(endsWords(best, 'o dia mais leve'))} ${capital(endsWords(worst, 'o dia mais pesado'))}`
            : null,
        ]
          .filter((part) => part !== null)
          .join(' '),
      );
  }
}

/** What is said when no entry meets the query. */
export const nothingWords = (query: Query, today: LocalDate): string => {
  const filter = filterWords(query);
  return `${capital(periodWords(query.period, today))}${filter === '' ? '' : `,${filter},`} não encontrei registros seus. O [histórico](/historico) mostra tudo o que você anotou.`;
};
