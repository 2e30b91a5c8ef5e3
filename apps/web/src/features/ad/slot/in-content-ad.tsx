import { adPlacementFor } from '@alento/domain/interface/ad-placement';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { currentPlanQuery } from '../../../state/account/current-plan.ts';
import { adScreenOf } from '../ad-screen.ts';
import { AdRoom } from './ad-room.tsx';

const SLOT = 'in-content';

type Props = {
  pathname: string;
  /** Whether the person is a minor. Undefined while it is unknown. */
  isMinor: boolean | undefined;
};

/** Whether a slot is below the viewport. Only there an ad can be inserted without shifting visible content. */
function useIsAhead(isWanted: boolean) {
  const place = useRef<HTMLDivElement>(null);
  // If the plan is already known at the first render, the ad is rendered with the page.
  const [isAhead, setAhead] = useState(isWanted);
  useEffect(() => {
    const element = place.current;
    if (!isWanted || isAhead || !element) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry && !entry.isIntersecting && entry.boundingClientRect.top > 0) setAhead(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isWanted, isAhead]);
  return { place, isAhead };
}

/**
 * The ad between the library's texts, for the essential plan. Prerendered pages don't contain it. It is inserted once
 * its slot is below the viewport.
 */
export function InContentAd({ pathname, isMinor }: Props) {
  const { data } = useQuery(currentPlanQuery());
  const isWanted =
    data !== undefined &&
    isMinor === false &&
    adPlacementFor(data.currentPlan, adScreenOf(pathname), isMinor).includes(SLOT);
  const { place, isAhead } = useIsAhead(isWanted);
  if (!isWanted) return null;
  if (!isAhead) return <div ref={place} />;
  return <AdRoom slot={SLOT} pathname={pathname} plan={data.currentPlan} className="my-8" />;
}
