import { RETROSPECTIVE_MIN_DAYS } from '@alento/domain/retrospective/limits';
import { counted, countText } from '../../../lib/count-text.ts';

const daysText = (days: number): string => counted(days, 'dia', 'dias');

export const retrospectiveCopy = {
  title: 'Retrospectiva',
  lead: 'Um mês ou um ano seu, revisto com calma.',
  what: 'O que rever',
  kinds: { month: 'Mês', year: 'Ano' },
  previous: { month: 'Mês anterior', year: 'Ano anterior' },
  next: { month: 'Próximo mês', year: 'Próximo ano' },
  loading: 'Carregando a retrospectiva',
  failed: 'Não foi possível ler estes dias. Seus registros continuam guardados.',
  average: 'Humor médio',
  days: (days: number, isPresent: boolean): string => `${daysText(days)} com registro${isPresent ? ', até hoje' : ''}`,
  calendar: 'Dia a dia',
  noRecords: 'sem registros',
  notYet: 'ainda não chegou',
  brightestDay: 'Um dia mais leve',
  brightestWeek: 'Uma semana mais leve',
  weekOf: (first: string, last: string): string => `De ${first} a ${last}`,
  tags: 'O que mais apareceu',
  tagDays: daysText,
  fewTitle: 'Ainda há poucos dias aqui',
  fewText: (name: string, days: number): string =>
    `A retrospectiva aparece com ${RETROSPECTIVE_MIN_DAYS} dias com registro. ${name} ${days === 0 ? 'não tem nenhum' : `tem ${countText(days)}`}.`,
  record: 'Registrar agora',
  recordPast: 'Registrar humores passados',
} as const;

export const shareCopy = {
  share: 'Compartilhar imagem',
  making: 'Fazendo a imagem...',
  lead: 'A imagem tem só o calendário de rostos, o humor médio e quantos dias têm registro. Notas e marcadores não entram.',
  failed: 'Não foi possível fazer a imagem. Nada se perdeu: tente de novo ou use outro navegador.',
  brand: 'Alento',
  fileName: (span: string): string => `alento-retrospectiva-${span}.png`,
} as const;
