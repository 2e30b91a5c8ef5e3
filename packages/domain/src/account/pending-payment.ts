/** A pending payment is continued only within 10 minutes of its start. */
export const PENDING_PAYMENT_WINDOW_MS = 600_000;

/** Whether the stored start of a payment (ms epoch) is recent enough. A start in the future is not. */
export function isPendingPaymentRecent(timestamp: number, now: number): boolean {
  const age = now - timestamp;
  return age >= 0 && age < PENDING_PAYMENT_WINDOW_MS;
}
