import { useQuery } from '@tanstack/react-query';
import { session } from '../../../lib/session/session.ts';
import { statusQuery } from '../registration/status.query.ts';
import { remindsItself } from '../schedule/remind-locally.ts';
import { devicesQuery } from './devices.queries.ts';

/**
 * Whether any device shows the person's reminders: a registered one, or this one by itself. Null while that isn't
 * known.
 */
export function useHasDevice(): boolean | null {
  const { data: devices } = useQuery(devicesQuery());
  const { data: status } = useQuery(statusQuery());
  const userId = session.userId();
  if (!devices || !status || userId === null) return null;
  return devices.length > 0 || remindsItself(status, userId);
}
