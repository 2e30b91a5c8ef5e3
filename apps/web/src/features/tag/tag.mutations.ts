import type { Tag } from '@alento/contract/tag';
import type { TagIcon } from '@alento/domain/tag/tag-icons';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/client.ts';
import type { KeyedRequest } from '../../lib/intent/intent.ts';
import { session } from '../../lib/session/session.ts';
import { analyticsKeys } from '../../state/mood/analytics.keys.ts';
import { dropTagFromEntries } from '../../state/mood/mood-entry.cache.ts';
import { tagKeys } from './tag.keys.ts';

export type TagInput = { name: string; icon: TagIcon };
type Context = { userId: string | null };

/** The person who starts the request. If the session ends during the request, its result is ignored. */
const requester = (): Context => ({ userId: session.userId() });
const isStillTheirs = (context: Context | undefined): boolean => context?.userId === session.userId();

function useTagList() {
  const client = useQueryClient();
  return {
    client,
    change: (context: Context | undefined, next: (tags: Tag[]) => Tag[]) => {
      if (isStillTheirs(context)) client.setQueryData<Tag[]>(tagKeys.list(), (tags) => tags && next(tags));
    },
    refresh: (context: Context | undefined) => {
      if (!isStillTheirs(context)) return undefined;
      return Promise.all([
        client.invalidateQueries({ queryKey: tagKeys.list() }),
        client.invalidateQueries({ queryKey: analyticsKeys.all() }),
      ]);
    },
  };
}

export function useCreateTag() {
  const { change, refresh } = useTagList();
  return useMutation({
    onMutate: requester,
    mutationFn: async ({ key, body }: KeyedRequest<TagInput>) =>
      (await call('POST /tags', { body }, { idempotencyKey: key })).data,
    onSuccess: (created, _input, context) =>
      change(context, (tags) => [...tags.filter(({ id }) => id !== created.id), created]),
    onSettled: (_data, _error, _input, context) => void refresh(context),
  });
}

export function useChangeTag() {
  const { change, refresh } = useTagList();
  return useMutation({
    onMutate: requester,
    mutationFn: async ({ id, ...body }: Tag) => (await call('PUT /tags/{id}', { params: { id }, body })).data,
    onSuccess: (changed, _input, context) =>
      change(context, (tags) => tags.map((tag) => (tag.id === changed.id ? changed : tag))),
    onSettled: (_data, _error, _input, context) => void refresh(context),
  });
}

/** Deletes a tag, and removes it from the cached tags and entries. The server removes it from stored entries. */
export function useRemoveTag() {
  const { client, change, refresh } = useTagList();
  return useMutation({
    onMutate: requester,
    mutationFn: async (id: string) => {
      await call('DELETE /tags/{id}', { params: { id } });
    },
    onSuccess: (_data, gone, context) => {
      change(context, (tags) => tags.filter(({ id }) => id !== gone));
      if (isStillTheirs(context)) dropTagFromEntries(client, gone);
    },
    onSettled: (_data, _error, _input, context) => void refresh(context),
  });
}
