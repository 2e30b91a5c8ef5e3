import { describe, expect, it } from 'vitest';
import { asOneLine, isOneLineName, oneLineName } from './one-line-name.ts';

describe('oneLineName()', () => {
  it.each([
    [' Prova\r\nde  física\u2028final ', 'Prova de física final'],
    ['👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
    ['عائلة', 'عائلة'],
    ['a'.repeat(80), 'a'.repeat(80)],
    ['a'.repeat(81), null],
    ['a\u202eb', null],
    ['\u2067a', null],
    ['a\u0007b', null],
    ['a\u0000', null],
    ['\ud800', null],
    ['\u200b\u200d', null],
    ['\u2800 \u2800', null],
    [' \n ', null],
    [`a${'\u0301'.repeat(40)}`, null],
  ])('of %j is %j', (text, name) => expect(oneLineName(text, 80)).toBe(name));
});

describe('isOneLineName()', () => {
  it.each(['Ana  Maria', 'Dra. Íris 🌙', '(11) 91234-5678', 'عائلة', 'a'.repeat(20)])('accepts %j', (name) =>
    expect(isOneLineName(name, 20)).toBe(true),
  );

  it.each([
    ...[
      '',
      ' ',
      '\u200b\u2060',
      'a\nb',
      'a\rb',
      'a\tb',
      'a\u2028b',
      'a\u2029b',
      'a\u0085b',
      'a\u001b[31mb',
      'a\u0000b',
    ],
    ...['a\u202ab', 'a\u202eb', 'a\u2066b', 'a\u2069b', '\ud800', 'a'.repeat(21), `a${' '.repeat(20)}b`],
    `a${'\u0301'.repeat(40)}`,
  ])('refuses %j', (name) => expect(isOneLineName(name, 20)).toBe(false));
});

it('asOneLine() removes line breaks and control characters', () => {
  expect(asOneLine(' Prova\r\n\u202eoirártnoc\u0007  amanhã ')).toBe('Prova oirártnoc amanhã');
  expect(asOneLine('\u202e\u2067')).toBe('');
});
