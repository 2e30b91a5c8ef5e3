import { DEFAULT_TAG_ICON, TAG_ICONS } from '@alento/domain/tag/tag-icons';
import { expect, it } from 'vitest';
import { ICON_GROUPS } from './tag-form.copy.ts';

it('every icon is in one group, in the order of the domain, with the icon of new tags first', () => {
  expect(ICON_GROUPS.flatMap(({ names }) => Object.keys(names))).toEqual([...TAG_ICONS]);
  expect(TAG_ICONS[0]).toBe(DEFAULT_TAG_ICON);
});
