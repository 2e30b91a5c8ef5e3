import type { Crisis } from '../../../state/crisis/crisis.ts';
import { type CardWords, cardWords } from './crisis-card.copy.ts';

/** Returns the card's texts, chosen by the kind of crisis first, then by its source. */
export function wordsOf({ source, kind, about }: Crisis): CardWords {
  if (kind === 'hotline') return cardWords.hotline;
  if (about === 'other') {
    if (kind === 'acute') return cardWords.otherAcute;
    if (kind === 'child') return cardWords.otherChild;
    if (kind === 'threat') return cardWords.otherThreat;
    return kind === 'violence' ? cardWords.otherViolence : cardWords.other;
  }
  if (kind === 'acute') return cardWords.acute;
  if (kind === 'means') return cardWords.means;
  if (kind === 'violence') return cardWords.violence;
  if (kind === 'child') return cardWords.child;
  if (kind === 'threat') return cardWords.threat;
  if (kind === 'self-harm') return cardWords.selfHarm;
  if (kind === 'suicide' && source !== 'screening') return cardWords.self;
  return source === 'note' ? cardWords.self : cardWords[source];
}
