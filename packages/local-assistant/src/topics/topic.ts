import type { FeelingId } from '../intents/intents.ts';
import type { OfferId } from '../replies/offers.ts';

/**
 * Texts for one feeling: an acknowledgement, a suggestion, a question. Pieces of the library to cite are in
 * readings.copy.ts.
 */
export type Topic = {
  /** Acknowledges the feeling, without advice or cheerful phrases. */
  opens: readonly string[];
  /** Suggests one small, safe action. Empty for topics that need listening only. */
  helps: readonly string[];
  /** Open questions. */
  asks: readonly string[];
  /** Offers that can replace a question. */
  offers: readonly OfferId[];
};

export type Topics = Partial<Record<FeelingId, Topic>>;
