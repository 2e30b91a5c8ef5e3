import type { Tag } from '@alento/contract/tag';
import type { TagIcon } from '@alento/domain/tag/tag-icons';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/client.ts';
import { dropDraft } from '../../lib/draft/form-draft.ts';
import type { KeyedRequest } from '../../lib/intent/intent.ts';
import { session } from '../../lib/session/session.ts';
import { analyticsKeys } from '../../state/mood/analytics.keys.ts';
import { dropTagFromEntries } from '../../state/mood/mood-entry.cache.ts';
import { tagKeys } from './tag.keys.ts';

/** `group` is empty for none, and undefined if it stays. */
export type TagInput = { name: string; icon: TagIcon; group?: string | undefined };

/** Name of the draft of a tag's form (lib/draft/form-draft.ts). */
export const tagForm = (id = 'new'): string => `tag-draft:${id}`;

/**
 * Changes a tag on the server, then in the cached list. If the person's session ends during the request, its result is
 * ignored.
 */
function useTagMutation<Input, Output>(
  send: (input: Input) => Promise<Output>,
  change: (tags: Tag[], output: Output, input: Input) => Tag[],
  onChanged: (client: QueryClient, input: Input) => void = () => undefined,
) {
  const client = useQueryClient();
  return useMutation({
    onMutate: () => ({ userId: session.userId() }),
    mutationFn: send,
    onSuccess: (output, input, context) => {
      if (context?.userId !== session.userId()) return;
      client.setQueryData<Tag[]>(tagKeys.list(), (tags) => tags && change(tags, output, input));
      onChanged(client, input);
    },
    onSettled: (_data, _error, _input, context) => {
      if (context?.userId !== session.userId()) return;
      void client.invalidateQueries({ queryKey: tagKeys.list() });
      void client.invalidateQueries({ queryKey: analyticsKeys.all() });
    },
  });
}

export const useCreateTag = () =>
  useTagMutation(
    async ({ key, body }: KeyedRequest<TagInput>) => (await call('POST /tags', { body }, { idempotencyKey: key })).data,
    (tags, created) => [...tags.filter(({ id }) => id !== created.id), created],
  );

export const useChangeTag = () =>
  useTagMutation(
    async ({ id, ...body }: TagInput & { id: string }) => (await call('PUT /tags/{id}', { params: { id }, body })).data,
    (tags, changed) => tags.map((tag) => (tag.id === changed.id ? changed : tag)),
  );

/** Deletes a tag, and removes it from the cached tags and entries. The server removes it from stored entries. */
export const useRemoveTag = () =>
  useTagMutation(
    async (id: string) => {
      await call('DELETE /tags/{id}', { params: { id } });
      dropDraft(tagForm(id));
    },
    (tags, _data, gone) => tags.filter(({ id }) => id !== gone),
    dropTagFromEntries,
  );
