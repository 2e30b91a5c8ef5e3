import type { Cancellation, Receipt, Subscription } from '@alento/contract/payment';
import { PAYMENT_WAIT_MS } from '@alento/domain/payment/limits';
import { PLANS, planOf, renewingOf, subscriptionOf } from '../../apps/web/src/testing/plan-answers.ts';
import { type Scene, scenesOf } from './scene.ts';
import { answer, center, DIALOG, press, type Step, see, steps } from './steps.ts';

type Leaves = Extract<Cancellation, { kind: 'refund' }>['leaves'];
type Checkout = NonNullable<Subscription['checkout']>;

const DAY_MS = 24 * 3_600_000;
const NEXT = Date.now() + 18 * DAY_MS;

const FREE = subscriptionOf();
const bought = (changes: Partial<Subscription> = {}): Subscription =>
  renewingOf(NEXT, { since: NEXT - 30 * DAY_MS, ...changes });
const PREMIUM = bought();
const ESSENCIAL = bought({ planId: 'essencial', priceCents: 1490 });
const STOPPED = bought({ status: 'canceled', renewsAt: null, endsAt: NEXT, cancellation: null });
const PAST_DUE = bought({ status: 'past_due', renewsAt: null, endsAt: Date.now() + 5 * DAY_MS });
const within = (leaves: Leaves, changes: Partial<Subscription> = {}): Subscription =>
  bought({ ...changes, cancellation: { kind: 'refund', cents: 2990, lastDay: '2026-11-30', leaves } });
const LEAVES = within(
  { planId: 'essencial', until: NEXT },
  { method: 'pix', period: '12m', renewsAt: null, endsAt: NEXT },
);
const PIX_END = Date.now() + 2 * DAY_MS;
const PREPAID = { method: 'pix', period: '30d', renewsAt: null } as const;
const PIX = bought({ ...PREPAID, endsAt: PIX_END, endsSoon: true, cancellation: null });
const ENDED = subscriptionOf({ ended: { planId: 'premium', at: Date.now() - 3 * DAY_MS } });
const paying = (state: Checkout['state'], own = FREE): Subscription => ({
  ...own,
  checkout: { planId: 'premium', priceId: 'price_pix_30', method: 'pix', state },
});
const RECEIPTS: Receipt[] = [
  ['r1', NEXT - 30 * DAY_MS, 2990, 0, 'Premium, 1 mês', 'Visa final 4242'] as const,
  ['r2', NEXT - 60 * DAY_MS, 29_900, 29_900, 'Premium, 12 meses', 'Pix'] as const,
].map(([id, paidAt, amountCents, refundedCents, bought, paidBy]) => ({
  ...{ id, paidAt, amountCents, refundedCents, bought, paidBy },
  url: 'https://recibo.exemplo/1',
}));
const NOW = { kind: 'now', at: Date.now(), dueCents: 745, thenCents: 2990, renewsAt: NEXT };
const LATER = { kind: 'period-end', at: NEXT, dueCents: 0, thenCents: 1490, renewsAt: NEXT };

const MUST_CONFIRM =
  'O pagamento ainda não passou: confirme ou use outro cartão na página de pagamento. O plano muda quando ele chegar.';
const CHECKOUT_FAILED = { errorCode: 'CHECKOUT_SESSION_FAILED', message: 'Erro ao criar sessão de checkout' };

/** A scene of this subscription. */
const own = (subscription: Subscription, act: Step | null = null, answers: Scene['answers'] = {}) => ({
  answers: { '/subscription': subscription, ...answers },
  ...(act ? { act } : {}),
});
const cancel = press('Cancelar assinatura');
const giveUp = press('Desistir da compra');
const confirmGivingUp = press('Desistir da compra', DIALOG);
const confirmedGivingUp = steps(giveUp, confirmGivingUp);
const endNow = press('Encerrar agora');
const alreadyDone = see(/^Já está feito/);
const changeTo = press('Mudar para o Premium');
const confirmChange = press('Mudar para o Premium', DIALOG);
const waitAMinute: Step = (page) => page.clock.fastForward(PAYMENT_WAIT_MS + 1000);
const changeDown = press('Mudar para o Essencial');
const openFolds: Step = (page) =>
  page.locator('main details').evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute('open', '');
  });
