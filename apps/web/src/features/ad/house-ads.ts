import type { AdSlot } from '@alento/domain/interface/ad-placement';
import { paths } from '@alento/domain/interface/paths';
import type { RankedPlan } from '@alento/domain/plan/plans';
import { DAY_MS, type LocalDate } from '@alento/domain/time/local-date';
import { adCopy } from './ad.copy.ts';

export type HouseAdText = { title: string; text: string; action: string; to: string };

/** Id of a book that every plan can read. */
export const ADVERTISED_BOOK = 'noites-que-descansam';

/** Ads for every plan that has ads. */
const COMMON: readonly HouseAdText[] = [
  { ...adCopy.book, to: paths.book.replace(':id', ADVERTISED_BOOK) },
  { ...adCopy.podcasts, to: paths.podcasts },
  { ...adCopy.screenings, to: paths.screenings },
  { ...adCopy.articles, to: paths.articles },
];

/** Ads by plan. The first ad names the next plan's main feature. */
const OF_PLAN: Record<RankedPlan, readonly HouseAdText[]> = {
  basic: [{ ...adCopy.analysis, action: adCopy.plans, to: paths.plans }, ...COMMON],
  essential: [{ ...adCopy.noAds, action: adCopy.plans, to: paths.plans }, ...COMMON],
  premium: COMMON,
};

/** Offset in the rotation per slot, so that two ads on one page differ. */
const TURN: Record<AdSlot, number> = { 'below-content': 0, 'header-footer': 0, 'in-content': 1 };

const leadsHere = ({ to }: HouseAdText, pathname: string): boolean => pathname === to || pathname.startsWith(`${to}/`);

/** The ad of a day for a slot. It changes daily and never links to the current page. */
export function houseAdOf(
  plan: RankedPlan,
  { slot, pathname, today }: { slot: AdSlot; pathname: string; today: LocalDate },
): HouseAdText | undefined {
  const ads = OF_PLAN[plan].filter((ad) => !leadsHere(ad, pathname));
  const day = Math.floor(Date.parse(`${today}T00:00:00Z`) / DAY_MS);
  return ads[(day + TURN[slot]) % ads.length];
}
