import { pixCodeOf, settlePix } from '../billing/pay-session.ts';
import type { Context } from '../store/context.ts';
import type { Session } from '../store/store.ts';
import { html, pageOf } from './layout.ts';
import { type PageAnswer, redirect, shown } from './page-answer.ts';
import { COPY, money } from './pages.copy.ts';

const isWaiting = (context: Context, session: Session): boolean =>
  context.store.paymentIntents.get(session.payment_intent ?? '')?.status === 'requires_action';

/** The code of a Pix that was left unpaid. */
export const showPix = (context: Context, session: Session): PageAnswer =>
  shown(
    200,
    isWaiting(context, session)
      ? pageOf(
          session.line_items.data[0]?.description ?? COPY.pix,
          html`<p><strong>${money(session.amount_total ?? 0)}</strong></p>
<p>${COPY.pixHint}</p>
<p><code>${pixCodeOf(session)}</code></p>
<form method="post"><button>${COPY.pixPaid}</button></form>`,
        )
      : pageOf(COPY.complete, html``),
  );

/** Pays a Pix that was left unpaid. */
export function submitPix(context: Context, session: Session): PageAnswer {
  if (!isWaiting(context, session)) return showPix(context, session);
  settlePix(context, session, 'paid');
  return redirect((session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id));
}
