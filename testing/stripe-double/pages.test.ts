import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY, openSession, type Started, start, subscribed } from './double.harness.ts';

let started: Started;
beforeEach(async () => {
  started = await start();
});
afterEach(() => started.stop());

const CARD = { email: 'pessoa@exemplo.com', number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' };
const submit = (url: string, fields: Record<string, string>): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
const pageOf = async (url: string): Promise<string> => (await fetch(url)).text();

async function opened(price = 'price_essencial') {
  const customer = await started.stripe.customers.create({ metadata: { account: 'a1' } });
  const session = await openSession(started.stripe, customer.id, price);
  return { customer, session, url: session.url ?? '' };
}

describe('the page of a Checkout session', () => {
  it('says that it is a test page, what is bought and for how much', async () => {
    const { url } = await opened('price_premium');
    const page = await pageOf(url);
    expect(page).toContain('Página de teste: imita a página de pagamento da Stripe');
    expect(page).toContain('Alento Premium');
    expect(page).toContain('R$\u00a029,90');
    expect(page).toContain('href="http://localhost:1/payment-cancel"');
    expect(page).not.toMatch(/metodo=pix|name="name"|Nome/);
  });

  it('pays by card and goes on to the success address', async () => {
    const { customer, session, url } = await opened();
    const answer = await submit(url, CARD);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`http://localhost:1/payment-success?session_id=${session.id}`);
    const paid = await started.stripe.checkout.sessions.retrieve(session.id);
    expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
    expect(await started.stripe.customers.retrieve(customer.id)).toMatchObject({ email: CARD.email, name: null });
    expect(JSON.stringify(started.double.requests())).not.toContain(CARD.email);
    expect(await pageOf(url)).toContain('Este pagamento já foi concluído.');
  });

  it('stays and says so when the card is declined', async () => {
    const { session, url } = await opened();
    const answer = await submit(url, { ...CARD, number: '4000 0000 0000 0002' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Seu cartão foi recusado.');
    expect(await started.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'open' });
    expect((await submit(url, CARD)).status).toBe(303);
  });

  it.each([
    ['an unknown card', { number: '1234' }, 'O número do cartão está incorreto.'],
    ['a month that is over', { expiry: '01/20' }, 'A validade do cartão está incorreta ou já passou.'],
    ['no code', { cvc: '' }, 'O código de segurança (CVC) está incorreto.'],
    ['no address', { email: '' }, 'Informe um e-mail válido.'],
  ])('refuses %s', async (_what, fields, message) => {
    const { url } = await opened();
    expect(await (await submit(url, { ...CARD, ...fields })).text()).toContain(message);
  });

  it('escapes what was typed', async () => {
    const { url } = await opened();
    const page = await (await submit(url, { ...CARD, email: '"><script>' })).text();
    expect(page).not.toContain('<script>');
  });

  it('takes a Pix that was paid in the bank', async () => {
    const { session, url } = await opened('price_pix_premium_30');
    expect(await pageOf(`${url}?metodo=pix`)).toContain('Já paguei no banco');
    expect((await submit(`${url}?metodo=pix`, { email: CARD.email, pay: 'pix' })).status).toBe(303);
    const paid = await started.stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
    expect(paid).toMatchObject({ payment_status: 'paid', payment_intent: { status: 'succeeded', amount: 2990 } });
  });

  it('lets a person leave and pay the Pix later', async () => {
    const { session, url } = await opened('price_pix_premium_30');
    expect((await submit(`${url}?metodo=pix`, { email: CARD.email, pay: 'leave' })).status).toBe(303);
    expect(await started.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
    });
  });

  it('says that it expired', async () => {
    const { session, url } = await opened();
    await started.stripe.checkout.sessions.expire(session.id);
    expect(await pageOf(url)).toContain('Esta página de pagamento expirou.');
    expect((await submit(url, CARD)).status).toBe(200);
  });

  it('answers 404 for an unknown session', async () => {
    expect((await fetch(`${started.double.address}/c/pay/cs_test_0`)).status).toBe(404);
  });
});

describe('the page of an invoice', () => {
  it('applies a change of plan that waited for a confirmation', async () => {
    const { customer, subscription, item } = await subscribed(started, 'price_essencial', '4000002500003155');
    started.double.shift({ customer: customer.id, seconds: 15 * DAY });
    const pending = await started.stripe.subscriptions.update(subscription.id, {
      items: [{ id: item.id, price: 'price_premium' }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
      expand: ['latest_invoice'],
    });
    const invoice = typeof pending.latest_invoice === 'object' ? pending.latest_invoice : null;
    const url = invoice?.hosted_invoice_url ?? '';
    expect(await pageOf(url)).toContain('Tempo não usado de Alento Essencial');
    expect(await (await submit(url, {})).text()).toContain('Esta fatura foi paga.');
    const changed = await started.stripe.subscriptions.retrieve(subscription.id);
    expect(changed).toMatchObject({ pending_update: null, items: { data: [{ price: { id: 'price_premium' } }] } });
  });

  it('takes another card when the saved one is declined', async () => {
    const { customer, subscription } = await subscribed(started, 'price_essencial', '4000000000000341');
    started.double.shift({ customer: customer.id, seconds: 32 * DAY });
    const { data } = await started.stripe.invoices.list({ customer: customer.id, status: 'open' });
    const url = data[0]?.hosted_invoice_url ?? '';
    expect(await (await submit(url, {})).text()).toContain('Seu cartão foi recusado.');
    expect(await (await submit(url, CARD)).text()).toContain('Esta fatura foi paga.');
    expect(await started.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' });
  });
});

it('shows the receipt of a charge, with what was refunded', async () => {
  const { customer } = await subscribed(started);
  const { data } = await started.stripe.charges.list({ customer: customer.id });
  const [charge] = data;
  started.double.refund({ charge: charge?.id ?? '', amount: 490 });
  const page = await pageOf(charge?.receipt_url ?? '');
  expect(page).toContain('Cartão final 4242');
  expect(page).toContain('R$\u00a04,90');
});
