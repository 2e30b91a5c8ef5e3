import type { Instrument } from '@alento/domain/screening/instruments';
import { VISIT_BEFORE_DAYS, VISIT_PAUSE_MINUTES } from '@alento/domain/sharing/limits';
import { counted } from '../../../lib/count-text.ts';

export const newsCopy = {
  /** By the time of the entry or answer: an entry that was added later for an earlier day isn't counted. */
  since: (moment: string): string => `O que tem data depois da sua última visita: ${moment}.`,
  first: 'Esta é sua primeira visita, então tudo abaixo é novo para você. Da próxima vez, o que mudou aparece aqui.',
  visits: `Uma nova visita conta depois de ${VISIT_PAUSE_MINUTES} minutos sem leitura.`,
  loading: 'Vendo o que é novo',
  unread: 'Não foi possível ver agora.',
  noEntries: 'Nenhum registro novo.',
  entries: (entries: number, days: number): string =>
    `${counted(entries, 'registro novo', 'registros novos')} em ${counted(days, 'dia', 'dias')}`,
  average: (average: string): string => `, média ${average}.`,
  before: (average: string): string => `Nos ${VISIT_BEFORE_DAYS} dias anteriores à última visita, média ${average}.`,
  noneBefore: `Nos ${VISIT_BEFORE_DAYS} dias anteriores à última visita não há registros para comparar.`,
  legend: `Da esquerda para a direita, de Muito mal a Excelente. Rosto: desde a visita. Anel: os ${VISIT_BEFORE_DAYS} dias anteriores.`,
  noScreenings: 'Nenhuma resposta nova.',
  screening: (instrument: Instrument, day: string, score: string, band: string): string =>
    `${instrument} em ${day}: ${score}, ${band}.`,
  screeningBefore: (score: string, day: string): string => `Antes: ${score}, em ${day}.`,
  noRecords: 'Nenhum prontuário novo.',
  record: (period: string, day: string): string => `De ${period}, preparado em ${day}.`,
  updatedOn: (day: string): string => `Contado de novo em ${day}.`,
  notUpdated: 'Nada novo nesses dias.',
  planChanged: (moment: string): string => `Mudou: ${moment}.`,
  planSame: 'Nada novo nesses dias.',
} as const;
