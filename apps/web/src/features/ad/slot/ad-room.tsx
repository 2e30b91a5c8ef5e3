import type { AdSlot } from '@alento/domain/interface/ad-placement';
import type { RankedPlan } from '@alento/domain/plan/plans';
import type { RefObject } from 'react';
import { optionalPart } from '../../../ui/loading/optional-part.tsx';

/**
 * The height of an ad, reserved before the ad loads so that the layout doesn't shift. The ad is hidden while a dialog
 * is open.
 */
const ROOM = 'h-50 sm:h-30 [:root:has([role=dialog],[role=alertdialog],dialog[open])_&]:invisible print:hidden';

const Ad = optionalPart(async () => (await import('./ad.tsx')).Ad);

type Props = {
  slot: AdSlot;
  pathname: string;
  /**
   * The plan whose ad is rendered. While it is null (unknown), or if the chunk can't be loaded, the space stays
   * empty.
   */
  plan: RankedPlan | null;
  className: string;
  ref?: RefObject<HTMLDivElement | null>;
};

/** The reserved space of one ad. */
export const AdRoom = ({ slot, pathname, plan, className, ref }: Props) => (
  <div ref={ref} data-ad-slot={slot} className={`${className} ${ROOM}`}>
    {plan && <Ad plan={plan} slot={slot} pathname={pathname} />}
  </div>
);
