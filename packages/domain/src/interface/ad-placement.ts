import type { RankedPlan } from '../plan/plans.ts';

/** Kinds of screen an ad knows. All but `ordinary` are free of ads, for everybody (decision D10). */
export const AD_FREE_SCREENS = ['chat', 'records', 'onboarding', 'screening', 'crisis', 'plans'] as const;
export type AdScreen = (typeof AD_FREE_SCREENS)[number] | 'ordinary';

/** Places an ad can stand in. The header and the footer share one (companion §2). */
export type AdSlot = 'below-content' | 'header-footer' | 'in-content';

/** Both readings of the specification in one table (decision D10). */
const SLOTS: Record<RankedPlan, readonly AdSlot[]> = {
  basic: ['below-content'],
  essential: ['header-footer', 'in-content'],
  premium: [],
};

/** Where ads stand for a person on this plan, on this kind of screen; never for a minor (decision D27). */
export const adPlacementFor = (plan: RankedPlan, screen: AdScreen, isMinor: boolean): readonly AdSlot[] =>
  screen === 'ordinary' && !isMinor ? SLOTS[plan] : [];
