import type { Recommendation } from '@alento/contract/recommendation';
import type { PlayerItem } from '../../../state/player/player.ts';

/** A recommendation as the player knows it: its address is its id (core §3). Null where there is nothing to hear. */
export const playerItemOf = ({ url, title, podcast, tags, imageUrl }: Recommendation): PlayerItem | null =>
  podcast === null ? null : { id: url, title, podcast, tags, url, imageUrl };
