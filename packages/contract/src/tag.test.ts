import { TAG_NAME_MAX } from '@alento/domain/tag/limits';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { endpoints } from './endpoints.ts';

function refusalOf(schema: z.ZodType, input: unknown): string | null {
  const parsed = schema.safeParse(input);
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? 'no issue');
}
const { createTag, changeTag, removeTag, createMoodEntry, correctMoodEntry, readAnalytics } = endpoints;

describe('tag endpoints', () => {
  it.each([
    [{ name: 'Yoga' }, null],
    [{ name: '🇧🇷'.repeat(TAG_NAME_MAX), icon: 'sun' }, null],
    [{ name: `  ${'a'.repeat(TAG_NAME_MAX)}  ` }, null],
    [{ name: 'a'.repeat(TAG_NAME_MAX + 1) }, 'TAG_NAME_INVALID'],
    [{ name: ' ' }, 'TAG_NAME_INVALID'],
    [{ name: 'a\u0000' }, 'TAG_NAME_INVALID'],
    [{ name: '\ud800' }, 'TAG_NAME_INVALID'],
    [{ name: 5 }, 'TAG_NAME_INVALID'],
    [{}, 'TAG_NAME_INVALID'],
    [{ name: 'Yoga', icon: '' }, 'TAG_ICON_INVALID'],
    [{ name: 'Yoga', icon: 'constructor' }, 'TAG_ICON_INVALID'],
    [{ name: 'Yoga', icon: null }, 'TAG_ICON_INVALID'],
  ])('accept a new or changed tag or refuse it with the expected error code (case %#)', (input, code) => {
    expect(refusalOf(createTag.body, input)).toBe(code);
    expect(refusalOf(changeTag.body, input)).toBe(code);
  });

  it('trim the name of a new tag, and give a tag without an icon the default icon', () => {
    expect(createTag.body.parse({ name: ' Yoga ' })).toEqual({ name: 'Yoga', icon: 'tag' });
  });

  it.each(['', 'a b', 'ção', "'--", 'a'.repeat(65)])('refuse the deletion of a tag with the id %j', (id) => {
    expect(refusalOf(removeTag.params, { id })).toBe('TAG_NOT_FOUND');
  });
});

describe('the tags in an entry’s body', () => {
  it('are sorted, without duplicates', () => {
    expect(createMoodEntry.body.parse({ score: 3, tags: ['b', 'a', 'b'] }).tags).toEqual(['a', 'b']);
  });

  it('stay undefined in a correction without tags', () => {
    expect(correctMoodEntry.body.parse({ score: 3, note: '' })).not.toHaveProperty('tags');
    expect(correctMoodEntry.body.parse({ score: 3, note: '', tags: [] }).tags).toEqual([]);
  });
});

it('the query of readAnalytics has a period of 30 days by default, and refuses unknown periods', () => {
  expect(readAnalytics.query.parse({})).toEqual({ period: '30' });
  for (const period of ['8', '', 'ALL', '0365', null]) {
    expect(refusalOf(readAnalytics.query, { period })).toBe('PERIOD_INVALID');
  }
});
