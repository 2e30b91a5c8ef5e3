import { session } from '../../lib/session/session.ts';

/** The user's id is part of every key, so that two people never share a cached value. */
const mine = () => ['notifications', session.userId()] as const;

/** Query keys of reminders and of the devices that get notifications. */
export const notificationKeys = {
  status: () => [...mine(), 'status'] as const,
  schedule: () => [...mine(), 'schedule'] as const,
  devices: () => [...mine(), 'devices'] as const,
};
