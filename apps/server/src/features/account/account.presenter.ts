import type { SignedInUser } from '@alento/contract/account';
import type { SignedIn } from '../../access/person.ts';
import type { Profile } from './profile/profile.service.ts';
import type { OpenSession } from './session/session.service.ts';

/** The fields of an account that responses contain. */
export const presentUser = (actor: SignedIn, profile: Profile): SignedInUser => ({
  id: actor.owner.userId,
  email: profile.contactEmail,
  name: profile.name,
  isAnonymous: profile.isAnonymous,
});

export const presentSession = (session: OpenSession) => ({
  id: session.id,
  device: session.device,
  createdAt: session.createdAt.getTime(),
  lastRenewedAt: session.lastRenewedAt.getTime(),
  current: session.current,
});
