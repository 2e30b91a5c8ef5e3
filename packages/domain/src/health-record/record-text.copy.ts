import type { TimeOfDay } from '../analytics/time-of-day.ts';
import type { SLEEP_QUALITIES } from '../onboarding/options.ts';
import type { LocalDate } from '../time/local-date.ts';
import type { RecordSection } from './sections.ts';

/** Title of each section, on the screen and in the PDF. */
export const SECTION_TITLES: Readonly<Record<RecordSection, string>> = {
  'own-words': 'O que quero contar',
  moods: 'Humor no período',
  weeks: 'Semanas',
  'times-of-day': 'Horas do dia',
  tags: 'O que anda junto',
  screenings: 'PHQ-9 e GAD-7',
  sleep: 'Sono',
  treatment: 'Tratamento',
  medication: 'Medicação',
  'medication-diary': 'Diário de remédios',
};

export const RECORD_TITLE = 'Prontuário de humor';

/** What a record is not. It stands at the end of each record. */
export const RECORD_LIMITS =
  'Este documento foi montado pelo Alento a partir do que a própria pessoa registrou. Apesar do nome, não é o prontuário de um serviço de saúde. Não é laudo, não é diagnóstico e não substitui avaliação profissional. PHQ-9 e GAD-7 são rastreios. Diferenças entre poucos dias ou poucos registros podem ser acaso, e aparecer junto não quer dizer causar.';

export const TIME_OF_DAY_LABELS: Readonly<Record<TimeOfDay, string>> = {
  night: 'madrugada (0h às 5h)',
  morning: 'manhã (5h às 12h)',
  afternoon: 'tarde (12h às 18h)',
  evening: 'noite (18h às 24h)',
};

export const SLEEP_QUALITY_LABELS: Readonly<Record<(typeof SLEEP_QUALITIES)[number], string>> = {
  ruim: 'ruim',
  razoavel: 'razoável',
  boa: 'boa',
  excelente: 'excelente',
};

const number = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('pt-BR');

/** An average of moods with one decimal: 2,8. */
export const averageText = (average: number): string => number.format(average);

/** A day as dd/MM/yyyy. */
export const dayText = (date: LocalDate): string => date.split('-').reverse().join('/');

/** A day as dd/MM, for the middle of a sentence. */
export const shortDayText = (date: LocalDate): string => `${date.slice(8)}/${date.slice(5, 7)}`;

/** A count with its noun: `1 dia`, `3 dias`, `1.040 registros`. */
export const countText = (count: number, one: string, many: string): string =>
  `${whole.format(count)} ${count === 1 ? one : many}`;
