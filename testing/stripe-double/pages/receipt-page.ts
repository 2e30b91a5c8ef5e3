import type { Charge } from '../store/store.ts';
import { html, pageOf } from './layout.ts';
import { type PageAnswer, shown } from './page-answer.ts';
import { COPY, dayOf, money } from './pages.copy.ts';

/** The receipt of a charge. */
export function showReceipt(charge: Charge): PageAnswer {
  const digits = charge.payment_method_details?.card?.last4 ?? null;
  return shown(
    200,
    pageOf(
      COPY.receipt,
      html`<p>${COPY.total}: <strong>${money(charge.amount)}</strong></p>
<p>${COPY.date}: ${dayOf(charge.created)}</p>
<p>${COPY.paidWith}: ${digits === null ? COPY.pix : COPY.cardEnding(digits)}</p>
${charge.paid ? html`` : html`<p class="error">${COPY.failed}</p>`}
${charge.amount_refunded > 0 ? html`<p>${COPY.refunded}: ${money(charge.amount_refunded)}</p>` : html``}`,
    ),
  );
}
