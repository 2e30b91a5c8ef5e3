import type { FeelingId } from '../intents/intents.ts';
import type { OfferId } from '../replies/offers.ts';

/** What the assistant has for one feeling: it hears, gives one small thing to try, cites the library, asks back. */
export type Topic = {
  /** Says that it was heard; without advice, without cheer. */
  opens: readonly string[];
  /** One small, safe thing to try. Empty where listening is all. */
  helps: readonly string[];
  /** Open questions to go on with. */
  asks: readonly string[];
  /** What may be offered instead of a question. */
  offers: readonly OfferId[];
};

export type Topics = Partial<Record<FeelingId, Topic>>;
