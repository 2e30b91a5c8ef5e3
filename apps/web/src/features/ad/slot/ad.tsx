import { type AdSlot, mayUseAdNetwork } from '@alento/domain/interface/ad-placement';
import type { RankedPlan } from '@alento/domain/plan/plans';
import { getPlatform } from '../../../platform/platform.ts';
import { useIsAllowed } from '../../../state/account/consents.queries.ts';
import { adScreenOf } from '../ad-screen.ts';
import { HouseAd } from '../house-ad.tsx';
import { NetworkAd } from '../network-ad.tsx';

type Props = { slot: AdSlot; pathname: string; plan: RankedPlan };

/** Renders the network's ad if the person consented to it and the page may show one, otherwise the house ad. */
export function Ad({ slot, pathname, plan }: Props) {
  // The native app's pages are on the device, but the ad's frame is served by the server only.
  const isNetworkScreen = getPlatform().os === 'web' && mayUseAdNetwork(adScreenOf(pathname), true);
  const isGranted = useIsAllowed('ad-network', isNetworkScreen);
  const house = <HouseAd plan={plan} slot={slot} pathname={pathname} />;
  if (!isNetworkScreen) return house;
  if (isGranted === undefined) return null;
  if (!isGranted) return house;
  return <NetworkAd key={pathname} slot={slot} instead={house} />;
}
