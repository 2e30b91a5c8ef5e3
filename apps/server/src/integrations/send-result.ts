/**
 * Result of sending one message by mail or WhatsApp.
 *
 * - `accepted`: the provider took it.
 * - `gone`: the address doesn't exist there.
 * - `later`: the provider couldn't take it now. `afterMs` is its Retry-After in ms; null if it gave none. With
 *   `mayHaveArrived` nobody knows whether it took the message, so that sending it again could double it.
 * - `refused`: the provider will never take this message; the address may still be good.
 */
export type SendResult =
  | { readonly outcome: 'accepted' | 'gone' | 'refused' }
  | { readonly outcome: 'later'; readonly afterMs: number | null; readonly mayHaveArrived: boolean };
