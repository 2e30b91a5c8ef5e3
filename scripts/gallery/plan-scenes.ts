import type { Cancellation, Receipt, Subscription } from '@alento/contract/payment';
import { PAYMENT_WAIT_MS } from '@alento/domain/payment/limits';
import type { Page } from '@playwright/test';
import { PLANS, planOf, renewingOf, subscriptionOf } from '../../apps/web/src/testing/plan-answers.ts';
import { reopen } from '../../e2e/support/open.ts';
import { type Scene, scene } from './scene.ts';

type Leaves = Extract<Cancellation, { kind: 'refund' }>['leaves'];
type Checkout = NonNullable<Subscription['checkout']>;

const DAY_MS = 24 * 3_600_000;
const NEXT = Date.now() + 18 * DAY_MS;

const FREE = subscriptionOf();
const bought = (given: Partial<Subscription> = {}): Subscription =>
  renewingOf(NEXT, { since: NEXT - 30 * DAY_MS, ...given });
const PREMIUM = bought();
const ESSENCIAL = bought({ planId: 'essencial', priceCents: 1490 });
const STOPPED = bought({ status: 'canceled', renewsAt: null, endsAt: NEXT, cancellation: null });
const PAST_DUE = bought({ status: 'past_due', renewsAt: null, endsAt: Date.now() + 5 * DAY_MS });
const within = (leaves: Leaves, given: Partial<Subscription> = {}): Subscription =>
  bought({ ...given, cancellation: { kind: 'refund', cents: 2990, lastDay: '2026-11-30', leaves } });
const LEAVES = within(
  { planId: 'essencial', until: NEXT },
  { method: 'pix', period: '12m', renewsAt: null, endsAt: NEXT },
);
const PIX_END = Date.now() + 2 * DAY_MS;
const PREPAID = { method: 'pix', period: '30d', renewsAt: null } as const;
const PIX = bought({ ...PREPAID, endsAt: PIX_END, endsSoon: true, cancellation: null });
const ENDED = subscriptionOf({ ended: { planId: 'premium', at: Date.now() - 3 * DAY_MS } });
const checkout = (state: Checkout['state']): Checkout => ({
  planId: 'premium',
  priceId: 'price_pix_30',
  method: 'pix',
  state,
});
const RECEIPTS: Receipt[] = [
  {
    id: 'r1',
    paidAt: NEXT - 30 * DAY_MS,
    amountCents: 2990,
    refundedCents: 0,
    bought: 'Premium, 1 mês',
    paidBy: 'Visa final 4242',
    url: 'https://recibo.exemplo/1',
  },
  {
    id: 'r2',
    paidAt: NEXT - 60 * DAY_MS,
    amountCents: 29_900,
    refundedCents: 29_900,
    bought: 'Premium, 12 meses',
    paidBy: 'Pix',
    url: 'https://recibo.exemplo/2',
  },
];
const NOW = { kind: 'now', at: Date.now(), dueCents: 745, thenCents: 2990, renewsAt: NEXT };
const LATER = { kind: 'period-end', at: NEXT, dueCents: 0, thenCents: 1490, renewsAt: NEXT };

const MUST_CONFIRM =
  'O pagamento ainda não passou: confirme ou use outro cartão na página de pagamento. O plano muda quando ele chegar.';

type Answers = Readonly<Record<string, unknown>>;

/** Loads the page again with mocked responses. */
async function reloadWith(page: Page, answers: Answers): Promise<void> {
  for (const [path, json] of Object.entries({ '/plans': PLANS, ...answers })) {
    await page.route(`**/api${path}`, (route) => route.fulfill({ json }));
  }
  await reopen(page);
}

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).locator('visible=true').first().click();

type Then = (page: Page) => Promise<void>;
const settled: Then = async () => undefined;

const drawn = (route: string, name: string, answers: Answers, then: Then = settled): Scene =>
  scene({
    route,
    name,
    viewer: 'basic',
    prepare: async (page) => {
      await reloadWith(page, answers);
      await then(page);
    },
  });

const toRow =
  (plan: string): Then =>
  (page) =>
    page.locator(`[data-plan=${plan}]`).evaluate((row) => row.scrollIntoView({ block: 'center' }));

const plans = (name: string, own: Subscription, then: Then = toRow('premium'), answers: Answers = {}): Scene =>
  drawn('/planos', name, { '/subscription': own, ...answers }, then);

const scrollToPlan: Then = (page) =>
  page.getByRole('region', { name: 'Plano', exact: true }).evaluate((item) => item.scrollIntoView({ block: 'center' }));

const result = (name: string, own: Subscription, then: Then = settled): Scene =>
  drawn('/payment-success', name, { '/subscription': own }, then);

