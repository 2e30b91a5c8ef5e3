import { ENTRY_TAGS_MAX, TAG_GROUP_MAX, TAG_NAME_MAX } from '@alento/domain/tag/limits';
import { DEFAULT_TAG_ICON, TAG_ICONS } from '@alento/domain/tag/tag-icons';
import { fitsWithin, isStorable } from '@alento/domain/text/plain-text';
import { z } from 'zod';
import { get, post, put, refusedAs, remove } from './endpoint.ts';
import { Id } from './fields.ts';

const TagId = Id('TAG_NOT_FOUND');

/**
 * Ids of an entry's tags. They are sorted, because the order of selection would help to guess which starter tags they
 * are.
 */
export const EntryTags = z
  .array(
    z.string(refusedAs('VALIDATION_FAILED')).regex(/^[A-Za-z0-9_-]{1,64}$/, refusedAs('ENTRY_TAGS_INVALID')),
    refusedAs('VALIDATION_FAILED'),
  )
  .max(ENTRY_TAGS_MAX, refusedAs('ENTRY_TAGS_TOO_MANY'))
  .transform((ids) => [...new Set(ids)].sort())
  .meta({ type: 'array', items: { type: 'string' }, description: 'Ids of tags' });

const TagInput = z.object({
  name: z
    .string(refusedAs('TAG_NAME_INVALID'))
    .trim()
    .min(1, refusedAs('TAG_NAME_INVALID'))
    .refine((name) => fitsWithin(name, TAG_NAME_MAX) && isStorable(name), refusedAs('TAG_NAME_INVALID')),
  icon: z.enum(TAG_ICONS, refusedAs('TAG_ICON_INVALID')).default(DEFAULT_TAG_ICON),
  group: z
    .string(refusedAs('TAG_GROUP_INVALID'))
    .trim()
    .refine((group) => fitsWithin(group, TAG_GROUP_MAX) && isStorable(group), refusedAs('TAG_GROUP_INVALID'))
    .optional()
    .meta({ description: 'Empty for none. Without the field, a tag that is changed keeps its group' }),
});

export const Tag = z.object({
  id: z.string(),
  name: z.string(),
  icon: z.enum(TAG_ICONS),
  group: z.string().optional().meta({ description: 'Name of the group in which the tag is shown' }),
});
export type Tag = z.infer<typeof Tag>;

export const listTags = get('/tags', {
  summary: 'Tags to put on entries, oldest first; a small set to start with, and one’s own',
  answers: z.array(Tag),
});

export const createTag = post('/tags', {
  summary: 'Add a tag',
  idempotent: true,
  body: TagInput,
  response: { status: 201, body: Tag },
  errors: ['TAG_NAME_INVALID', 'TAG_NAME_TAKEN', 'TAG_GROUP_INVALID', 'TAG_ICON_INVALID', 'TAGS_FULL'],
});

export const changeTag = put('/tags/{id}', {
  summary: 'Rename a tag, or change its picture or group; entries keep it',
  params: z.object({ id: TagId }),
  body: TagInput,
  answers: Tag,
  errors: ['TAG_NOT_FOUND', 'TAG_NAME_INVALID', 'TAG_NAME_TAKEN', 'TAG_GROUP_INVALID', 'TAG_ICON_INVALID', 'TAGS_FULL'],
});

export const removeTag = remove('/tags/{id}', {
  summary: 'Remove a tag, from the entries too; the entries stay',
  params: z.object({ id: TagId }),
  response: { status: 204 },
  errors: ['TAG_NOT_FOUND'],
});
