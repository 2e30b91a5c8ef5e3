import type { OfferPeriod } from '@alento/domain/payment/offer';
import { PLAN_NAMES, type PlanId, priceText } from '@alento/domain/plan/plans';

const dateText = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone }).format(at);

const SAME_WAY = 'pelo mesmo meio em que você pagou. O prazo para aparecer depende do seu banco';

const PERIODS: Record<OfferPeriod | 'rest', string> = {
  month: '1 mês',
  '30d': '30 dias',
  '12m': '12 meses',
  // After a change to a more expensive plan.
  rest: 'resto do período',
};

/** Texts of the answers about a subscription. Dates are days of the person's zone. */
export const subscriptionCopy = {
  refunded: (cents: number): string =>
    `Sua assinatura terminou agora, e ${priceText(cents)} voltam ${SAME_WAY}. Seus registros continuam aqui.`,
  refundedAndLeft: (cents: number, plan: PlanId, until: number | null, timeZone: string): string =>
    `Esta compra terminou, e ${priceText(cents)} voltam ${SAME_WAY}. O ${PLAN_NAMES[plan]} ${
      until === null ? 'vale agora' : `vale até ${dateText(until, timeZone)}`
    }.`,
  stopped: (plan: PlanId, until: number, timeZone: string): string =>
    `Sua assinatura não se renova mais. O ${PLAN_NAMES[plan]} continua até ${dateText(until, timeZone)}, e nada mais será cobrado.`,
  ended: (plan: PlanId): string =>
    `Seu ${PLAN_NAMES[plan]} terminou, e nada mais será cobrado. Seus registros continuam aqui.`,
  stoppedBefore: (plan: PlanId, until: number, timeZone: string): string =>
    `Nada mais será cobrado. O ${PLAN_NAMES[plan]} continua até ${dateText(until, timeZone)}.`,
  failed: {
    others: 'Outra assinatura sua não pôde ser encerrada agora. Seu plano continua como está.',
    refund: 'O valor não pôde ser devolvido agora, e seu plano continua como está.',
    unclear: 'Ainda não dá para dizer o que mudou. Veja como está seu plano antes de tentar de novo.',
    renewal: 'A renovação não pôde ser encerrada agora, e seu plano continua como está.',
  },
  resumed: (plan: PlanId, at: number, timeZone: string): string =>
    `Sua assinatura continua no ${PLAN_NAMES[plan]}. A próxima cobrança é em ${dateText(at, timeZone)}.`,
  upgraded: (plan: PlanId): string => `Pronto: seu plano agora é o ${PLAN_NAMES[plan]}.`,
  mustConfirm:
    'O pagamento ainda não passou: confirme ou use outro cartão na página de pagamento. O plano muda quando ele chegar.',
  downgraded: (plan: PlanId, at: number, timeZone: string): string =>
    `Combinado: em ${dateText(at, timeZone)} seu plano passa para o ${PLAN_NAMES[plan]}. Até lá, nada muda.`,
  bought: (plan: PlanId, period: OfferPeriod | 'rest'): string => `${PLAN_NAMES[plan]}, ${PERIODS[period]}`,
  cardEnding: (brand: string, last4: string): string =>
    `${brand.charAt(0).toUpperCase()}${brand.slice(1)} final ${last4}`,
  pix: 'Pix',
  otherMethod: 'Outro meio',
} as const;
