import type { PlanId } from '@alento/domain/plan/plans';
import type { UserKey } from '../crypto/seal.ts';

declare const ownerBrand: unique symbol;

/** The right to read and change one person's data. Only the authorisation check makes one. */
export type Owner = { readonly userId: string; readonly [ownerBrand]: true };

/** Who asks, and what one statement told about them. */
export type Actor = {
  readonly owner: Owner;
  readonly sessionId: string;
  readonly sessionExpiresAt: Date;
  /** When the sign-in was that began the session. */
  readonly signedInAt: Date;
  readonly planId: PlanId;
  /** Zone of this request (its header), else the profile's (decision D1). IANA name. */
  readonly timeZone: string;
  /** The account's own zone: what quotas and once-a-day rules go by, whatever a header says. IANA name. */
  readonly quotaTimeZone: string;
  /** Opens the person's data key; in memory for this request only. */
  readonly userKey: () => UserKey;
};

/** For the authorisation check alone (http/require-session.ts). */
export const grantOwner = (userId: string): Owner => ({ userId }) as Owner;
