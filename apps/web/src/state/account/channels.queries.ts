import { apiQuery } from '../../lib/api/api-query.ts';
import { session } from '../../lib/session/session.ts';

/** Key of the cached notification channels. The user's id is part of it, so that two people never share them. */
export const channelKeys = { all: () => ['notification-channels', session.userId()] as const };

/** Reads the person's e-mail and WhatsApp notifications. */
export const channelsQuery = () => apiQuery(channelKeys.all(), 'GET /notification-channels', {});
