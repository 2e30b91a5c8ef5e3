import type { AnalyticsDetail } from '@alento/contract/analytics';
import type { Tag } from '@alento/contract/tag';
import { influencesOf } from './influence-text.ts';
import { InfluencesCard } from './influences-card.tsx';
import { WordsCard } from './words-card.tsx';

type Props = { influences: AnalyticsDetail['influences']; tags: readonly Tag[] };

/** The marked words, and how days with and without each other tag differ. */
export function Influences({ influences, tags }: Props) {
  const { words, compared, waiting } = influencesOf(influences, tags);
  return (
    <>
      <WordsCard words={words} />
      <InfluencesCard compared={compared} waiting={waiting} />
    </>
  );
}
