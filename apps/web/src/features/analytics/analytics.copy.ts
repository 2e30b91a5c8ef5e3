import {
  CHANGE_MIN_DAYS,
  FIGURE_MIN_ENTRIES,
  INFLUENCE_MIN_DAYS,
  NOTABLE_MIN_DAYS,
  REST_DAYS_MAX,
} from '@alento/domain/analytics/limits';
import type { AnalyticsPeriod } from '@alento/domain/analytics/period';
import { counted, countText } from '../../lib/count-text.ts';
import { figuresCopy } from '../../ui/chart/figures/figures.copy.ts';

const entriesText = figuresCopy.entries;
const daysText = (total: number): string => counted(total, 'dia', 'dias');

export const screenCopy = {
  title: 'Análises',
  lead: 'O que seus registros mostram, com calma.',
  period: 'Período',
  retrospective: 'Retrospectiva de um mês ou ano',
  loading: 'Carregando suas análises',
  updating: 'Atualizando o período',
  failed: 'Não foi possível carregar suas análises. Seus registros continuam guardados.',
  emptyTitle: 'Nenhum registro neste período',
  emptyText:
    'Com alguns registros, você vê aqui como anda seu humor. Se já tem registros mais antigos, um período maior os mostra.',
  record: 'Registrar agora',
  locked: 'só nos planos Essencial e Premium',
} as const;

export const periodLabels: Readonly<Record<AnalyticsPeriod, string>> = {
  '7': '7 dias',
  '30': '30 dias',
  '90': '90 dias',
  '365': '1 ano',
  all: 'Tudo',
};

export const summaryCopy = {
  title: 'Média do período',
  outOf: 'de 5',
  trend: 'Faixa da média',
  basis: (entries: number, days: number): string => `${entriesText(entries)} em ${daysText(days)}`,
  notEnough: 'Ainda não há registros suficientes para uma média.',
  noPrevious: 'Este período começa com seu primeiro registro; não há um anterior para comparar.',
  notComparable: (days: number): string =>
    `Ainda não há registros suficientes para comparar: são precisos ${CHANGE_MIN_DAYS} dias com registro em cada período, e o anterior ${days === 0 ? 'não tem nenhum' : `tem ${days}`}.`,
  currentTooShort: (days: number): string =>
    `Ainda não há registros suficientes para comparar com o período anterior: este tem ${daysText(days)} com registro, e são precisos ${CHANGE_MIN_DAYS}.`,
  same: (before: string, now: number, then: number): string =>
    `Praticamente igual ao período anterior, de média ${before} (${entriesText(now)} agora, ${countText(then)} antes).`,
  changed: (words: string, before: string, after: string, now: number, then: number): string =>
    `${words} do período anterior: de ${before} para ${after} (${entriesText(now)} agora, ${countText(then)} antes).`,
} as const;

export const lineCopy = {
  title: 'Ao longo do tempo',
  chart: 'Humor médio ao longo do período',
  none: 'Nenhum registro neste período.',
} as const;

export const distributionCopy = {
  title: 'Como os humores se repartem',
  chart: 'Quantos registros de cada humor',
  none: 'Nenhum registro neste período.',
  single: (label: string): string => `Um só registro até aqui: ${label}.`,
  all: (label: string, total: number): string => `Todos os ${countText(total)} registros foram ${label}.`,
  most: (label: string, count: number, total: number, percent: string): string =>
    `${label} foi o humor que mais apareceu: ${countText(count)} de ${entriesText(total)} (${percent}).`,
  tied: (labels: string, count: number, total: number): string =>
    `${labels} foram os que mais apareceram, ${count} ${count === 1 ? 'vez' : 'vezes'} cada, em ${entriesText(total)}.`,
} as const;

export const figureCopy = {
  weekdaysTitle: 'Por dia da semana',
  weekdaysChart: 'Humor médio por dia da semana',
  weekdayColumns: ['Dia da semana', 'Humor médio', 'Registros'],
  partsTitle: 'Por hora do dia',
  partsChart: 'Humor médio por parte do dia',
  whenInDay: { night: 'de madrugada', morning: 'de manhã', afternoon: 'à tarde', evening: 'à noite' },
  /** The Portuguese names of Sunday and Saturday are masculine. */
  onWeekday: (weekday: number, name: string): string => `${weekday === 0 || weekday === 6 ? 'no' : 'na'} ${name}`,
  minimum: `Cada média precisa de pelo menos ${FIGURE_MIN_ENTRIES} registros.`,
  missing: (whens: string): string => `Ainda não há registros suficientes ${whens}.`,
  onlyOne: (when: string, mood: string): string => `Por enquanto só há média ${when}: ${mood}.`,
  even: (label: string, average: string): string => `A média é a mesma em todos: ${label} (${average}).`,
  range: (high: string, highAverage: string, low: string, lowAverage: string): string =>
    `A média mais alta aparece ${high} (${highAverage}) e a mais baixa, ${low} (${lowAverage}).`,
} as const;

