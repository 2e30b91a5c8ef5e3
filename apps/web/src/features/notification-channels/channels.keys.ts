import { session } from '../../lib/session/session.ts';

/** Key of the cached notification channels. The user's id is part of it, so that two people never share them. */
export const channelKeys = { all: () => ['notification-channels', session.userId()] as const };
