import type { AdSlot } from '@alento/domain/interface/ad-placement';
import type { RankedPlan } from '@alento/domain/plan/plans';
import { type RefObject, Suspense } from 'react';
import { optionalPart } from '../../../ui/loading/optional-part.tsx';

/** The height an ad takes, kept before it is there: nothing moves when it comes. It hides under an open dialog. */
const ROOM = 'h-50 sm:h-30 [:root:has([role=dialog],[role=alertdialog],dialog[open])_&]:invisible print:hidden';

const Ad = optionalPart(async () => (await import('./ad.tsx')).Ad);

type Props = {
  slot: AdSlot;
  pathname: string;
  /** Whose ad may be drawn now; until then, and where its code can't be had, the room is empty. */
  plan: RankedPlan | null;
  className: string;
  ref?: RefObject<HTMLDivElement | null>;
};

/** The place of one ad. */
export const AdRoom = ({ slot, pathname, plan, className, ref }: Props) => (
  <div ref={ref} data-ad-slot={slot} className={`${className} ${ROOM}`}>
    <Suspense>{plan && <Ad plan={plan} slot={slot} pathname={pathname} />}</Suspense>
  </div>
);
