import type { RankedPlan } from '../plan/plans.ts';

/** Kinds of screens without ads on any plan (decision D10). */
export const AD_FREE_SCREENS = ['chat', 'records', 'onboarding', 'screening', 'crisis', 'plans'] as const;
/** `content` is the public library. Only there may ads come from an ad network. */
export type AdScreen = (typeof AD_FREE_SCREENS)[number] | 'ordinary' | 'content';

/** Positions of ads on a screen. Header and footer share one ad (companion §2). */
export type AdSlot = 'below-content' | 'header-footer' | 'in-content';

/** The specification can be read in two ways; this table serves both (decision D10). */
const SLOTS: Record<RankedPlan, readonly AdSlot[]> = {
  basic: ['below-content'],
  essential: ['header-footer', 'in-content'],
  premium: [],
};

/** Positions of ads for a plan on a kind of screen; none for a minor (decision D27). */
export const adPlacementFor = (plan: RankedPlan, screen: AdScreen, isMinor: boolean): readonly AdSlot[] =>
  (screen === 'ordinary' || screen === 'content') && !isMinor ? SLOTS[plan] : [];

/** Whether an ad on this screen may come from a configured network. It needs consent (decision D10). */
export const mayUseAdNetwork = (screen: AdScreen, isGranted: boolean): boolean => screen === 'content' && isGranted;

/** Path of the page with the network's ad, which is shown in a frame. */
export const AD_FRAME_PATH = '/quadro-de-anuncio';
