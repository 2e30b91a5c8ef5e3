import type { Stripe } from 'stripe';
import { payInvoice, subscriptionOf } from '../billing/pay-invoice.ts';
import type { Context } from '../store/context.ts';
import type { Invoice, Method } from '../store/store.ts';
import { cardFields, cardOf, errorLine, hasCard, testCards } from './card-form.ts';
import { type Html, html, pageOf } from './layout.ts';
import { type PageAnswer, shown } from './page-answer.ts';
import { COPY, dayOf, money } from './pages.copy.ts';

function nameOf(context: Context, line: Stripe.InvoiceLineItem): string {
  const product = context.store.products.get(line.pricing?.price_details?.product ?? '')?.name ?? '';
  if (line.parent?.subscription_item_details?.proration !== true) return product;
  return line.amount < 0 ? COPY.credit(product) : COPY.rest(product);
}

const savedMethod = (context: Context, invoice: Invoice): Method | undefined =>
  context.store.methods.get(subscriptionOf(context, invoice).default_payment_method);

function payForm(context: Context, invoice: Invoice): Html {
  const saved = savedMethod(context, invoice);
  const hint = saved?.kind === 'card' ? html`<p>${COPY.savedCard(saved.number.slice(-4))}</p>` : html``;
  return html`<form method="post">${hint}${cardFields}<button>${COPY.pay}</button></form>${testCards}`;
}

function render(context: Context, invoice: Invoice, error?: string): string {
  const paid = invoice.status === 'paid';
  const lines = invoice.lines.data.map((line) => html`<li>${nameOf(context, line)}: ${money(line.amount)}</li>`);
  return pageOf(
    `${paid ? COPY.receipt : COPY.invoice} ${invoice.number ?? ''}`,
    html`<ul>${lines}</ul>
<p>${COPY.total}: <strong>${money(invoice.amount_due)}</strong></p>
<p>${COPY.date}: ${dayOf(invoice.created)}</p>
${paid ? html`<p>${COPY.paidInvoice}</p>` : html``}
${invoice.status === 'void' ? html`<p>${COPY.void}</p>` : html``}
${errorLine(error)}
${invoice.status === 'open' ? payForm(context, invoice) : html``}`,
  );
}

export const showInvoice = (context: Context, invoice: Invoice): PageAnswer => shown(200, render(context, invoice));

/** Pays with the card that was typed or, without one, with the saved card that the person confirms. */
export function submitInvoice(context: Context, invoice: Invoice, form: URLSearchParams): PageAnswer {
  if (invoice.status !== 'open') return showInvoice(context, invoice);
  const saved = savedMethod(context, invoice);
  const card = saved === undefined || hasCard(form) ? cardOf(form, context.now()) : { method: saved };
  if ('error' in card) return shown(200, render(context, invoice, card.error));
  const paid = payInvoice(context, invoice, card.method, 'page');
  return shown(200, render(context, invoice, paid ? undefined : COPY.declined));
}
