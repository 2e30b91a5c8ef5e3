import type { Recommendations } from '@alento/contract/recommendation';
import { SHOWN_FIRST } from '@alento/domain/recommendation/limits';
import { useId, useState } from 'react';
import { timeZone } from '../../../lib/time/clock.ts';
import { formatTime } from '../../../lib/time/dates.format.ts';
import { Button } from '../../../ui/button.tsx';
import { listCopy } from './opened-card.copy.ts';
import { RecommendationItem } from './recommendation-item.tsx';

/** The first three recommendations, then all after a tap, and the time at which a cached set was made. */
export function RecommendationList({ set }: { set: Recommendations }) {
  const [showsAll, setShowsAll] = useState(false);
  const list = useId();
  const { recommendations, fromCache, generatedAt } = set;
  const rest = recommendations.length - SHOWN_FIRST;
  return (
    <>
      {fromCache && <p className="text-ink-muted text-xs">{listCopy.updatedAt(formatTime(generatedAt, timeZone()))}</p>}
      <ul id={list} className="divide-y divide-border">
        {(showsAll ? recommendations : recommendations.slice(0, SHOWN_FIRST)).map((recommendation) => (
          <RecommendationItem key={recommendation.id} recommendation={recommendation} />
        ))}
      </ul>
      {rest > 0 && (
        <Button
          variant="secondary"
          aria-expanded={showsAll}
          aria-controls={list}
          onClick={() => setShowsAll((before) => !before)}
          className="mt-2 w-full sm:w-auto"
        >
          {showsAll ? listCopy.less : listCopy.more(rest)}
        </Button>
      )}
    </>
  );
}
