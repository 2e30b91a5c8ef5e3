import type { Answer } from '@alento/diary-query/query/compute';
import { CHANGE_MIN_DAYS } from '@alento/domain/analytics/limits';
import type { LocalDate } from '@alento/domain/time/local-date';
import { besideNamed } from '../figures/compared.ts';
import { decimal, ofFive } from '../language/figures-in-words.ts';
import { listed } from '../language/sentences.ts';
import { capital, quoted, sample, sampleOf, scopeOf } from './filter-words.ts';
import { periodWords } from './period-words.ts';

/** What is compared with, at the begin of a sentence: "Em abril", "Nos dias sem “Café”", "Nos outros dias". */
export function otherScope({ query: { than, filter } }: Answer, today: LocalDate): string {
  if (than === null) return '';
  if (than.kind === 'period') return capital(periodWords(than.period, today));
  if (than.kind === 'next-day') return 'Nos dias seguintes';
  if (than.kind === 'without') return `Nos dias sem ${listed(filter.tags.map(quoted))}`;
  return 'Nos outros dias';
}

/** The sentence about what is compared with, with both sides counted; null without a comparison. */
export function otherWords(answer: Answer, today: LocalDate): string | null {
  const { figure, other } = answer;
  if (other === null) return null;
  const scope = otherScope(answer, today);
  if (other.average === null || figure.average === null) return `${scope} não encontrei registros para comparar.`;
  const few =
    answer.difference === null ? ` Com menos de ${CHANGE_MIN_DAYS} dias de um lado, é pouco para concluir.` : '';
  const beside = besideNamed(figure.average, other.average, 'disso', 'a isso');
  return `${scope} a média foi **${ofFive(other.average)}** (${sampleOf(other)}): a primeira fica ${beside}.${few}`;
}

/** Whether it got better or worse, with both averages. */
export function changeWords(answer: Answer, today: LocalDate): string[] | null {
  const { query, figure, other, difference } = answer;
  if (figure.average === null) return null;
  const scope = scopeOf(query, today);
  if (other === null || other.average === null)
    return [
      `${scope}, a média foi **${ofFive(figure.average)}** (${sample(answer)}). ${otherScope(answer, today)} não encontrei registros, então não dá para dizer se subiu ou desceu.`,
    ];
  const both = `${scope}, a média foi **${ofFive(figure.average)}** (${sample(answer)}); ${otherScope(answer, today).toLowerCase()}, **${ofFive(other.average)}** (${sampleOf(other)}).`;
  if (difference === null)
    return [`${both} Com menos de ${CHANGE_MIN_DAYS} dias de um lado, é pouco para dizer se mudou.`];
  // "Compara outubro com novembro": the period that was named first may be the earlier one.
  const isFirstEarlier =
    query.than?.kind === 'period' &&
    query.than.period !== null &&
    query.period !== null &&
    query.period.end < query.than.period.start;
  const [now, before] = isFirstEarlier ? [other.average, figure.average] : [figure.average, other.average];
  const size = decimal(Math.abs(difference));
  const said =
    size === '0'
      ? 'Ficou praticamente igual.'
      : `${now > before ? 'Subiu' : 'Desceu'} ${size} ponto: ${besideNamed(now, before, 'de antes', 'a antes')}.`;
  return [`${both} ${said}`];
}
