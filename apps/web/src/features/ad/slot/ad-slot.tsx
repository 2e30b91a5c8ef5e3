import { type AdSlot as AdPlace, adPlacementFor } from '@alento/domain/interface/ad-placement';
import { useQuery } from '@tanstack/react-query';
import { currentPlanQuery } from '../../../state/account/current-plan.ts';
import { useIsNear } from '../../../ui/loading/use-is-near.ts';
import { adScreenOf } from '../ad-screen.ts';
import { AdRoom } from './ad-room.tsx';

/** How near its place is to the screen when an ad is fetched, px. */
const NEAR_PX = 200;

type Props = {
  pathname: string;
  /** Undefined while it is not known. */
  isMinor: boolean | undefined;
};

const isAtTheEnd = (place: AdPlace): boolean => place === 'below-content' || place === 'header-footer';

/**
 * The ad at the end of a page, for signed-in people: the basic plan's below the content (core §2), and
 * the one that header and footer share (companion §2). Of those two the footer has it: above a page it
 * would push everything down once the plan is known. The place is kept until then: nothing moves.
 */
export function AdSlot({ pathname, isMinor }: Props) {
  const { data, isPending } = useQuery(currentPlanQuery());
  const mayShow = data !== undefined && isMinor === false;
  const { place, isNear } = useIsNear<HTMLDivElement>(NEAR_PX, !mayShow);
  const plan = data?.currentPlan ?? 'basic';
  const slot = adPlacementFor(plan, adScreenOf(pathname), isMinor ?? false).find(isAtTheEnd);
  if (!slot || !(data || isPending)) return null;
  return (
    <AdRoom ref={place} slot={slot} pathname={pathname} plan={mayShow && isNear ? plan : null} className="mt-10" />
  );
}
