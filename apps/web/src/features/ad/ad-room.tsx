import { type AdSlot, mayUseAdNetwork } from '@alento/domain/interface/ad-placement';
import type { RankedPlan } from '@alento/domain/plan/plans';
import { type RefObject, Suspense } from 'react';
import { useIsAllowed } from '../../lib/consents.queries.ts';
import { getPlatform } from '../../platform/platform.ts';
import { optionalPart } from '../../ui/optional-part.tsx';
import { adScreenOf } from './ad-screen.ts';

/** The height an ad takes, kept before it is there: nothing moves when it comes. It hides under an open dialog. */
const ROOM = 'h-50 sm:h-30 [:root:has([role=dialog],[role=alertdialog],dialog[open])_&]:invisible print:hidden';

const HouseAd = optionalPart(async () => (await import('./house-ad.tsx')).HouseAd);
const NetworkAd = optionalPart(async () => (await import('./network-ad.tsx')).NetworkAd);

type Props = {
  slot: AdSlot;
  pathname: string;
  /** Whose ad may be drawn now; until then, and where its code can't be had, the room is empty. */
  plan: RankedPlan | null;
  className: string;
  ref?: RefObject<HTMLDivElement | null>;
};

type AdProps = Pick<Props, 'slot' | 'pathname'> & { plan: RankedPlan };

/** Our own, unless this person allowed the network's and this page is one it may come to. */
function Ad({ slot, pathname, plan }: AdProps) {
  // The native shell has its pages on the device, and the frame is the server's.
  const isNetworkScreen = getPlatform().os === 'web' && mayUseAdNetwork(adScreenOf(pathname), true);
  const isGranted = useIsAllowed('ad-network', isNetworkScreen);
  const house = <HouseAd plan={plan} slot={slot} pathname={pathname} />;
  if (!isNetworkScreen) return house;
  if (isGranted === undefined) return null;
  return isGranted ? <NetworkAd key={pathname} slot={slot} instead={house} /> : house;
}

/** The place of one ad. */
export const AdRoom = ({ slot, pathname, plan, className, ref }: Props) => (
  <div ref={ref} data-ad-slot={slot} className={`${className} ${ROOM}`}>
    <Suspense>{plan && <Ad plan={plan} slot={slot} pathname={pathname} />}</Suspense>
  </div>
);
