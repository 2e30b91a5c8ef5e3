import { leaveWithPix, paySession, pixCodeOf } from '../billing/pay-session.ts';
import { newId } from '../objects/ids.ts';
import type { Context } from '../store/context.ts';
import type { Session } from '../store/store.ts';
import { cardFields, cardOf, errorLine, testCards } from './card-form.ts';
import { type Html, html, pageOf } from './layout.ts';
import { type PageAnswer, redirect, shown } from './page-answer.ts';
import { COPY, money } from './pages.copy.ts';

type Choice = 'card' | 'pix';

const known = (context: Context, session: Session): string | null =>
  context.store.customers.get(session.customer ?? '')?.email ?? session.customer_email;

const emailField = (email: string | null, typed: string): Html =>
  email === null
    ? html`<label for="email">${COPY.email}</label>
<input id="email" name="email" type="email" autocomplete="off" value="${typed}">`
    : html`<p>${COPY.email}: ${email}</p>`;

const choices = (session: Session, chosen: Choice): Html => {
  if (session.payment_method_types.length < 2) return html``;
  const link = (choice: Choice, label: string): Html =>
    choice === chosen
      ? html`<a href="?metodo=${choice}" aria-current="page">${label}</a>`
      : html`<a href="?metodo=${choice}">${label}</a>`;
  return html`<nav aria-label="${COPY.choices}">${link('card', COPY.card)}${link('pix', COPY.pix)}</nav>`;
};

const cardForm = html`${cardFields}<button name="pay" value="card">${COPY.pay}</button>${testCards}`;

const pixForm = (session: Session): Html => html`<p>${COPY.pixHint}</p>
<p><code>${pixCodeOf(session)}</code></p>
<button name="pay" value="pix">${COPY.pixPaid}</button>
${session.mode === 'payment' ? html`<button class="quiet" name="pay" value="leave">${COPY.pixLater}</button>` : html``}`;

function render(context: Context, session: Session, chosen: Choice, error?: string, typed = ''): string {
  const [item] = session.line_items.data;
  const back = session.cancel_url === null ? html`` : html`<a href="${session.cancel_url}">${COPY.back}</a>`;
  if (session.status !== 'open') {
    const text = session.status === 'complete' ? COPY.complete : COPY.expired;
    return pageOf(text, html`${back}`);
  }
  const each = session.mode === 'subscription' ? ` ${COPY.perMonth}` : '';
  return pageOf(
    item?.description ?? '',
    html`<p><strong>${money(session.amount_total ?? 0)}</strong>${each}</p>
${choices(session, chosen)}
${errorLine(error)}
<form method="post" action="?metodo=${chosen}">
${emailField(known(context, session), typed)}
${chosen === 'card' ? cardForm : pixForm(session)}
</form>
${back}`,
  );
}

function choiceOf(session: Session, url: URL): Choice {
  const wanted = url.searchParams.get('metodo') === 'pix' ? 'pix' : 'card';
  if (session.payment_method_types.includes(wanted)) return wanted;
  return session.payment_method_types[0] === 'pix' ? 'pix' : 'card';
}

export const showPayPage = (context: Context, session: Session, url: URL): PageAnswer =>
  shown(200, render(context, session, choiceOf(session, url)));

const success = (session: Session): PageAnswer =>
  redirect((session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id));

export function submitPayPage(context: Context, session: Session, url: URL, form: URLSearchParams): PageAnswer {
  const chosen = choiceOf(session, url);
  const typed = form.get('email')?.trim() ?? '';
  const again = (error?: string): PageAnswer => shown(200, render(context, session, chosen, error, typed));
  if (session.status !== 'open') return again();
  const email = known(context, session) ?? typed;
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) return again(COPY.emailMissing);
  if (chosen === 'pix') {
    if (form.get('pay') === 'leave' && session.mode === 'payment') leaveWithPix(context, session, email);
    else paySession(context, session, { id: newId('pm'), kind: 'pix' }, email);
    return success(session);
  }
  const card = cardOf(form, context.now());
  if ('error' in card) return again(card.error);
  return paySession(context, session, card.method, email) ? success(session) : again(COPY.declined);
}
