import { describe, expect, it } from 'vitest';
import { TAG_GROUP_MAX, TAG_NAME_MAX, TAGS_MAX } from './limits.ts';
import { checkTagName, planNewTag, planTagChange } from './plan-tag.ts';
import { STARTER_TAGS } from './starter-tags.ts';
import { isTagIcon } from './tag-icons.ts';

const tagged = (...names: string[]) => names.map((name, index) => ({ id: `${index}`, name }));
const input = (name: string) => ({ name, icon: 'tag' as const });

describe('checkTagName()', () => {
  it('puts a name on one line, and refuses one that is too long', () => {
    expect(checkTagName('Café\n da   manhã ')).toEqual({ ok: true, value: 'Café da manhã' });
    expect(checkTagName('👍🏽'.repeat(TAG_NAME_MAX)).ok).toBe(true);
    expect(checkTagName('a'.repeat(TAG_NAME_MAX + 1))).toEqual({ ok: false, code: 'TAG_NAME_INVALID' });
  });
});

describe('planNewTag()', () => {
  it.each(['exercício', 'EXERCÍCIO', ' Exercício ', 'Exer\u200bcício', 'Exerci\u0301cio', 'EXERCI\u034f\u0301CIO'])(
    'refuses %j if there is a tag named Exercício',
    (name) => {
      expect(planNewTag(input(name), tagged('Família', 'Exercício'))).toEqual({ ok: false, code: 'TAG_NAME_TAKEN' });
    },
  );

  it.each([
    ['Avó', 'Avô'],
    ['País', 'pais'],
    ['Exercicio', 'Exercício'],
    ['Exercícios', 'Exercício'],
  ])('accepts %j if there is a tag named %j', (name, other) => {
    expect(planNewTag(input(name), tagged(other))).toMatchObject({ ok: true });
  });

  it('refuses a new tag if the person has the maximum number of tags', () => {
    const names = Array.from({ length: TAGS_MAX }, (_, index) => `marcador ${index}`);
    expect(planNewTag(input('outro'), tagged(...names))).toEqual({ ok: false, code: 'TAGS_FULL' });
    expect(planNewTag(input('outro'), tagged(...names.slice(1)))).toMatchObject({ ok: true });
    expect(planNewTag(input('marcador 1'), tagged(...names))).toEqual({ ok: false, code: 'TAG_NAME_TAKEN' });
  });

  it('counts no words for feelings', () => {
    const names = Array.from({ length: TAGS_MAX }, (_, index) => `marcador ${index}`);
    expect(planNewTag(input('Alegria'), tagged(...names))).toMatchObject({ ok: true });
    expect(planNewTag(input('outro'), tagged(...names.slice(1), 'Alegria'))).toMatchObject({ ok: true });
  });
});

describe('the group of a tag', () => {
  const tags = [{ id: '0', name: 'Avó', group: 'Família' }, ...tagged('Sono').map((tag) => ({ ...tag, id: '1' }))];
  const plan = (group?: string, id?: string) => {
    const named = { ...input(id === '0' ? 'Avó' : 'Mãe'), group };
    const planned = id === undefined ? planNewTag(named, tags) : planTagChange(id, named, tags);
    return planned.ok ? planned.value.group : planned.code;
  };

  it.each([
    ['none', undefined, undefined],
    ['an empty one', '  ', ''],
    ['a name on one line', ' Em \n casa ', 'Em casa'],
    ['the name of a known group, in its spelling', 'FAMÍLIA', 'Família'],
    ['a name that is too long', 'a'.repeat(TAG_GROUP_MAX + 1), 'TAG_GROUP_INVALID'],
    ['a name without a visible character', '\u200b', 'TAG_GROUP_INVALID'],
  ])('of a new tag may be %s', (_, group, expected) => {
    expect(plan(group)).toBe(expected);
  });

  it('stays if a change says nothing of it, and may be changed, written otherwise or taken away', () => {
    expect([plan(undefined, '0'), plan('Casa', '0'), plan('família', '0'), plan('', '0')]).toEqual([
      'Família',
      'Casa',
      'família',
      '',
    ]);
    expect(plan(undefined, '1')).toBe(undefined);
  });
});

describe('planTagChange()', () => {
  const tags = tagged('Família', 'Amigos');

  it('accepts the tag’s own name in another case, but not the name of another tag', () => {
    expect(planTagChange('0', input('FAMÍLIA'), tags)).toEqual({ ok: true, value: input('FAMÍLIA') });
    expect(planTagChange('0', input('amigos'), tags)).toEqual({ ok: false, code: 'TAG_NAME_TAKEN' });
    expect(planTagChange('0', input(' '), tags)).toEqual({ ok: false, code: 'TAG_NAME_INVALID' });
  });

  it('refuses another name of a word for a feeling if the person has the maximum number of tags', () => {
    const full = tagged(...Array.from({ length: TAGS_MAX }, (_, index) => `marcador ${index}`), 'Medo');
    expect(planTagChange(`${TAGS_MAX}`, input('outro'), full)).toEqual({ ok: false, code: 'TAGS_FULL' });
    expect(planTagChange(`${TAGS_MAX}`, input('Alegria'), full)).toMatchObject({ ok: true });
    expect(planTagChange('0', input('outro'), full)).toMatchObject({ ok: true });
  });

  it('refuses a tag that the person doesn’t have', () => {
    expect(planTagChange('9', input('novo'), tags)).toEqual({ ok: false, code: 'TAG_NOT_FOUND' });
  });
});

describe('starter tags', () => {
  it('are all accepted as new tags, one after the other', () => {
    STARTER_TAGS.forEach((tag, index) => {
      expect(planNewTag(tag, tagged(...STARTER_TAGS.slice(0, index).map(({ name }) => name)))).toEqual({
        ok: true,
        value: tag,
      });
      expect(isTagIcon(tag.icon)).toBe(true);
    });
  });
});
