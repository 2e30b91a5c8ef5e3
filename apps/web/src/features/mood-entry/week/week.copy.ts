import type { LocalDate } from '@alento/domain/time/local-date';
import { capitalised, formatDay } from '../../../lib/time/dates.format.ts';
import { entriesCount } from '../mood-entry.copy.ts';

/** Specified verbatim: 'Seu humor na semana', 'Sem registros' and others. */
export const chartCopy = {
  title: 'Seu humor na semana',
  today: 'Hoje',
  noRecords: 'Sem registros',
  nothing: 'Nenhum registro nos últimos 7 dias.',
  oneDay: (day: string): string => `Um dia registrado nos últimos 7: ${day}.`,
  even: (days: number, label: string): string =>
    `Você registrou em ${days} dos últimos 7 dias, todos com a mesma média: ${label}.`,
  range: (days: number, best: string | null, lowest: string | null): string =>
    `Você registrou em ${days} dos últimos 7 dias.${best ? ` O melhor foi ${best}.` : ''}${lowest ? ` O mais baixo foi ${lowest}.` : ''}`,
  tableCaption: 'Média de humor por dia, últimos 7 dias',
  dayColumn: 'Dia',
  moodColumn: 'Humor médio',
  countColumn: 'Registros',
  dayLink: (date: LocalDate, mood: string): string => `${capitalised(formatDay(date))}: ${mood}. Ver o dia`,
  moodOf: (label: string, average: string, count: number): string =>
    `${label}, média ${average}, ${entriesCount(count)}`,
} as const;

export const weekCopy = {
  loading: 'Carregando sua semana',
  emptyTitle: 'Sem registros de humor',
  emptyText: 'Quando você registrar, sua semana aparece aqui, dia por dia.',
  recordNow: 'Registrar agora',
  older: 'Ver registros anteriores',
  analysis: 'Ver análise detalhada',
  updatedAt: (time: string): string => `Atualizado às ${time}`,
  refresh: 'Atualizar',
} as const;
