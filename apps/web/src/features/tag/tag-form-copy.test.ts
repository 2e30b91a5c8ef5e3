import { HARD_ICONS } from '@alento/domain/retrospective/named-tags';
import { DEFAULT_TAG_ICON, TAG_ICONS } from '@alento/domain/tag/tag-icons';
import { expect, it } from 'vitest';
import { ICON_GROUPS } from './tag-form.copy.ts';

it('every icon is in one group, in the order of the domain, with the icon of new tags first', () => {
  expect(ICON_GROUPS.flatMap(({ names }) => Object.keys(names))).toEqual([...TAG_ICONS]);
  expect(TAG_ICONS[0]).toBe(DEFAULT_TAG_ICON);
});

it('no icon of the group Saúde lets a retrospective name its tag', () => {
  const health = ICON_GROUPS.find(({ title }) => title === 'Saúde');
  expect(Object.keys(health?.names ?? {}).length).toBeGreaterThan(0);
  for (const icon of Object.keys(health?.names ?? {})) expect(HARD_ICONS).toContain(icon);
});
