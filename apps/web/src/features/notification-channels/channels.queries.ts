import type { NotificationChannels } from '@alento/contract/reminder/channels';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { channelKeys } from '../../state/account/channels.queries.ts';

/** A change of the channels. Its response is the new state of all of them, which replaces the cached one. */
export function useChannelChange<Variables>(change: (variables: Variables) => Promise<{ data: NotificationChannels }>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (variables: Variables) => (await change(variables)).data,
    onSuccess: (data) => queryClient.setQueryData(channelKeys.all(), data),
  });
}
