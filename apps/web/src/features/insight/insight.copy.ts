import { errorText } from '@alento/domain/errors/catalogue';
import { INSIGHT_MIN_DAYS } from '@alento/domain/insight/limits';
import { WEEK_DAYS } from '@alento/domain/mood-entry/limits';
import { PLAN_NAMES } from '@alento/domain/plan/plans';

/**
 * 'Reconectando…', 'Ler mais' and the failure are specified verbatim. The texts of refusals come from the domain's
 * catalogue.
 */
export const insightCopy = {
  title: 'Insight da semana',
  lead: `Um texto curto sobre seus últimos ${WEEK_DAYS} dias, com números só dos seus registros.`,
  leadFree: (perMonth: number): string =>
    `No plano ${PLAN_NAMES.free}, são ${perMonth} por mês. Rever o mesmo texto não conta.`,
  leadChanged: 'Seus registros mudaram depois do último texto.',
  ask: 'Gerar insight da semana',
  loading: 'Lendo sua semana. Leva alguns segundos.',
  retrying: (attempt: number): string => `Reconectando ao serviço de IA... (tentativa ${attempt} de 3)`,
  failed: errorText('WEEKLY_SUMMARY_FAILED'),
  waiting: `${errorText('WEEKLY_SUMMARY_PROCESSING')}. Aguarde um instante: o texto que você pediu já está sendo escrito.`,
  late: 'Ainda não ficou pronto, e o que está sendo escrito não se perde. Peça de novo daqui a pouco.',
  ready: 'Insight da semana pronto.',
  more: 'Ler mais',
  less: 'Ler menos',
  period: (start: string, end: string): string => `De ${start} a ${end}`,
  writtenBy: { local: 'Escrito aqui, pelo modelo local', external: 'Escrito por uma IA externa' },
  notDiagnosis: 'Não é diagnóstico.',
} as const;

export const daysCopy = {
  title: errorText('WEEKLY_SUMMARY_INSUFFICIENT_DAYS'),
  missing: (days: number): string => {
    const left = INSIGHT_MIN_DAYS - days;
    const missing = left === 1 ? 'falta 1' : `faltam ${left}`;
    return `Você já tem ${days}; ${missing}. Sem pressa: basta um registro no dia, e dias passados também contam.`;
  },
  unknown: 'Basta um registro em cada dia, e dias passados também contam.',
  record: 'Registrar humor',
} as const;

export const limitCopy = {
  title: errorText('WEEKLY_SUMMARY_MONTHLY_LIMIT_EXCEEDED'),
  text: (perMonth: number, month: string): string =>
    `O plano ${PLAN_NAMES.free} tem ${perMonth} por mês; a conta recomeça em 1º de ${month}. ` +
    'Nos planos pagos não há limite. O resumo acima continua sempre aqui.',
  plans: 'Ver os planos',
} as const;

/** Of thrown errors; shown beside a retry. */
export const faultCopy = {
  pollingTimeout: (attempts: number): string => `Tempo esgotado após ${attempts} tentativas de polling`,
} as const;
