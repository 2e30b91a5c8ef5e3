import type { UserKey } from '../../crypto/seal.ts';
import { PROFESSIONAL_PROFILE, type ProfileContent, SHARE, type ShareContent } from '../../sealed-json/sharing.ts';
import type { ShareRow } from './share.repository.ts';

type Place = Pick<ShareRow, 'userId' | 'id'>;
const rowIdOf = ({ userId, id }: Place): string => `${userId}/${id}`;

/** Encrypts the content of a share with the data key of its owner. */
export const sealShare = (userKey: UserKey, place: Place, content: ShareContent) =>
  SHARE.seal(userKey, rowIdOf(place), content);

export const openShare = (userKey: UserKey, row: Place & Pick<ShareRow, 'content'>): ShareContent =>
  SHARE.open(userKey, rowIdOf(row), row.content);

type ProfileRow = { userId: string; content: Parameters<typeof PROFESSIONAL_PROFILE.open>[2] };

export const sealProfile = (userKey: UserKey, userId: string, content: ProfileContent) =>
  PROFESSIONAL_PROFILE.seal(userKey, `${userId}/profile`, content);

export const openProfile = (userKey: UserKey, { userId, content }: ProfileRow): ProfileContent =>
  PROFESSIONAL_PROFILE.open(userKey, `${userId}/profile`, content);
