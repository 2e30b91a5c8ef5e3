import { describe, expect, it } from 'vitest';
import { STARTER_TAGS } from '../tag/starter-tags.ts';
import type { TagIcon } from '../tag/tag-icons.ts';
import { HARD_ICONS, namedTags } from './named-tags.ts';

const tag = (name: string, icon: TagIcon = 'tag') => ({ id: name, name, icon });
const on = (localDate: string, ...tagIds: string[]) => ({ localDate, tagIds });
const isNamed = (name: string, icon?: TagIcon) => namedTags([on('2026-10-01', name)], [tag(name, icon)]).length === 1;

describe('namedTags()', () => {
  it('counts days, not entries, and names at most five', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const entries = [
      on('2026-10-01', ...names),
      on('2026-10-01', 'a'),
      on('2026-10-02', 'f'),
      on('2026-10-03', 'f', 'b'),
    ];
    expect(
      namedTags(
        entries,
        names.map((name) => tag(name)),
      ),
    ).toEqual([
      { name: 'f', days: 3 },
      { name: 'b', days: 2 },
      { name: 'a', days: 1 },
      { name: 'c', days: 1 },
      { name: 'd', days: 1 },
    ]);
  });

  it.each([
    ...[
      'Crise',
      'crise de pânico',
      'Autolesão',
      'Remédio',
      'Médica',
      'Terapia',
      'psiquiatra',
      'Dor',
      'dores de cabeça',
    ],
    ...[
      'Tristeza',
      'Solidão',
      'Desespero',
      'Cansaço',
      'A depressão',
      'Minha saúde',
      'Pensei em suicídio',
      'TDAH',
      'Ressaca',
      'Chorei',
      'Briga',
    ],
  ])('leaves out the tag %s', (name) => expect(isNamed(name)).toBe(false));

  it.each(HARD_ICONS)('leaves out a tag with the icon %s', (icon) => expect(isNamed('Rotina', icon)).toBe(false));

  it.each(['Alegria', 'Calma', 'Dormi bem', 'Violão', 'Amor', 'Praia', 'Marte e morango'])('names the tag %s', (name) =>
    expect(isNamed(name)).toBe(true),
  );

  it('names every starter tag but that of health', () => {
    expect(STARTER_TAGS.filter(({ name, icon }) => !isNamed(name, icon)).map(({ name }) => name)).toEqual(['Saúde']);
  });
});
