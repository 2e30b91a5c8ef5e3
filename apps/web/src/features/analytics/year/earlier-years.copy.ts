import { countText } from '../../../lib/count-text.ts';

const daysText = (days: number): string => (days === 1 ? '1 dia' : `${countText(days)} dias`);

export const earlierYearsCopy = {
  open: 'Ver anos anteriores',
  close: 'Fechar anos anteriores',
  previous: 'Ano anterior',
  next: 'Próximo ano',
  loading: 'Carregando o ano',
  failed: 'Não foi possível carregar este ano.',
} as const;

/** The texts about the last 365 days (`yearCopy`), for a calendar year. */
export const textsOfYear = (year: number) => ({
  title: `${year} em dias`,
  chart: `O ano de ${year}. As setas percorrem os dias; Enter abre o dia`,
  none: `Nenhum registro em ${year}.`,
  one: (day: string, label: string): string => `Um dia com registro em ${year}: ${day} (${label}).`,
  most: (days: number, label: string, count: number): string =>
    `${countText(days)} dias de ${year} têm registro. O humor mais comum deles foi ${label}, em ${daysText(count)}.`,
  tied: (days: number, labels: string, count: number): string =>
    `${countText(days)} dias de ${year} têm registro. ${labels} foram os mais comuns, em ${daysText(count)} cada.`,
});
