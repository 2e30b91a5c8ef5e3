import type { ChatSession } from '@alento/contract/chat';
import { CHAT_TITLE_MAX } from '@alento/domain/chat/limits';
import { oneLineName } from '@alento/domain/text/one-line-name';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { isRefusal, messageOf } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/client.ts';
import { session as account } from '../../../lib/session/session.ts';
import { chatPanel } from '../../../state/chat-panel/chat-panel.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { ConfirmDialog, Dialog } from '../../../ui/overlay/dialog.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { useWhileMounted } from '../../../ui/overlay/use-while-mounted.ts';
import { chatKeys } from '../chat.api.ts';
import type { Conversation } from '../chat.cache.ts';
import { draftStore } from '../conversation/draft-store.ts';
import { removeCopy, renameCopy } from './sessions.copy.ts';

type Props = { session: ChatSession; onClose: () => void };

/** Dialog to rename a conversation. */
export function RenameDialog({ session, onClose }: Props) {
  const [title, setTitle] = useState(session.title);
  const [error, setError] = useState<string | null>(null);
  const closeSaved = useWhileMounted(onClose);
  const client = useQueryClient();
  const formId = useId();
  const { mutate, isPending } = useMutation({
    mutationFn: async (name: string) =>
      (await call('PUT /chat/session/{id}', { params: { id: session.id }, body: { title: name } })).data,
    onSuccess: async (renamed) => {
      client.setQueryData<Conversation>(chatKeys.session(renamed.id), (before) => before && { ...before, ...renamed });
      await client.invalidateQueries({ queryKey: chatKeys.sessions() });
      toast.saved(renameCopy.saved);
      closeSaved();
    },
    onError: (failure) => setError(`${renameCopy.failed} ${messageOf(failure)}`),
  });
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const name = oneLineName(title, CHAT_TITLE_MAX);
    if (name === null) setError(renameCopy.invalid);
    else mutate(name);
  };
  return (
    <Dialog
      onClose={onClose}
      title={renameCopy.title}
      footer={
        <Button type="submit" form={formId} busy={isPending}>
          {renameCopy.save}
        </Button>
      }
    >
      <form id={formId} onSubmit={save}>
        <TextField
          label={renameCopy.label}
          hint={renameCopy.hint}
          value={title}
          autoComplete="off"
          error={error ?? undefined}
          onChange={({ target }) => {
            setTitle(target.value);
            setError(null);
          }}
        />
      </form>
    </Dialog>
  );
}

/** Asks for confirmation before a conversation is deleted. One that doesn't exist any more counts as deleted. */
export function RemoveDialog({ session: { id, title }, onClose }: Props) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      try {
        await call('DELETE /chat/session/{id}', { params: { id } });
      } catch (error) {
        if (!isRefusal(error, 'CHAT_SESSION_NOT_FOUND')) throw error;
      }
    },
    onSuccess: async () => {
      const userId = account.userId();
      if (userId !== null) draftStore.drop(userId, id);
      if (chatPanel.current().sessionId === id) chatPanel.begin();
      client.removeQueries({ queryKey: chatKeys.session(id) });
      await client.invalidateQueries({ queryKey: chatKeys.sessions() });
      toast.saved(removeCopy.removed);
    },
    onError: (failure) => toast.failed(`${removeCopy.failed} ${messageOf(failure)}`),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={removeCopy.title}
      description={removeCopy.text(title)}
      confirmLabel={removeCopy.confirm}
      danger
      busy={isPending}
      onConfirm={() => mutate()}
    />
  );
}
