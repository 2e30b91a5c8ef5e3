import type { DayShare, DoseCounts } from '@alento/domain/medication/counts';
import type { DoseStatus } from '@alento/domain/medication/medication';
import { counted } from '../../lib/count-text.ts';

export const medicationCopy = {
  title: 'Diário de remédios',
  lead: 'Anote o que você toma, do jeito que escreveria em um caderno.',
  failed: 'Não foi possível abrir o diário de remédios agora. O que você anotou continua guardado.',
  loading: 'Carregando o diário de remédios',
  add: 'Adicionar remédio',
  emptyTitle: 'Nenhum remédio por aqui ainda',
  emptyText:
    'Quando você adicionar um, as doses de cada dia aparecem aqui, com “Tomei”, “Pulei” e, na hora da dose, “Depois”.',
} as const;

/** Words of the three answers, and of what was noted. */
export const statusWords: Readonly<Record<DoseStatus, string>> = { taken: 'Tomei', skipped: 'Pulei', later: 'Depois' };

export const dosesCopy = {
  today: 'Hoje',
  lastNight: 'Ontem à noite',
  tonight: 'Depois da meia-noite',
  early: 'Anotar antes da hora',
  late: 'Anotar depois da hora',
  asNeeded: 'Quando precisa',
  none: 'Nenhuma dose prevista para hoje.',
  noneThatDay: 'Nenhuma dose prevista nem anotada nesse dia.',
  of: (name: string, time: string | null): string => (time === null ? name : `${name}, ${time}`),
  noted: (status: DoseStatus | null): string =>
    status === null ? 'Anotação desfeita.' : `Anotado: ${statusWords[status]}.`,
  again: 'Anotado: Depois. O aviso volta em 30 minutos.',
  nothing: 'Sem anotação',
  tooOld: 'As anotações deste dia não mudam mais: dá para anotar hoje e nos 31 dias antes.',
  close: 'Fechar',
} as const;

/** On how many of the complete days all doses were noted as taken. */
const completeDays =
  (period: string) =>
  (all: number, planned: number): string => {
    if (planned === 0) return `${period} ainda não tem dias completos para contar.`;
    // "0 of 5" would read like a score.
    if (all === 0) return 'Cada dia mostra o que você anotou.';
    return `Em ${all} de ${counted(planned, 'dia completo', 'dias completos')} você anotou todas as doses como tomadas.`;
  };

export const monthCopy = {
  title: 'O mês',
  sentence: completeDays('Este mês'),
  hint: 'Toque em um dia para ver as doses dele.',
  short: ({ taken, planned }: DoseCounts): string => `${taken} de ${planned}`,
  state: ({ planned, taken, skipped, asNeeded }: DoseCounts): string => {
    const parts = [
      planned > 0 && `${taken} de ${counted(planned, 'dose tomada', 'doses tomadas')}`,
      skipped > 0 && counted(skipped, 'pulada', 'puladas'),
      asNeeded > 0 && `${asNeeded} quando precisou`,
    ].filter((part) => part !== false);
    return parts.length === 0 ? 'sem doses' : parts.join(', ');
  },
  out: 'fora do diário',
  legend: 'Legenda do mês',
  columns: ['Dia', 'Tomadas', 'Puladas'],
  loading: 'Carregando o mês',
  failed: 'Não foi possível carregar este mês.',
} as const;

/** Words of the shares of a day's doses. */
export const shareWords: Readonly<Record<DayShare, string>> = {
  all: 'Todas as doses',
  some: 'Uma parte',
  none: 'Nenhuma',
  unplanned: 'Sem doses previstas',
};

export const rowCopy = {
  title: 'Doses anotadas',
  recentTitle: 'Doses anotadas nos últimos 90 dias',
  sentence: completeDays('Este período'),
  chart: (days: number): string => `Doses anotadas em ${counted(days, 'dia', 'dias')}`,
  columns: ['Dia', 'Doses'],
  open: 'Abrir o diário de remédios',
} as const;