export const yearCopy = {
  title: 'Seu ano em dias',
  chart: 'Os últimos 365 dias. As setas percorrem os dias; Enter abre o dia',
  columns: ['Dia', 'Humor médio', 'Registros'],
  empty: 'Sem registros',
  legend: 'Legenda',
  openHint: 'Toque de novo para abrir o dia',
  none: 'Nenhum registro nos últimos 365 dias. Cada dia registrado ganha sua cor aqui.',
  one: (day: string, label: string): string => `Um dia com registro nos últimos 365: ${day} (${label}).`,
  most: (days: number, label: string, count: number): string =>
    `${countText(days)} dos últimos 365 dias têm registro. O humor mais comum deles foi ${label}, em ${daysText(count)}.`,
  tied: (days: number, labels: string, count: number): string =>
    `${countText(days)} dos últimos 365 dias têm registro. ${labels} foram os mais comuns, em ${daysText(count)} cada.`,
} as const;

export const notableCopy = {
  best: 'Dias mais leves',
  hardest: 'Dias mais difíceis',
  basis: (days: number): string => `Entre ${daysText(days)} com registro neste período.`,
  notEnough: (days: number): string =>
    `Ainda não há registros suficientes: são precisos ${NOTABLE_MIN_DAYS} dias com registro, e este período ${days === 0 ? 'não tem nenhum' : `tem ${days}`}.`,
  even: 'Os dias com registro deste período tiveram a mesma média.',
  noneHard: 'Nenhum dia deste período ficou em Mal ou Muito mal.',
  seeDay: 'Ver o dia',
} as const;

export const rhythmCopy = {
  title: 'Seu ritmo',
  logged: (days: number, total: number): string =>
    `Você registrou em ${countText(days)} de ${daysText(total)} deste período.`,
  current: (days: number): string => `${daysText(days)} com registro na fase que está em andamento.`,
  noCurrent: 'Nenhuma fase em andamento agora. Quando quiser começar outra, basta um registro.',
  isLongest: (days: number): string =>
    `${daysText(days)} com registro na fase que está em andamento, a mais longa deste período.`,
  longest: (days: number): string => `A fase mais longa deste período tem ${daysText(days)} com registro.`,
  rest: `Dias de descanso não quebram nada: uma fase continua mesmo com até ${REST_DAYS_MAX} dias seguidos sem registro.`,
} as const;

export const wordsCopy = {
  title: 'Palavras deste período',
  lead: 'As palavras que você marcou nos registros, e em quantos dias.',
  days: daysText,
} as const;

export const influenceCopy = {
  title: 'O que anda junto com seus dias',
  lead: 'Comparamos os dias com e sem cada marcador. Isto mostra o que aparece junto, não o motivo: um dia pode ser leve por muitas razões.',
  sameDay: 'No mesmo dia',
  nextDay: 'No dia seguinte',
  basis: (withDays: number, withoutDays: number): string => `${daysText(withDays)} com · ${daysText(withoutDays)} sem`,
  means: (withMean: string, withoutMean: string): string => `Média ${withMean} com, ${withoutMean} sem.`,
  higher: (by: string): string => `${by} acima dos dias sem`,
  lower: (by: string): string => `${by} abaixo dos dias sem`,
  equal: 'Igual aos dias sem',
  small: 'diferença pequena, pode ser acaso',
  unclear: 'ainda pode ser acaso',
  notEnough: (withDays: number, withoutDays: number): string =>
    `Ainda não há registros suficientes: são precisos ${INFLUENCE_MIN_DAYS} dias de cada lado, e há ${withDays} com e ${withoutDays} sem.`,
  scale: 'Da esquerda para a direita, de Muito mal a Excelente.',
  showAll: (count: number): string => `Mostrar os outros ${count}`,
  withMark: 'com',
  withoutMark: 'sem',
  none: 'Quando você puser marcadores nos registros, eles aparecem aqui, comparados dia a dia.',
  waiting: (names: string): string =>
    `Ainda com poucos dias para comparar (são precisos ${INFLUENCE_MIN_DAYS} com e ${INFLUENCE_MIN_DAYS} sem): ${names}.`,
  waitingOne: (name: string, withDays: number, withoutDays: number): string =>
    `${name}, ${withDays} com e ${withoutDays} sem`,
  record: 'Registrar com marcadores',
} as const;

export const lockedCopy = {
  detailTitle: 'Há mais para ver nos planos pagos',
  periodTitle: 'Períodos longos estão nos planos pagos',
  detailText:
    'No plano Grátis você vê a média, sua faixa e a distribuição de 7, 30 e 90 dias, e seu ano em dias. Nos planos Essencial e Premium aparecem também:',
  periodText:
    'Um ano e tudo fazem parte dos planos Essencial e Premium. Os períodos de 7, 30 e 90 dias seguem livres, e seus registros continuam todos no histórico.',
  parts: [
    'períodos de um ano e de todo o seu histórico, comparados com os anteriores',
    'médias por dia da semana e por hora do dia',
    'os dias mais leves e os mais difíceis, com suas notas',
    'seu ritmo de registro e o que anda junto com seus dias',
  ],
  plans: 'Conhecer os planos',
} as const;
