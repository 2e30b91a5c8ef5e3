import { describe, expect, it } from 'vitest';
import { asOneLine, isOneLineName, oneLineName } from './one-line-name.ts';

describe('oneLineName()', () => {
  it.each([
    [' Prova\r\nde  física\u2028final ', 'Prova de física final'],
    ['tab\tem\u0009dois', 'tab em dois'],
  ])('turns %j into %j', (text, name) => expect(oneLineName(text, 80)).toBe(name));

  it.each([
    ...['👨‍👩‍👧‍👦', '👩🏽‍❤️‍💋‍👨🏿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🇧🇷', '❤️', 'عائلة', '⠃⠗⠁⠊⠇⠇⠑', '?'],
    ...['a'.repeat(80), '👍🏽'.repeat(80)],
  ])('keeps %j', (text) => expect(oneLineName(text, 80)).toBe(text));

  it.each([
    ['81 characters', 'a'.repeat(81)],
    ['spaces only', ' \n '],
    ['only zero-width characters', '\u200b\u200d'],
    ['only the blank Braille pattern and spaces', '\u2800 \u2800'],
    ['only a Hangul filler', '\u3164'],
    ['only a variation selector', '\ufe0f'],
    ['only a private-use character', '\ue000'],
    ['a null character', 'a\u0000'],
    ['a bell character', 'a\u0007b'],
    ['an escape sequence', '\u001b[31mYoga'],
    ['a C1 control character', 'a\u0085b'],
    ['half of a character', '\ud800'],
    ['a direction override', 'a\u202eb'],
    ['a directional isolate', '\u2067a'],
    ['a direction mark', 'Yoga\u200f'],
    ['25 combining marks', `e${'\u0301'.repeat(25)}`],
    ['400 combining marks', `e${'\u0301'.repeat(400)}`],
  ])('refuses %s', (_, text) => expect(oneLineName(text, 80)).toBeNull());
});

describe('isOneLineName()', () => {
  it.each(['Ana  Maria', 'Dra. Íris 🌙', '(11) 91234-5678', 'عائلة', 'a'.repeat(20)])('accepts %j', (name) =>
    expect(isOneLineName(name, 20)).toBe(true),
  );

  it.each([
    ...['a\nb', 'a\rb', 'a\tb', 'a\u2028b', 'a\u2029b', 'a'.repeat(21), `a${' '.repeat(20)}b`],
    ...['', ' ', 'a\u202eb', '\u200b\u2060', '\ud800'],
  ])('refuses %j', (name) => expect(isOneLineName(name, 20)).toBe(false));
});

it('asOneLine() removes line breaks and control characters', () => {
  expect(asOneLine(' Prova\r\n\u202eoirártnoc\u0007  amanhã ')).toBe('Prova oirártnoc amanhã');
  expect(asOneLine('\u202e\u2067')).toBe('');
});
