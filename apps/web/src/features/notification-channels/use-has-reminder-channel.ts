import { CHANNELS } from '@alento/domain/reminder/channels';
import { useQuery } from '@tanstack/react-query';
import { channelsQuery } from '../../state/account/channels.queries.ts';

/** Whether e-mail or WhatsApp brings the person's reminders. Null while that isn't known. */
export function useHasReminderChannel(): boolean | null {
  const { data } = useQuery(channelsQuery());
  if (!data) return null;
  const isOn = CHANNELS.some((channel) => data[channel].address !== null && data[channel].kinds.includes('reminder'));
  return data.isTraditional && isOn;
}
