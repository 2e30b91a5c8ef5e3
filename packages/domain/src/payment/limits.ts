import { addDays, instantAt, localDateAndOffset, monthOf } from '../time/local-date.ts';
import type { OfferPeriod } from './offer.ts';

/** Number of days for which access stays after a charge of a renewal failed. */
export const GRACE_DAYS = 7;

/** Number of days before the end of a prepaid plan from which on the app announces the end. */
export const END_NOTICE_DAYS = 3;

/** Number of days for which the app says that a bought plan has ended. Our choice. */
export const ENDED_NOTICE_DAYS = 30;

/** A Checkout page is offered again for this time, ms. It is shorter than its lifetime at Stripe, which is 24 hours. */
export const CHECKOUT_REUSE_MS = 20 * 3_600_000;

/** After this time /payment-success says that the payment has not arrived yet, ms. */
export const PAYMENT_WAIT_MS = 60_000;

/** Webhooks whose signature is older than this are refused, seconds. */
export const WEBHOOK_TOLERANCE_SECONDS = 300;

/**
 * The zone in which prepaid periods are counted. It is one zone for all, so that a period has the same end no matter
 * when and where it is computed.
 */
const BILLING_TIME_ZONE = 'America/Sao_Paulo';

const MINUTE_MS = 60_000;
const PREPAID_DAYS = 30;
const PREPAID_MONTHS = 12;

/** Adds months to a date. If the month is too short for the day, the result is its last day. */
export function addMonths(date: string, months: number): string {
  let first = monthOf(date).first;
  for (let count = 0; count < months; count += 1) first = monthOf(first).next;
  const last = addDays(monthOf(first).next, -1);
  const wanted = `${first.slice(0, 8)}${date.slice(8)}`;
  return wanted > last ? last : wanted;
}

/**
 * The end of a prepaid period: the same time of day 30 days or 12 months later.
 *
 * @param start ms epoch.
 */
export function prepaidEnd(start: number, period: Exclude<OfferPeriod, 'month'>): number {
  const { localDate, offsetMinutes } = localDateAndOffset(start, BILLING_TIME_ZONE);
  const sinceMidnight = start + offsetMinutes * MINUTE_MS - Date.parse(`${localDate}T00:00:00Z`);
  const date = period === '30d' ? addDays(localDate, PREPAID_DAYS) : addMonths(localDate, PREPAID_MONTHS);
  const minutes = Math.floor(sinceMidnight / MINUTE_MS);
  return instantAt(date, minutes, BILLING_TIME_ZONE) + (sinceMidnight % MINUTE_MS);
}
