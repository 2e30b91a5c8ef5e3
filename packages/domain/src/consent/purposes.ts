import { adPlacementFor } from '../interface/ad-placement.ts';
import type { RankedPlan } from '../plan/plans.ts';

/**
 * Purposes that need a person's consent. Each is given and withdrawn separately (LGPD art. 8 and 11,
 * decisions D10 and D21). The default is no consent.
 */
export const CONSENT_PURPOSES = ['external-ai', 'ad-network'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** Date of the consent text. If the text changes, consent is asked for again. */
export const CONSENT_TEXT_VERSIONS: Readonly<Record<ConsentPurpose, string>> = {
  'external-ai': '2026-11-21',
  'ad-network': '2026-11-21',
};

/**
 * Whether a person may be asked: never a minor (decisions D10, D21, D27), and not for ads if their plan shows
 * none.
 */
export const isAskedOf = (
  purpose: ConsentPurpose,
  { isMinor, plan }: { isMinor: boolean; plan: RankedPlan },
): boolean => !isMinor && (purpose !== 'ad-network' || adPlacementFor(plan, 'content', false).length > 0);
