import { doWhatIsDue } from '../billing/due.ts';
import type { Context } from '../store/context.ts';
import { showInvoice, submitInvoice } from './invoice-page.ts';
import { html, pageOf } from './layout.ts';
import { type PageAnswer, shown } from './page-answer.ts';
import { COPY } from './pages.copy.ts';
import { showPayPage, submitPayPage } from './pay-page.ts';
import { showPix, submitPix } from './pix-page.ts';
import { showReceipt } from './receipt-page.ts';

const PAGE = /^\/(c\/pay|pix|i|r)\/(\w+)$/;

/** The hosted page of an address; `undefined` if it is none. */
export function pageAt(context: Context, method: string, url: URL, body: string): PageAnswer | undefined {
  const [, kind, id = ''] = PAGE.exec(url.pathname) ?? [];
  if (kind === undefined || (method !== 'GET' && method !== 'POST')) return undefined;
  doWhatIsDue(context);
  const form = method === 'POST' ? new URLSearchParams(body) : undefined;
  const session = kind === 'c/pay' ? context.store.sessions.get(id) : undefined;
  if (session !== undefined) {
    return form === undefined ? showPayPage(context, session, url) : submitPayPage(context, session, url, form);
  }
  const left = kind === 'pix' ? context.store.sessions.get(id) : undefined;
  if (left !== undefined) return form === undefined ? showPix(context, left) : submitPix(context, left);
  const invoice = kind === 'i' ? context.store.invoices.get(id) : undefined;
  if (invoice !== undefined) {
    return form === undefined ? showInvoice(context, invoice) : submitInvoice(context, invoice, form);
  }
  const charge = kind === 'r' ? context.store.charges.get(id) : undefined;
  return charge === undefined ? shown(404, pageOf(COPY.notFound, html``)) : showReceipt(charge);
}
