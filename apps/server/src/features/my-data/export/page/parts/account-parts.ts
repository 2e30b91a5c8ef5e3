import { LEGAL_DOCUMENT_TITLES } from '@alento/domain/legal/documents';
import { priceText } from '@alento/domain/plan/price-text';
import { type Html, html } from '../html.ts';
import { acceptanceCopy, consentCopy, importCopy, paymentCopy, sessionCopy } from '../page.copy.ts';
import type {
  Items,
  PageAcceptance,
  PageConsent,
  PageContent,
  PageImport,
  PagePayment,
  PagePlan,
  PageSession,
  PageTag,
} from '../page-content.ts';
import { type Clock, longDate } from '../page-dates.ts';
import { endOfRows, inline, row, rows, wrapped } from '../section.ts';

/** The names of the tags. */
export const tagPart = (tags: Items<PageTag>): AsyncGenerator<Html> =>
  wrapped(tags, html`<ul class="tags">`, ({ name }) => html`<li dir="auto">${name}</li>`, endOfRows);

/** Every consent with the times at which it was granted and revoked. */
export const consentPart = (consents: Items<PageConsent>, clock: Clock): AsyncGenerator<Html> =>
  wrapped(
    consents,
    rows,
    ({ purpose, history }) =>
      row(
        html`${consentCopy.purposes[purpose]}`,
        ...history.map(
          ({ textVersion, grantedAt, revokedAt }) =>
            html`${consentCopy.granted(clock.dateAndTime(grantedAt))} (${consentCopy.version(longDate(textVersion))}). ${
              revokedAt === null ? consentCopy.inForce : consentCopy.revoked(clock.dateAndTime(revokedAt))
            }.`,
        ),
      ),
    endOfRows,
  );

/** The accepted versions of the legal documents. */
export const acceptancePart = (acceptances: Items<PageAcceptance>, clock: Clock): AsyncGenerator<Html> =>
  wrapped(
    acceptances,
    rows,
    ({ documentType, versionDate, acceptedAt }) =>
      row(
        html`${LEGAL_DOCUMENT_TITLES[documentType]}`,
        html`${acceptanceCopy.accepted(longDate(versionDate), clock.dateAndTime(acceptedAt))}.`,
      ),
    endOfRows,
  );

const planRow = ({ planName, status, method, period, priceCents, since, until }: PagePlan, clock: Clock): Html =>
  row(
    html`${planName}`,
    html`${paymentCopy.span(status, clock.date(since), until === null ? null : clock.date(until))}`,
    ...(priceCents === null ? [] : [html`${paymentCopy.price(priceText(priceCents), period, method)}.`]),
  );

const paymentRow = ({ planName, amountCents, refundedCents, paidAt, refundedAt }: PagePayment, clock: Clock): Html =>
  row(
    html`${planName}, ${priceText(amountCents)}`,
    html`${paymentCopy.paid(clock.date(paidAt))}`,
    ...(refundedCents === 0
      ? []
      : [html`${paymentCopy.refunded(priceText(refundedCents), refundedAt === null ? null : clock.date(refundedAt))}`]),
  );

/** The plans of the account and what was paid for them. */
export async function* paymentPart(
  { plans, payments }: Pick<PageContent, 'plans' | 'payments'>,
  clock: Clock,
): AsyncGenerator<Html> {
  yield* wrapped(plans.items, html`<h3>${paymentCopy.plans}</h3>${rows}`, (plan) => planRow(plan, clock), endOfRows);
  yield* wrapped(
    payments.items,
    html`<h3>${paymentCopy.payments}</h3>${rows}`,
    (payment) => paymentRow(payment, clock),
    endOfRows,
  );
}

/** The devices that were signed in. */
export const sessionPart = (sessions: Items<PageSession>, clock: Clock): AsyncGenerator<Html> =>
  wrapped(
    sessions,
    rows,
    ({ device, createdAt, lastUsedAt }) =>
      row(
        device === null ? html`${sessionCopy.unknown}` : inline(device),
        html`${sessionCopy.times(clock.dateAndTime(createdAt), clock.dateAndTime(lastUsedAt))}`,
      ),
    endOfRows,
  );

/** The imported files. An import that was undone is not kept. */
export const importPart = (imports: Items<PageImport>, clock: Clock): AsyncGenerator<Html> =>
  wrapped(
    imports,
    rows,
    ({ source, filename, importedAt, entries }) =>
      row(
        html`${importCopy.sources[source]}: ${inline(filename)}`,
        html`${importCopy.made(entries, clock.dateAndTime(importedAt))}.`,
      ),
    endOfRows,
  );
