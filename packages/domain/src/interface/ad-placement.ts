import type { RankedPlan } from '../plan/plans.ts';

/** Kinds of screens without ads on any plan. */
export const AD_FREE_SCREENS = ['chat', 'records', 'onboarding', 'screening', 'crisis', 'plans', 'my-data'] as const;
/** Kinds of screens. `content` is the public library; only there may an ad network supply ads. */
export type AdScreen = (typeof AD_FREE_SCREENS)[number] | 'ordinary' | 'content';

/** Positions of ads on a screen. Header and footer share one ad. */
export type AdSlot = 'below-content' | 'header-footer' | 'in-content';

/** Positions of ads for each plan. The specification can be read in two ways, and this table satisfies both. */
const SLOTS: Record<RankedPlan, readonly AdSlot[]> = {
  basic: ['below-content'],
  essential: ['header-footer', 'in-content'],
  premium: [],
};

/** Positions of ads for a plan on a kind of screen. A minor gets none. */
export const adPlacementFor = (plan: RankedPlan, screen: AdScreen, isMinor: boolean): readonly AdSlot[] =>
  (screen === 'ordinary' || screen === 'content') && !isMinor ? SLOTS[plan] : [];

/** Whether an ad network may supply the ad on this screen. It needs the person's consent. */
export const mayUseAdNetwork = (screen: AdScreen, isGranted: boolean): boolean => screen === 'content' && isGranted;

/** Path of the page that contains the network's ad. Other pages show it in a frame. */
export const AD_FRAME_PATH = '/quadro-de-anuncio';
