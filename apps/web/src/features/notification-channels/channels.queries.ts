import type { NotificationChannels } from '@alento/contract/reminder/channels';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/client.ts';
import { channelKeys } from './channels.keys.ts';

/** Reads the person's e-mail and WhatsApp notifications. */
export const channelsQuery = () =>
  queryOptions({
    queryKey: channelKeys.all(),
    queryFn: async ({ signal }) => (await call('GET /notification-channels', {}, { signal })).data,
  });

/** A change of the channels. Its response is the new state of all of them, which replaces the cached one. */
export function useChannelChange<Variables>(change: (variables: Variables) => Promise<{ data: NotificationChannels }>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (variables: Variables) => (await change(variables)).data,
    onSuccess: (data) => queryClient.setQueryData(channelKeys.all(), data),
  });
}
