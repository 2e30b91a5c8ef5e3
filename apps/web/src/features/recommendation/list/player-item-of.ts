import type { Recommendation } from '@alento/contract/recommendation';
import type { PlayerItem } from '../../../state/player/player.ts';

/** A recommendation as an item of the player, with the specified fields. */
type RecommendedItem = PlayerItem & {
  content: string;
  diseaseCode: '';
  isPremium: false;
  requiredPlan: 'basic';
  references: Recommendation['references'];
  lastUpdated: string;
  expertReviewed: false;
};

/** Converts a recommendation to an item of the player, whose id is its URL. Null if it has no audio. */
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
