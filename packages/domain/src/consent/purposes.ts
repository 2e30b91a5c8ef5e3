import { adPlacementFor } from '../interface/ad-placement.ts';
import type { RankedPlan } from '../plan/plans.ts';

/**
 * Purposes that require a person's consent. A person consents to each of them and withdraws consent separately (LGPD
 * art. 8 and 11). Without an answer there is no consent.
 */
export const CONSENT_PURPOSES = ['external-ai', 'external-voice', 'ad-network'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** Dates of the consent texts. If a text changes, the app requests consent again. */
export const CONSENT_TEXT_VERSIONS: Readonly<Record<ConsentPurpose, string>> = {
  'external-ai': '2026-11-25',
  'external-voice': '2026-11-28',
  'ad-network': '2026-11-21',
};

/** Whether the app may request this consent: never from a minor, and for ads only if the person's plan shows ads. */
export const mayRequestConsent = (
  purpose: ConsentPurpose,
  { isMinor, plan }: { isMinor: boolean; plan: RankedPlan },
): boolean => !isMinor && (purpose !== 'ad-network' || adPlacementFor(plan, 'content', false).length > 0);
