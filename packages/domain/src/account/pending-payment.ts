/** A pending payment counts only while it is less than 10 minutes old (core §4, §9). */
export const PENDING_PAYMENT_WINDOW_MS = 600_000;

/** Whether a stored timestamp (ms epoch) is recent enough. A timestamp in the future is not. */
export function isPendingPaymentRecent(timestamp: number, now: number): boolean {
  const age = now - timestamp;
  return age >= 0 && age < PENDING_PAYMENT_WINDOW_MS;
}