/** Scenes of buying, changing and stopping a plan. The responses are mocked, because they depend on payments. */
export const PLAN: readonly Scene[] = [
  scene({
    route: '/login',
    name: 'com um plano escolhido',
    viewer: 'guest',
    address: '/planos',
    prepare: async (page) => {
      await reloadWith(page, {});
      await press(page, 'Quero o Premium');
      await page.getByText(/^Depois de criar a conta/).waitFor();
    },
  }),
  plans('preços', FREE),
  plans('pagamento que falhou', FREE, async (page) => {
    await page.route('**/api/create-checkout-session', (route) =>
      route.fulfill({
        status: 502,
        json: {
          errorCode: 'CHECKOUT_SESSION_FAILED',
          message: 'Erro ao criar sessão de checkout',
          error: 'Erro ao criar sessão de checkout',
        },
      }),
    );
    await press(page, 'Quero o Premium');
    await page.getByText(/^Erro ao processar pagamento/).waitFor();
  }),
  plans('assinatura', PREMIUM),
  plans('cobrança que não passou', PAST_DUE),
  plans('parada', STOPPED),
  plans('por Pix, perto do fim', PIX),
  plans('cancelar, depois dos 7 dias', PREMIUM, async (page) => {
    await press(page, 'Cancelar assinatura');
    await page.getByText(/^O Premium continua até/).waitFor();
  }),
  plans('cancelar, nos 7 dias', within(null), async (page) => {
    await press(page, 'Cancelar assinatura');
    await page.getByText(/^Você ainda está nos 7 dias/).waitFor();
  }),
  plans('cancelar, segundo passo', within(null), async (page) => {
    await press(page, 'Cancelar assinatura');
    await press(page, 'Desistir da compra');
  }),
  plans('cancelar, com outro plano que fica', LEAVES, async (page) => {
    await press(page, 'Desistir da compra');
    await page.getByText(/^R\$.29,90 voltam por inteiro/).waitFor();
  }),
  plans('cancelar, com outro plano que fica, segundo passo', LEAVES, async (page) => {
    await press(page, 'Desistir da compra');
    await page.getByRole('dialog').getByRole('button', { name: 'Desistir da compra' }).click();
    await page.getByText(/^Você recebe/).waitFor();
  }),
  plans('cancelar, resposta perdida', within(null), async (page) => {
    await press(page, 'Cancelar assinatura');
    await page.getByRole('dialog').getByRole('button', { name: 'Desistir da compra' }).click();
    await page.route('**/api/subscription/cancel', (route) => route.abort());
    await page.route('**/api/subscription', (route) => route.fulfill({ json: FREE }));
    await press(page, 'Encerrar agora');
    await page.getByText(/^Já está feito/).waitFor();
  }),
  plans(
    'mudar, com confirmação do banco',
    ESSENCIAL,
    async (page) => {
      await page.route('**/api/subscription/change', (route) =>
        route.fulfill({ json: { message: MUST_CONFIRM, url: 'https://pagamento.exemplo/' } }),
      );
      await press(page, 'Mudar para o Premium');
      await page.getByRole('dialog').getByRole('button', { name: 'Mudar para o Premium' }).click();
      await page.getByText(MUST_CONFIRM).waitFor();
    },
    { '/subscription/change?planId=premium': NOW },
  ),
  plans(
    'mudar para o mais caro',
    ESSENCIAL,
    async (page) => {
      await press(page, 'Mudar para o Premium');
      await page.getByText(/pelo resto deste período/).waitFor();
    },
    { '/subscription/change?planId=premium': NOW },
  ),
  plans(
    'mudar para o mais barato',
    PREMIUM,
    async (page) => {
      await press(page, 'Mudar para o Essencial');
      await page.getByText(/^Nada é cobrado/).waitFor();
    },
    { '/subscription/change?planId=essencial': LATER },
  ),
  result('confirmando', { ...FREE, checkout: checkout('awaiting') }),
  result('confirmando o Pix há um minuto', { ...FREE, checkout: checkout('awaiting') }, async (page) => {
    await page.clock.install();
    await reopen(page);
    await page.clock.fastForward(PAYMENT_WAIT_MS + 1000);
    await page.getByText('O pagamento ainda não chegou').first().waitFor();
  }),
  result('pago', { ...PREMIUM, checkout: checkout('paid') }),
  result('não foi adiante', { ...FREE, checkout: checkout('failed') }),
  drawn(
    '/perfil',
    'plano com recibos',
    { '/subscription': PREMIUM, '/subscription/receipts': RECEIPTS },
    async (page) => {
      await press(page, 'Ver recibos');
      await page.getByText('Visa final 4242').waitFor();
      await scrollToPlan(page);
    },
  ),
  drawn('/perfil', 'plano por Pix, perto do fim', { '/subscription': PIX }, scrollToPlan),
  plans('que terminou', ENDED, (page) => page.getByText(/terminou em/).waitFor()),
  drawn('/perfil', 'cobrança que não passou', { '/subscription': PAST_DUE }, scrollToPlan),
  drawn('/perfil', 'plano que terminou', { '/subscription': ENDED }, scrollToPlan),
  drawn(
    '/home',
    'plano que terminou',
    { '/subscription': ENDED, '/user-plans/current': { ...planOf('free'), endedAt: ENDED.ended?.at } },
    (page) => page.getByText(/terminou em/).evaluate((line) => line.scrollIntoView({ block: 'center' })),
  ),
  drawn(
    '/home',
    'plano por Pix, perto do fim',
    {
      '/subscription': PIX,
      '/user-plans/current': { ...planOf('premium'), currentPeriodEnd: PIX_END },
    },
    (page) => page.getByText(/termina em/).evaluate((line) => line.scrollIntoView({ block: 'center' })),
  ),
];
