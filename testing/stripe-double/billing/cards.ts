import type { Method } from '../store/store.ts';

/** When a card is charged: on the Checkout page, at a renewal, at a change of plan, or on the page of an invoice. */
export type Occasion = 'checkout' | 'renewal' | 'change' | 'page';
export type Outcome = 'succeeded' | 'declined' | 'requires_action';

/** Test numbers of Stripe that the double knows. */
const CARDS: Readonly<Record<string, (occasion: Occasion) => Outcome>> = {
  '4242424242424242': () => 'succeeded',
  '4000000000000002': () => 'declined',
  '4000000000000341': (occasion) => (occasion === 'checkout' ? 'succeeded' : 'declined'),
  '4000002500003155': (occasion) => (occasion === 'change' ? 'requires_action' : 'succeeded'),
};

export const digitsOf = (typed: string): string => typed.replace(/\D/g, '');
export const isKnownCard = (number: string): boolean => Object.hasOwn(CARDS, number);

export const outcomeOf = (method: Method, occasion: Occasion): Outcome =>
  method.kind === 'pix' ? 'succeeded' : (CARDS[method.number]?.(occasion) ?? 'declined');
