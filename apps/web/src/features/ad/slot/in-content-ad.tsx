import { adPlacementFor } from '@alento/domain/interface/ad-placement';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { currentPlanQuery } from '../../../state/account/current-plan.ts';
import { adScreenOf } from '../ad-screen.ts';
import { AdRoom } from './ad-room.tsx';

const SLOT = 'in-content';

type Props = {
  pathname: string;
  /** Undefined while it is not known. */
  isMinor: boolean | undefined;
};

/** Whether a place is still to come for who reads: only there can something be put in without moving what they see. */
function useIsAhead(isWanted: boolean) {
  const place = useRef<HTMLDivElement>(null);
  // Known when the page is drawn, it comes with the rest of it.
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
 * The one ad between the texts of the library, for the essential plan (companion §2, decision D10). Pages
 * are written without it: it waits until its place lies below the screen.
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
