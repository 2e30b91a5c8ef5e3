import type { ExportPayment, ExportPlan } from '@alento/contract/my-data/export-document';
import { LEGAL_DOCUMENT_TITLES } from '@alento/domain/legal/documents';
import { priceText } from '@alento/domain/plan/plans';
import { type Html, html } from '../html.ts';
import { acceptanceCopy, consentCopy, importCopy, paymentCopy, sessionCopy } from '../page.copy.ts';
import { type Clock, longDate } from '../page-dates.ts';
import { inlineUserText, listOf, listWithHeading, type PageSource, planNameOf, row } from '../section.ts';

/** Every consent with the times at which it was granted and revoked, oldest first. */
export const consentPart = ({ data }: PageSource, clock: Clock): AsyncGenerator<Html> =>
  listOf(
    Map.groupBy(data.consents.toReversed(), ({ purpose }) => purpose),
    ([purpose, history]) =>
      row(
        html`${consentCopy.purposes[purpose]}`,
        ...history.map(
          ({ textVersion, grantedAt, revokedAt }) =>
            html`${consentCopy.granted(clock.dateAndTime(grantedAt))} (${consentCopy.version(longDate(textVersion))}). ${
              revokedAt === null ? consentCopy.inForce : consentCopy.revoked(clock.dateAndTime(revokedAt))
            }.`,
        ),
      ),
  );

/** The accepted versions of the legal documents. */
export const acceptancePart = ({ data }: PageSource, clock: Clock): AsyncGenerator<Html> =>
  listOf(data.legalAcceptances, ({ documentType, versionDate, acceptedAt }) =>
    row(
      html`${LEGAL_DOCUMENT_TITLES[documentType]}`,
      html`${acceptanceCopy.accepted(longDate(versionDate), clock.dateAndTime(acceptedAt))}.`,
    ),
  );

function planRow(plan: ExportPlan, clock: Clock): Html {
  const { planId, status, method, period, priceCents, createdAt, accessUntil, currentPeriodEnd } = plan;
  const until = accessUntil ?? currentPeriodEnd;
  return row(
    html`${planNameOf(planId)}`,
    html`${paymentCopy.span(status ?? 'granted', clock.date(createdAt), until === null ? null : clock.date(until))}`,
    ...(priceCents === null ? [] : [html`${paymentCopy.price(priceText(priceCents), period, method)}.`]),
  );
}

function paymentRow(
  { amountCents, refundedCents, paidAt, refundedAt }: ExportPayment,
  planName: string,
  clock: Clock,
): Html {
  const refund = paymentCopy.refunded(priceText(refundedCents), refundedAt === null ? null : clock.date(refundedAt));
  return row(
    html`${planName}, ${priceText(amountCents)}`,
    html`${paymentCopy.paid(clock.date(paidAt))}`,
    ...(refundedCents === 0 ? [] : [html`${refund}`]),
  );
}

/** The plans of the account and what was paid for them. */
export async function* paymentPart({ data }: PageSource, clock: Clock): AsyncGenerator<Html> {
  const names = new Map(data.plans.map(({ id, planId }) => [id, planNameOf(planId)]));
  yield* listOf(data.plans, (plan) => planRow(plan, clock), listWithHeading(paymentCopy.plans));
  yield* listOf(
    data.payments,
    (payment) => paymentRow(payment, names.get(payment.planRowId) ?? '', clock),
    listWithHeading(paymentCopy.payments),
  );
}

/** The devices that were signed in. */
export const sessionPart = ({ data }: PageSource, clock: Clock): AsyncGenerator<Html> =>
  listOf(data.sessions, ({ device, createdAt, lastRenewedAt }) =>
    row(
      device === null ? html`${sessionCopy.unknown}` : inlineUserText(device),
      html`${sessionCopy.times(clock.dateAndTime(createdAt), clock.dateAndTime(lastRenewedAt))}`,
    ),
  );

/** The imported files. An import that was undone is not kept. */
export const importPart = ({ data }: PageSource, clock: Clock): AsyncGenerator<Html> =>
  listOf(
    data.imports.flatMap(({ source, fileName, finishedAt, created }) =>
      finishedAt === null
        ? []
        : row(
            html`${importCopy.sources[source]}: ${inlineUserText(fileName)}`,
            html`${importCopy.importedOn(created, clock.dateAndTime(finishedAt))}.`,
          ),
    ),
    (line) => line,
  );
