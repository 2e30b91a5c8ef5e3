import { type AdSlot as AdPlace, adPlacementFor } from '@alento/domain/interface/ad-placement';
import { useQuery } from '@tanstack/react-query';
import { currentPlanQuery } from '../../../state/account/current-plan.ts';
import { useIsNear } from '../../../ui/loading/use-is-near.ts';
import { adScreenOf } from '../ad-screen.ts';
import { AdRoom } from './ad-room.tsx';

/** An ad loads when its slot is at most this far from the viewport, in px. */
const NEAR_PX = 200;

type Props = {
  pathname: string;
  /** Whether the person is a minor. Undefined while it is unknown. */
  isMinor: boolean | undefined;
};

const isAtTheEnd = (place: AdPlace): boolean => place === 'below-content' || place === 'header-footer';

/**
 * The ad at the end of a page for signed-in people: below the content on the basic plan (core §2), in the footer on
 * the essential plan. For the latter the specification also allows the header (companion §2), but an ad there would
 * shift the content once the plan is known. The ad's space is reserved until then.
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
