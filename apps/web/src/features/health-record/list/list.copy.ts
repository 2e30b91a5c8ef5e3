import { RECORD_DAYS, RECORD_MIN_DAYS } from '@alento/domain/health-record/limits';
import { counted } from '../../../lib/count-text.ts';

export const listCopy = {
  title: 'Prontuários',
  lead: `Um prontuário reúne em um documento o que você registrou nos últimos ${RECORD_DAYS} dias: humor, marcadores, avaliações e o que mais você contou. É seu, para reler com calma ou levar a quem cuida de você; não é laudo nem diagnóstico.`,
  share: 'Compartilhar com um profissional',
  own: 'Seus prontuários',
  loading: 'Carregando seus prontuários',
  emptyTitle: 'Nenhum prontuário ainda',
  emptyText: 'O primeiro que você preparar fica aqui, para abrir, baixar ou imprimir.',
  more: 'Ver mais',
  preparedOn: (day: string): string => `Preparado em ${day}`,
  preparedAt: (day: string, time: string): string => `Preparado em ${day} às ${time}`,
  nameAt: (period: string, time: string): string => `${period}, preparado às ${time}`,
  making: 'Em preparo',
  open: 'Abrir',
  openOf: (period: string): string => `Abrir o prontuário de ${period}`,
  removeOf: (period: string): string => `Excluir o prontuário de ${period}`,
  retryOf: (period: string): string => `Tentar de novo: prontuário de ${period}`,
} as const;

export const makeCopy = {
  title: 'Preparar um prontuário',
  loading: 'Vendo se dá para preparar um prontuário',
  unread: 'Não foi possível ver agora se dá para preparar um prontuário.',
  basis: (days: number): string =>
    `Um prontuário preparado agora usa o que você registrou em ${counted(days, 'dia', 'dias')} dos últimos ${RECORD_DAYS}.`,
  left: (left: number): string => `Ainda dá para preparar ${left} neste mês.`,
  noLimit: 'Seu plano não tem limite de prontuários.',
  make: 'Preparar prontuário',
  sending: 'Enviando o pedido...',
  entriesUnchanged: 'Seus registros continuam como estavam.',
  tooFew: `O prontuário precisa de registros em pelo menos ${RECORD_MIN_DAYS} dias diferentes.`,
  soFar: (days: number): string => `Até aqui, ${days} de ${RECORD_MIN_DAYS} dias.`,
  record: 'Registrar humor',
  recordPast: 'Registrar dias passados',
  limit: 'Você já fez os prontuários deste mês.',
  next: (day: string): string => `O próximo pode ser preparado a partir de ${day}.`,
  plans: 'Ver quantos há em cada plano',
} as const;
