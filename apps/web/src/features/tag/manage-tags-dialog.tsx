import type { Tag } from '@alento/contract/tag';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../lib/api/api-error.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { TagIcon } from '../../ui/mood/tag-icon.tsx';
import { ConfirmDialog, Dialog } from '../../ui/overlay/dialog.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { manageTagsCopy } from './manage-tags.copy.ts';
import { tagCopy } from './tag.copy.ts';
import { useRemoveTag } from './tag.mutations.ts';
import { tagsQuery } from './tag.queries.ts';
import TagDialog from './tag-dialog.tsx';

type TagAction = { act: 'edit' | 'remove'; tag: Tag };
type Props = { onClose: () => void; onRemoved: (id: string) => void };

/** A dialog for the person's tags: rename, change the icon, delete. */
export default function ManageTagsDialog({ onClose, onRemoved }: Props) {
  const tags = useQuery(tagsQuery()).data ?? [];
  const [pendingAction, setPendingAction] = useState<TagAction | null>(null);
  const removal = useRemoveTag();

  const remove = async (tag: Tag) => {
    try {
      await removal.mutateAsync(tag.id);
      onRemoved(tag.id);
      toast.saved(manageTagsCopy.removed);
    } catch (failure) {
      toast.failed(messageOf(failure));
    }
    setPendingAction(null);
  };

  return (
    <>
      <Dialog
        onClose={onClose}
        title={manageTagsCopy.title}
        description={manageTagsCopy.description}
        footer={<Button onClick={onClose}>{manageTagsCopy.done}</Button>}
      >
        {tags.length === 0 && <p>{tagCopy.empty}</p>}
        <ul className="-my-2 divide-y divide-border">
          {tags.map((tag) => (
            <li key={tag.id} className="flex items-center gap-3 py-1.5">
              <TagIcon icon={tag.icon} size={20} className="text-ink-muted" />
              <span className="min-w-0 flex-1 break-words">
                <span dir="auto">{tag.name}</span>
                {tag.group && (
                  <span className="block text-ink-muted text-sm" dir="auto">
                    {tag.group}
                  </span>
                )}
              </span>
              <IconButton label={manageTagsCopy.edit(tag.name)} onClick={() => setPendingAction({ act: 'edit', tag })}>
                <Pencil size={18} aria-hidden="true" />
              </IconButton>
              <IconButton
                label={manageTagsCopy.remove(tag.name)}
                onClick={() => setPendingAction({ act: 'remove', tag })}
              >
                <Trash2 size={18} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      </Dialog>
      {pendingAction?.act === 'edit' && (
        <TagDialog
          tag={pendingAction.tag}
          onClose={() => setPendingAction(null)}
          onSaved={() => toast.saved(manageTagsCopy.changed)}
        />
      )}
      {pendingAction?.act === 'remove' && (
        <ConfirmDialog
          onClose={() => setPendingAction(null)}
          title={manageTagsCopy.removeTitle(pendingAction.tag.name)}
          description={manageTagsCopy.removeText}
          confirmLabel={manageTagsCopy.removeConfirm}
          cancelLabel={manageTagsCopy.keep}
          danger
          busy={removal.isPending}
          onConfirm={() => void remove(pendingAction.tag)}
        />
      )}
    </>
  );
}
