import { type AdSlot as AdPlace, adPlacementFor } from '@alento/domain/interface/ad-placement';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { currentPlanQuery } from '../../../state/account/current-plan.ts';
import { useIsNear } from '../../../ui/loading/use-is-near.ts';
import { adScreenOf } from '../ad-screen.ts';
import { AdRoom } from './ad-room.tsx';

/** An ad loads when its slot is at most this far from the viewport, in px. */
const NEAR_PX = 200;

type Props = {
  /** Whether this is the place above the page's content or the one at its end. */
  at: 'header' | 'footer';
  pathname: string;
  /** Whether the person is a minor. Undefined while it is unknown. */
  isMinor: boolean | undefined;
};

const isOfFrame = (slot: AdPlace): boolean => slot === 'below-content' || slot === 'header-footer';

/**
 * The ad around a page for signed-in people: below the content on the basic plan, in the slot that header and footer
 * share on the essential plan. Where the header has links, the shared slot is above the page if the plan was known when
 * the page opened: added later, it would move the content. Otherwise it is at the end. The ad's space is reserved until
 * the plan is known.
 */
export function AdSlot({ at, pathname, isMinor }: Props) {
  const { data, isPending } = useQuery(currentPlanQuery());
  const mayShow = data !== undefined && isMinor === false;
  const { place, isNear } = useIsNear<HTMLDivElement>(NEAR_PX, !mayShow);
  const plan = data?.currentPlan ?? 'basic';
  const slot = adPlacementFor(plan, adScreenOf(pathname), isMinor ?? false).find(isOfFrame);
  const [wasKnown] = useState(mayShow);
  const isAboveOnWide = wasKnown && slot === 'header-footer';
  if (!slot || !(data || isPending) || (at === 'header' && !isAboveOnWide)) return null;
  const className = at === 'header' ? 'mb-10 hidden lg:block' : `mt-10 ${isAboveOnWide ? 'lg:hidden' : ''}`;
  return (
    <AdRoom ref={place} slot={slot} pathname={pathname} plan={mayShow && isNear ? plan : null} className={className} />
  );
}
