import { TAG_NAME_MAX } from '@alento/domain/tag/limits';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { endpoints } from './endpoints.ts';

function refusalOf(schema: z.ZodType, input: unknown): string | null {
  const parsed = schema.safeParse(input);
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? 'no issue');
}
const { createTag, changeTag, removeTag, createMoodEntry, correctMoodEntry, readAnalytics } = endpoints;

describe('the body of a new or changed tag', () => {
  it.each([
    [{ name: 'Yoga' }, null],
    [{ name: '👨‍👩‍👧‍👦'.repeat(TAG_NAME_MAX), icon: 'sun' }, null],
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
  ])('is accepted, or refused with the listed code: request %#', (input, code) => {
    expect(refusalOf(createTag.body, input)).toBe(code);
    expect(refusalOf(changeTag.body, input)).toBe(code);
  });

  it('gets a trimmed name, and the default icon if it has none', () => {
    expect(createTag.body.parse({ name: ' Yoga ' })).toEqual({ name: 'Yoga', icon: 'tag' });
  });

  it.each(['', 'a b', 'ção', "'--", 'a'.repeat(65)])(
    'is not needed to delete a tag, but the id %j is refused',
    (id) => {
      expect(refusalOf(removeTag.params, { id })).toBe('TAG_NOT_FOUND');
    },
  );
});

describe('the tags in an entry’s body', () => {
  it('are sorted, without duplicates', () => {
    expect(createMoodEntry.body.parse({ score: 3, tags: ['b', 'a', 'b'] }).tags).toEqual(['a', 'b']);
  });

  it('stay missing in a correction without them, which leaves the stored tags unchanged', () => {
    expect(correctMoodEntry.body.parse({ score: 3, note: '' })).not.toHaveProperty('tags');
    expect(correctMoodEntry.body.parse({ score: 3, note: '', tags: [] }).tags).toEqual([]);
  });
});

it('the query of readAnalytics uses a period of 30 days if it has none, and refuses unknown periods', () => {
  expect(readAnalytics.query.parse({})).toEqual({ period: '30' });
  for (const period of ['8', '', 'ALL', '0365', null]) {
    expect(refusalOf(readAnalytics.query, { period })).toBe('PERIOD_INVALID');
  }
});
