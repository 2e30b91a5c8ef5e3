import type { RankedPlan } from '../plan/plans.ts';

/** Kinds of screen an ad knows. All but `ordinary` and `content` are free of ads, for everybody (decision D10). */
export const AD_FREE_SCREENS = ['chat', 'records', 'onboarding', 'screening', 'crisis', 'plans'] as const;
/** The library's pages are `content`: public, the only ones a network's ads may come to. */
export type AdScreen = (typeof AD_FREE_SCREENS)[number] | 'ordinary' | 'content';

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
  (screen === 'ordinary' || screen === 'content') && !isMinor ? SLOTS[plan] : [];

/** Whether an ad on this screen may come from a network, when one is configured: after a yes alone (decision D10). */
export const mayUseAdNetwork = (screen: AdScreen, isGranted: boolean): boolean => screen === 'content' && isGranted;

/** Where the server has the frame an ad of the network lives in. */
export const AD_FRAME_PATH = '/quadro-de-anuncio';
