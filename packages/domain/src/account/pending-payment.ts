/** A pending payment is honoured only under 10 minutes old (core §4, §9). */
export const PENDING_PAYMENT_WINDOW_MS = 600_000;

/** Whether a stored timestamp (ms epoch) still counts; one from the future does not. */
export function isPendingPaymentRecent(timestamp: number, now: number): boolean {
  const age = now - timestamp;
  return age >= 0 && age < PENDING_PAYMENT_WINDOW_MS;
}
