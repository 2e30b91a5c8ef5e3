import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TAG_NAME_MAX, TAGS_MAX } from './limits.ts';
import { checkTagName, planNewTag, planTagChange, tagNameKey } from './plan-tag.ts';
import { isTagIcon, STARTER_TAGS } from './starter-tags.ts';

const tagged = (...names: string[]) => names.map((name, index) => ({ id: `${index}`, name }));
const input = (name: string) => ({ name, icon: 'tag' as const });
/**
 * Any character, with a bias to those that names treat specially. fast-check's 'binary' isn't used, because
 * shrinking it builds a table of all 1,112,064 characters, which takes seconds.
 */
const character = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 0x10ffff }).map((point) => String.fromCodePoint(point)) },
  fc.constantFrom(' ', '\n', '\u00a0', '\u200d', '\u0301', '\ufeff', 'a'),
);

describe('a name', () => {
  it.each([
    ['  Yoga ', 'Yoga'],
    ['Café\n da   manhã', 'Café da manhã'],
    ['tab\tem\u0009dois', 'tab em dois'],
    ['⠃⠗⠁⠊⠇⠇⠑', '⠃⠗⠁⠊⠇⠇⠑'],
    ['❤️', '❤️'],
    ['🇧🇷', '🇧🇷'],
    ['👩🏽‍❤️‍💋‍👨🏿', '👩🏽‍❤️‍💋‍👨🏿'],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['?', '?'],
    ['عائلة', 'عائلة'],
    ['👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
    ['👍🏽'.repeat(TAG_NAME_MAX), '👍🏽'.repeat(TAG_NAME_MAX)],
  ])('normalises %j to %j', (text, name) => {
    expect(checkTagName(text)).toEqual({ ok: true, value: name });
  });

  it.each(['', '   ', '\u200b\u200d', '\u0301\u0302', 'a'.repeat(31), 'a\u0000', '\ud800'])('refuses %j', (text) => {
    expect(checkTagName(text)).toEqual({ ok: false, code: 'TAG_NAME_INVALID' });
  });

  it.each([
    ['the blank Braille pattern', '\u2800'],
    ['blank Braille and spaces', '\u2800 \u2800'],
    ['a Hangul filler', '\u3164'],
    ['a lone variation selector', '\ufe0f'],
    ['private use alone', '\ue000'],
    ['a bell', 'a\u0007'],
    ['an escape sequence', '\u001b[31mYoga'],
    ['a C1 control', 'a\u0085b'],
    ['an override of direction', 'Yoga\u202egnp'],
    ['an isolate', '\u2066Yoga\u2069'],
    ['a mark of direction', 'Yoga\u200f'],
    ['a pile of marks', `e${'\u0301'.repeat(400)}`],
    ['a small pile of marks', `e${'\u0301'.repeat(25)}`],
  ])('refuses %s', (_, text) => {
    expect(checkTagName(text)).toEqual({ ok: false, code: 'TAG_NAME_INVALID' });
  });

  it('leaves an accepted name unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: character, maxLength: 40 }), (text) => {
        const name = checkTagName(text);
        if (name.ok) expect(checkTagName(name.value)).toEqual(name);
      }),
    );
  });
});

describe('a new tag', () => {
  it.each(['exercício', 'EXERCÍCIO', ' Exercício ', 'Exer\u200bcício', 'Exerci\u0301cio', 'EXERCI\u034f\u0301CIO'])(
    '%j is taken by Exercício',
    (name) => {
      expect(planNewTag(input(name), tagged('Família', 'Exercício'))).toEqual({ ok: false, code: 'TAG_NAME_TAKEN' });
    },
  );

  it.each([
    ['Avó', 'Avô'],
    ['País', 'pais'],
    ['Exercicio', 'Exercício'],
    ['Exercícios', 'Exercício'],
  ])('accepts %j beside %j', (name, other) => {
    expect(planNewTag(input(name), tagged(other))).toMatchObject({ ok: true });
  });

  it('has to differ from others by more than case and spacing', () => {
    expect(tagNameKey('Ar  Livre')).toBe(tagNameKey('ar livre'));
    expect(tagNameKey('Ar livre')).not.toBe(tagNameKey('Arlivre'));
  });

  it('is refused above the maximum number', () => {
    const names = Array.from({ length: TAGS_MAX }, (_, index) => `marcador ${index}`);
    expect(planNewTag(input('outro'), tagged(...names))).toEqual({ ok: false, code: 'TAGS_FULL' });
    expect(planNewTag(input('outro'), tagged(...names.slice(1)))).toMatchObject({ ok: true });
    expect(planNewTag(input('marcador 1'), tagged(...names))).toEqual({ ok: false, code: 'TAG_NAME_TAKEN' });
  });
});

describe('a changed tag', () => {
  const tags = tagged('Família', 'Amigos');

  it('may keep or respell its own name, but not take that of another tag', () => {
    expect(planTagChange('0', input('FAMÍLIA'), tags)).toEqual({ ok: true, value: input('FAMÍLIA') });
    expect(planTagChange('0', input('amigos'), tags)).toEqual({ ok: false, code: 'TAG_NAME_TAKEN' });
    expect(planTagChange('0', input(' '), tags)).toEqual({ ok: false, code: 'TAG_NAME_INVALID' });
  });

  it('has to be a tag of the person', () => {
    expect(planTagChange('9', input('novo'), tags)).toEqual({ ok: false, code: 'TAG_NOT_FOUND' });
  });
});

describe('the starter tags', () => {
  it('are all accepted as new tags, one after the other', () => {
    STARTER_TAGS.forEach((tag, index) => {
      expect(planNewTag(tag, tagged(...STARTER_TAGS.slice(0, index).map(({ name }) => name)))).toEqual({
        ok: true,
        value: tag,
      });
      expect(isTagIcon(tag.icon)).toBe(true);
    });
  });

  it('leave space for more tags', () => {
    expect(STARTER_TAGS.length).toBeLessThan(TAGS_MAX / 2);
  });
});
