import { adPlacementFor } from '../interface/ad-placement.ts';
import type { RankedPlan } from '../plan/plans.ts';

/**
 * What a person may allow beyond the product's own work, one by one, and take back at any time
 * (LGPD art. 8 and 11, decisions D10 and D21). Nobody has allowed anything until they say so.
 */
export const CONSENT_PURPOSES = ['external-ai', 'ad-network'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** The wording a person agreed to, by its date: a new wording is asked for anew. */
export const CONSENT_TEXT_VERSIONS: Readonly<Record<ConsentPurpose, string>> = {
  'external-ai': '2026-11-21',
  'ad-network': '2026-11-21',
};

/** Who is asked: never a minor (decisions D10, D21, D27), and for ads nobody whose plan shows none. */
export const isAskedOf = (
  purpose: ConsentPurpose,
  { isMinor, plan }: { isMinor: boolean; plan: RankedPlan },
): boolean => !isMinor && (purpose !== 'ad-network' || adPlacementFor(plan, 'content', false).length > 0);
