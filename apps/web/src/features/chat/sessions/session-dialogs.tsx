import type { ChatSession } from '@alento/contract/chat';
import { CHAT_TITLE_MAX } from '@alento/domain/chat/limits';
import { oneLineName } from '@alento/domain/text/one-line-name';
import { useId, useState } from 'react';
import { messageOf } from '../../../lib/api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { ConfirmDialog, Dialog } from '../../../ui/overlay/dialog.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { useRemoveSession, useRenameSession } from './session.mutations.ts';
import { removeCopy, renameCopy } from './sessions.copy.ts';

type Props = { session: ChatSession; onClose: () => void };

/** Dialog to rename a conversation. */
export function RenameDialog({ session, onClose }: Props) {
  const [title, setTitle] = useState(session.title);
  const [error, setError] = useState<string | null>(null);
  const rename = useRenameSession();
  const formId = useId();
  const save = async (): Promise<void> => {
    const name = oneLineName(title, CHAT_TITLE_MAX);
    if (name === null) {
      setError(renameCopy.invalid);
      return;
    }
    try {
      await rename.mutateAsync({ id: session.id, title: name });
      toast.saved(renameCopy.saved);
      onClose();
    } catch (failure) {
      setError(`${renameCopy.failed} ${messageOf(failure)}`);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={renameCopy.title}
      footer={
        <Button type="submit" form={formId} busy={rename.isPending}>
          {renameCopy.save}
        </Button>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
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

/** Asks for confirmation before a conversation is deleted. */
export function RemoveDialog({ session, onClose }: Props) {
  const remove = useRemoveSession();
  const confirm = async (): Promise<void> => {
    try {
      await remove.mutateAsync(session.id);
      toast.saved(removeCopy.removed);
    } catch (failure) {
      toast.failed(`${removeCopy.failed} ${messageOf(failure)}`);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={removeCopy.title}
      description={removeCopy.text(session.title)}
      confirmLabel={removeCopy.confirm}
      danger
      busy={remove.isPending}
      onConfirm={() => void confirm()}
    />
  );
}
