/** Times of a share, ms epoch. */
export type ShareTimes = {
  linkExpiresAt: number;
  endsAt: number;
  acceptedAt: number | null;
  /** When the owner revoked it, or the professional's account ended. */
  revokedAt: number | null;
};

/**
 * - `open`: the link can be accepted.
 * - `unused`: nobody accepted the link in time.
 * - `active`: a professional can read what is shared.
 * - `revoked`, `ended`: nobody can read it any more.
 */
export const SHARE_STATUSES = ['open', 'unused', 'active', 'revoked', 'ended'] as const;
export type ShareStatus = (typeof SHARE_STATUSES)[number];

/** The status of a share at an instant, ms epoch. */
export function shareStatusOf({ linkExpiresAt, endsAt, acceptedAt, revokedAt }: ShareTimes, now: number): ShareStatus {
  if (revokedAt !== null) return 'revoked';
  if (acceptedAt === null) return now < linkExpiresAt ? 'open' : 'unused';
  return now < endsAt ? 'active' : 'ended';
}