const toEssencial = { '/subscription/change?planId=essencial': LATER };
const toPremium = { '/subscription/change?planId=premium': NOW };
const seeReceipts = steps(press('Ver recibos'), see('Visa final 4242'));

/** Scenes of buying, changing and stopping a plan. The responses are mocked, because they depend on payments. */
export const PLAN = [
  ...scenesOf({ viewer: 'guest', address: '/planos', answers: { '/plans': PLANS } }, '/login', {
    'com um plano escolhido': { act: steps(press('Quero o Premium'), see(/^Depois de criar a conta/)) },
  }),
  ...scenesOf({ viewer: 'guest', answers: { '/plans': PLANS }, act: openFolds, isWhole: true }, '/planos', {
    'tudo aberto': {},
  }),
  ...scenesOf({ viewer: 'basic', answers: { '/plans': PLANS }, isWhole: false }, '/planos', {
    preços: own(FREE, center('[data-plan=premium]')),
    'pagamento que falhou': {
      ...own(FREE, steps(press('Quero o Premium'), see(/^Erro ao processar pagamento/))),
      before: answer('/create-checkout-session', CHECKOUT_FAILED, 502),
    },
    assinatura: own(PREMIUM),
    'cobrança que não passou': own(PAST_DUE),
    parada: own(STOPPED),
    'por Pix, perto do fim': own(PIX),
    'cancelar, depois dos 7 dias': own(PREMIUM, steps(cancel, see(/^O Premium continua até/))),
    'cancelar, nos 7 dias': own(within(null), steps(cancel, see(/^Você ainda está nos 7 dias/))),
    'cancelar, segundo passo': own(within(null), steps(cancel, confirmGivingUp)),
    'cancelar, com outro plano que fica': own(LEAVES, steps(giveUp, see(/^R\$.29,90 voltam por inteiro/))),
    'cancelar, com outro plano que fica, segundo passo': own(LEAVES, steps(confirmedGivingUp, see(/^Você recebe/))),
    'cancelar, resposta perdida': {
      ...own(within(null), steps(cancel, confirmGivingUp, answer('/subscription', FREE), endNow, alreadyDone)),
      before: (page) => page.route('**/api/subscription/cancel', (route) => route.abort()),
    },
    'mudar, com confirmação do banco': own(ESSENCIAL, steps(changeTo, confirmChange, see(MUST_CONFIRM)), {
      ...toPremium,
      '/subscription/change': { message: MUST_CONFIRM, url: 'https://pagamento.exemplo/' },
    }),
    'mudar para o mais caro': own(ESSENCIAL, steps(changeTo, see(/pelo resto deste período/)), toPremium),
    'mudar para o mais barato': own(PREMIUM, steps(changeDown, see(/^Nada é cobrado/)), toEssencial),
    'que terminou': own(ENDED, see(/terminou em/)),
  }),
  ...scenesOf({ viewer: 'basic', answers: { '/plans': PLANS } }, '/payment-success', {
    confirmando: own(paying('awaiting')),
    'confirmando o Pix há um minuto': {
      ...own(paying('awaiting'), steps(waitAMinute, see('O pagamento ainda não chegou'))),
      before: (page) => page.clock.install(),
    },
    pago: own(paying('paid', PREMIUM)),
    'não foi adiante': own(paying('failed')),
  }),
  ...scenesOf({ viewer: 'basic', answers: { '/plans': PLANS } }, '/perfil', {
    'plano por Pix, perto do fim': own(PIX),
    'cobrança que não passou': own(PAST_DUE),
    'plano que terminou': own(ENDED),
  }),
  ...scenesOf({ viewer: 'basic', answers: { '/plans': PLANS }, address: '/perfil/plano' }, '/perfil/:setting', {
    'plano com recibos': own(PREMIUM, seeReceipts, { '/subscription/receipts': RECEIPTS }),
    'plano por Pix, perto do fim': own(PIX),
    'cobrança que não passou': own(PAST_DUE),
    'plano que terminou': own(ENDED),
  }),
  ...scenesOf({ viewer: 'basic' }, '/home', {
    'plano que terminou': own(ENDED, center('text=/terminou em/'), {
      '/user-plans/current': { ...planOf('free'), endedAt: ENDED.ended?.at },
    }),
    'plano por Pix, perto do fim': own(PIX, center('text=/termina em/'), {
      '/user-plans/current': { ...planOf('premium'), currentPeriodEnd: PIX_END },
    }),
  }),
];
