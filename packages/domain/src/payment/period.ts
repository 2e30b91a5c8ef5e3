import { addDays, instantAt, localDateAndOffset, monthOf } from '../time/local-date.ts';
import { BILLING_TIME_ZONE } from './limits.ts';
import type { OfferPeriod } from './offer.ts';

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
