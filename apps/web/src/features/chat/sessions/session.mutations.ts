import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isRefusal } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/client.ts';
import { session } from '../../../lib/session/session.ts';
import { chatPanel } from '../../../state/chat-panel/chat-panel.ts';
import { type Conversation, dropSession } from '../chat.cache.ts';
import { chatKeys } from '../chat.keys.ts';
import { draftStore } from '../composer/draft-store.ts';

export function useRenameSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, title }: { id: string; title: string }) =>
      (await call('PUT /chat/session/{id}', { params: { id }, body: { title } })).data,
    onSuccess: async (renamed) => {
      client.setQueryData<Conversation>(chatKeys.session(renamed.id), (before) => before && { ...before, ...renamed });
      await client.invalidateQueries({ queryKey: chatKeys.sessions() });
    },
  });
}

/** Deletes a conversation. If it doesn't exist any more, it counts as deleted. */
export function useRemoveSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        await call('DELETE /chat/session/{id}', { params: { id } });
      } catch (error) {
        if (!isRefusal(error, 'CHAT_SESSION_NOT_FOUND')) throw error;
      }
      return id;
    },
    onSuccess: async (id) => {
      const userId = session.userId();
      if (userId !== null) draftStore.drop(userId, id);
      if (chatPanel.current().sessionId === id) chatPanel.begin();
      await dropSession(client, id);
    },
  });
}
