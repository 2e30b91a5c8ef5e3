import { averageText, countText, dayText, shortDayText } from '@alento/domain/health-record/record-text.copy';
import type { Instrument } from '@alento/domain/screening/instruments';
import type { LocalDate } from '@alento/domain/time/local-date';

type Extreme = { average: number; date: LocalDate };

const longDay = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' });

/** A day in words: 14 de março de 2026. */
const longDayText = (date: LocalDate): string => longDay.format(Date.parse(`${date}T00:00:00Z`));

const points = (score: number): string => countText(score, 'ponto', 'pontos');

export const pdfCopy = {
  period: (start: LocalDate, end: LocalDate): string =>
    start === end ? longDayText(start) : `${longDayText(start)} a ${longDayText(end)}`,
  shortPeriod: (start: LocalDate, end: LocalDate): string => `${dayText(start)} a ${dayText(end)}`,
  createdOn: (date: LocalDate): string => `Feito em ${longDayText(date)}`,
  daysLogged: (days: number, periodDays: number): string =>
    `${days} de ${countText(periodDays, 'dia com registro', 'dias com registro')}`,
  pageNumber: (page: number, pages: number): string => `${page} de ${pages}`,
  limits: 'O que este documento não é',
  answersChangedOn: (date: LocalDate): string => `Última atualização das respostas da pessoa: ${dayText(date)}.`,

  courseCaption: {
    day: 'Média dos registros de cada dia.',
    week: 'Média dos registros de cada semana na linha, e de cada dia nos pontos claros.',
  },
  courseFigure: (
    unit: 'day' | 'week',
    start: LocalDate,
    end: LocalDate,
    high: Extreme,
    low: Extreme,
    gaps: number,
  ): string => {
    const [of, empty] =
      unit === 'week'
        ? ['na semana que começa em', countText(gaps, 'semana', 'semanas')]
        : ['em', countText(gaps, 'dia', 'dias')];
    const sentences = [
      `Gráfico da média dos registros por ${unit === 'week' ? 'semana' : 'dia'}, de ${dayText(start)} a ${dayText(end)}.`,
      `A mais alta foi ${averageText(high.average)}, ${of} ${dayText(high.date)}; a mais baixa, ${averageText(low.average)}, ${of} ${dayText(low.date)}.`,
      gaps === 0 ? '' : `Sem registros em ${empty}.`,
    ];
    return sentences.filter((one) => one !== '').join(' ');
  },

  distribution: { caption: 'Quantas vezes cada humor foi registrado', mood: 'Humor', entries: 'Registros' },
  share: (count: number, all: number): string => `${count} (${Math.round((count / all) * 100)}%)`,

  times: {
    caption: 'Média por hora do dia',
    part: 'Hora do dia',
    average: 'Média',
    entries: 'Registros',
    days: 'Dias',
  },
  tooFew: (entries: number): string => (entries === 0 ? 'sem registros' : 'poucos registros'),

  tags: {
    caption: 'Média dos dias com cada marcador e dos dias sem ele',
    name: 'Marcador',
    average: 'Média com',
    days: 'Dias com',
    otherAverage: 'Média sem',
    otherDays: 'Dias sem',
    difference: 'Diferença',
  },
  difference: (isClear: boolean): string => (isClear ? 'clara' : 'pode ser acaso'),

  screenings: {
    caption: (instrument: Instrument): string => `Respostas ao ${instrument}`,
    date: 'Data',
    score: 'Pontos',
    severity: 'Sintomas',
  },
  screeningFigure: (instrument: Instrument, taken: readonly { date: LocalDate; score: number }[]): string =>
    `Gráfico dos pontos do ${instrument}: ${taken.map(({ date, score }) => `${points(score)} em ${dayText(date)}`).join(', ')}.`,
  longScreeningFigure: (instrument: Instrument, count: number, lowest: number, highest: number): string =>
    `Gráfico dos pontos do ${instrument} em ${count} respostas, entre ${lowest} e ${points(highest)}.`,
  difficulty: (date: LocalDate, answer: string): string =>
    `Dificuldade no dia a dia por causa dos sintomas, em ${shortDayText(date)}: ${answer.toLowerCase()}.`,
} as const;
