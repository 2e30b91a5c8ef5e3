import { TAG_NAME_MAX } from '@alento/domain/tag/limits';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { endpoints } from './endpoints.ts';

function refusalOf(schema: z.ZodType, input: unknown): string | null {
  const parsed = schema.safeParse(input);
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? 'no issue');
}
const { createTag, changeTag, removeTag, createMoodEntry, correctMoodEntry, readAnalytics } = endpoints;

describe('a tag', () => {
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
  ])('returns the expected error code, or none, for input %#', (input, code) => {
    expect(refusalOf(createTag.body, input)).toBe(code);
    expect(refusalOf(changeTag.body, input)).toBe(code);
  });

  it('trims the name, and uses the default icon if none is chosen', () => {
    expect(createTag.body.parse({ name: ' Yoga ' })).toEqual({ name: 'Yoga', icon: 'tag' });
  });

  it.each(['', 'a b', 'ção', "'--", 'a'.repeat(65)])('refuses the id %j', (id) => {
    expect(refusalOf(removeTag.params, { id })).toBe('TAG_NOT_FOUND');
  });
});

describe('the tags of an entry', () => {
  it('sorts the ids and removes duplicates', () => {
    expect(createMoodEntry.body.parse({ score: 3, tags: ['b', 'a', 'b'] }).tags).toEqual(['a', 'b']);
  });

  it('leaves the tags unchanged if a correction has no tags field', () => {
    expect(correctMoodEntry.body.parse({ score: 3, note: '' })).not.toHaveProperty('tags');
    expect(correctMoodEntry.body.parse({ score: 3, note: '', tags: [] }).tags).toEqual([]);
  });
});

it('uses a period of 30 days if the analysis names none', () => {
  expect(readAnalytics.query.parse({})).toEqual({ period: '30' });
  for (const period of ['8', '', 'ALL', '0365', null]) {
    expect(refusalOf(readAnalytics.query, { period })).toBe('PERIOD_INVALID');
  }
});
