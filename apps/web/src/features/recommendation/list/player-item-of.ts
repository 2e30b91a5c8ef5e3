import type { Recommendation } from '@alento/contract/recommendation';
import type { PlayerItem } from '../../../state/player/player.ts';

/** A recommendation turned into something to play (core §3). */
type RecommendedItem = PlayerItem & {
  content: string;
  diseaseCode: '';
  isPremium: false;
  requiredPlan: 'basic';
  references: Recommendation['references'];
  lastUpdated: string;
  expertReviewed: false;
};

/** A recommendation as the player knows it: its address is its id (core §3). Null where there is nothing to hear. */
export function playerItemOf(recommendation: Recommendation): RecommendedItem | null {
  const { url, title, description, podcast, tags, imageUrl, references, lastUpdated } = recommendation;
  if (podcast === null) return null;
  return {
    id: url,
    title,
    content: description,
    podcast,
    diseaseCode: '',
    isPremium: false,
    requiredPlan: 'basic',
    tags,
    references,
    lastUpdated,
    expertReviewed: false,
    url,
    imageUrl,
  };
}
