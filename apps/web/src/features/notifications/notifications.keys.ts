import type { QueryClient } from '@tanstack/react-query';
import { session } from '../../lib/session/session.ts';

/** The user's id is part of every key, so that two people never share a cached value. */
const mine = () => ['notifications', session.userId()] as const;

/** Query keys of reminders and of the devices that get notifications. */
export const notificationKeys = {
  status: () => [...mine(), 'status'] as const,
  schedule: () => [...mine(), 'schedule'] as const,
  devices: () => [...mine(), 'devices'] as const,
};

/** After a registration or its end: reads again whether this device gets notifications, and which devices do. */
export const readRegistrationsAgain = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: notificationKeys.status() }),
    client.invalidateQueries({ queryKey: notificationKeys.devices() }),
  ]);
