import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import type { NotificationPort } from '../../../platform/notifications/notification-port.ts';
import { getNotifications } from '../../../platform/notifications/notifications.ts';
import { keepRegistered } from '../registration/refresh-registration.ts';

/**
 * Keeps this device registered, and opens the target of a tapped notification in this page, with the router's own
 * rules for focus and title. It renders nothing.
 */
export function FollowNotifications({ userId }: { userId: string }) {
  const navigate = useNavigate();
  const open = useEffectEvent((path: string): void => void navigate(path));
  useEffect(() => {
    let isWanted = true;
    let stop = (): void => undefined;
    const start = (port: NotificationPort): void => {
      if (!isWanted) return;
      const keeping = keepRegistered(port, userId);
      const unfollow = port.follow({ onOpen: open, onSubscriptionChange: keeping.check });
      stop = () => {
        keeping.stop();
        unfollow();
      };
    };
    // If the code can't be loaded, the next visit tries again.
    getNotifications().then(start, () => undefined);
    return () => {
      isWanted = false;
      stop();
    };
  }, [userId]);
  return null;
}
