import { leaveWithPix, paySession, pixCodeOf, settlePix } from '../billing/checkout.ts';
import { doWhatIsDue } from '../billing/due.ts';
import { cardOf } from '../billing/invoicing.ts';
import { payInvoice } from '../billing/subscription.ts';
import type { Context, Invoice, Method, Session } from '../store/store.ts';
import { type Html, html, pageOf } from './layout.ts';
import { COPY, money } from './pages.copy.ts';

/** What a hosted page answers: a page, or the address to go on to. */
export type PageAnswer = { status: number; page: string } | { status: 303; location: string };

const pageAnswer = (title: string, body: Html, status = 200): PageAnswer => ({ status, page: pageOf(title, body) });

// Browsers must not offer the numbers of real cards here.
const field = (name: string, label: string): Html => html`<label for="${name}">${label}</label>
<input id="${name}" name="${name}" autocomplete="off">`;

const CARD_FORM = html`${field('number', COPY.cardNumber)}${field('expiry', COPY.expiry)}${field('cvc', COPY.cvc)}
<button name="pay" value="card">${COPY.pay}</button>
<details><summary>${COPY.testCards}</summary>
<ul>${COPY.testCardList.map((card) => html`<li>${card}</li>`)}</ul></details>`;

const pixForm = (session: Session): Html => html`<p>${COPY.pixHint}</p>
<p><code>${pixCodeOf(session)}</code></p>
<button name="pay" value="pix">${COPY.pixPaid}</button>`;

const errorLine = (error?: string): Html =>
  error === undefined ? html`` : html`<p class="error" role="alert">${error}</p>`;

const LEAVE = html`<button class="quiet" name="pay" value="leave">${COPY.pixLater}</button>`;

/** The product asks for one method for each page. */
const takesPix = (session: Session): boolean => session.payment_method_types.includes('pix');

function payPage({ store }: Context, session: Session, error?: string): PageAnswer {
  const back = html`<a href="${session.cancel_url ?? '/'}">${COPY.back}</a>`;
  if (session.status !== 'open') return pageAnswer(session.status === 'complete' ? COPY.complete : COPY.expired, back);
  const name = store.prices.get(session.double.price)?.nickname ?? '';
  const each = session.mode === 'subscription' ? ` ${COPY.perMonth}` : '';
  return pageAnswer(
    name,
    html`<p><strong>${money(session.amount_total ?? 0)}</strong>${each}</p>
${errorLine(error)}
<form method="post">${field('email', COPY.email)}
${takesPix(session) ? html`${pixForm(session)}${LEAVE}` : CARD_FORM}</form>
${back}`,
  );
}

const success = (session: Session): PageAnswer => ({
  status: 303,
  location: (session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id),
});

/** The card that was typed; `undefined` if something is wrong with it. */
function typedCard(form: URLSearchParams, now: number): Method | undefined {
  const [, month = '', year = ''] = /^\s*(0[1-9]|1[0-2])\s*\/?\s*(\d{2})\s*$/.exec(form.get('expiry') ?? '') ?? [];
  if (month === '' || Date.UTC(2000 + Number(year), Number(month)) / 1000 <= now) return undefined;
  return /^\d{3,4}$/.test(form.get('cvc') ?? '') ? cardOf(form.get('number') ?? '') : undefined;
}

/** The address isn't kept: no test looks for it. */
function submitPayPage(context: Context, session: Session, form: URLSearchParams): PageAnswer {
  if (session.status !== 'open') return payPage(context, session);
  if (!/^[^\s@]+@[^\s@]+$/.test(form.get('email') ?? '')) return payPage(context, session, COPY.emailMissing);
  if (takesPix(session) && form.get('pay') === 'leave') {
    leaveWithPix(context, session);
    return success(session);
  }
  const method = takesPix(session) ? ({ kind: 'pix' } as const) : typedCard(form, context.now());
  if (method === undefined) return payPage(context, session, COPY.wrongCard);
  return paySession(context, session, method) ? success(session) : payPage(context, session, COPY.declined);
}

/** The code of a Pix that was left unpaid. */
function pixPage(context: Context, session: Session, isSubmitted: boolean): PageAnswer {
  const intent = context.store.paymentIntents.get(session.payment_intent ?? '');
  if (intent?.status !== 'requires_action') return pageAnswer(COPY.complete, html``);
  if (!isSubmitted) return pageAnswer(COPY.pix, html`<form method="post">${pixForm(session)}</form>`);
  settlePix(context, session, 'paid');
  return success(session);
}

/** The page of an invoice: of a declined renewal, or of a change of plan that waits for its confirmation. */
function invoicePage(context: Context, invoice: Invoice, form?: URLSearchParams): PageAnswer {
  const card = form && invoice.status === 'open' ? typedCard(form, context.now()) : undefined;
  if (card !== undefined) payInvoice(context, invoice, card);
  if (invoice.status !== 'open') return pageAnswer(invoice.status === 'paid' ? COPY.complete : COPY.expired, html``);
  const error = form && (card === undefined ? COPY.wrongCard : COPY.declined);
  return pageAnswer(money(invoice.amount_due), html`${errorLine(error)}<form method="post">${CARD_FORM}</form>`);
}

const PAGE = /^\/(c\/pay|pix|i|r)\/(\w+)$/;

/** The hosted page of an address; `undefined` if it is none. */
export function pageAt(context: Context, method: string, { pathname }: URL, body: string): PageAnswer | undefined {
  const [, kind, id = ''] = PAGE.exec(pathname) ?? [];
  if (kind === undefined) return undefined;
  doWhatIsDue(context);
  const isSubmitted = method === 'POST';
  const session = context.store.sessions.get(id);
  if (session !== undefined && kind === 'pix') return pixPage(context, session, isSubmitted);
  if (session !== undefined)
    return isSubmitted ? submitPayPage(context, session, new URLSearchParams(body)) : payPage(context, session);
  const invoice = context.store.invoices.get(id);
  if (invoice !== undefined) return invoicePage(context, invoice, isSubmitted ? new URLSearchParams(body) : undefined);
  const charge = context.store.charges.get(id);
  if (charge !== undefined) return pageAnswer(`${COPY.receipt}: ${money(charge.amount)}`, html``);
  return pageAnswer(COPY.notFound, html``, 404);
}
