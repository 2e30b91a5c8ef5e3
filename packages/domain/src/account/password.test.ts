import { describe, expect, it } from 'vitest';
import { checkNewPassword, passwordStrength, STRENGTH_LABELS, strengthColour } from './password.ts';

const refusalOf = (password: string): string | null => {
  const checked = checkNewPassword(password);
  return checked.ok ? null : checked.code;
};

describe('passwordStrength', () => {
  it.each([
    ['', 0, 'Muito fraca', 'red'],
    ['       ', 0, 'Muito fraca', 'red'], // 7 spaces
    ['abc', 1, 'Fraca', 'red'],
    ['12345678', 2, 'Razoável', 'yellow'],
    ['        ', 1, 'Fraca', 'red'], // 8 spaces meet only the length criterion.
    ['abcdefgh', 2, 'Razoável', 'yellow'],
    ['abcdefg1', 3, 'Boa', 'yellow'],
    ['Abcdefg1', 4, 'Forte', 'green'],
    ['Ab1!', 4, 'Forte', 'green'],
    ['Abcdef1!', 5, 'Muito forte', 'green'],
    ['çãéíóúâê', 2, 'Razoável', 'yellow'], // Letters with accents count as letters.
    ['ÇÃÉÍÓÚÂÊ', 2, 'Razoável', 'yellow'],
    ['😀', 1, 'Fraca', 'red'],
    ['😀😀😀😀', 1, 'Fraca', 'red'], // Four characters in eight UTF-16 units.
  ])('%j meets %i criteria: %s, %s', (password, strength, label, colour) => {
    expect(passwordStrength(password)).toBe(strength);
    expect(STRENGTH_LABELS[strength]).toBe(label);
    expect(strengthColour(strength)).toBe(colour);
  });
});

describe('checkNewPassword', () => {
  it.each([
    ['abcdefg1', null],
    ['Abcdef1!', null],
    ['SENHA-COM-HIFEN', null],
    ['abcdefgh', 'PASSWORD_WEAK'],
    ['12345678', 'PASSWORD_WEAK'],
    ['', 'PASSWORD_WEAK'],
    // Meets enough criteria, but is shorter than the minimum length of 8.
    ['Ab1!', 'PASSWORD_WEAK'],
    ['Abcde1!', 'PASSWORD_WEAK'],
    ['Aa1😀😀', 'PASSWORD_WEAK'],
    [`Aa1!${'x'.repeat(124)}`, null], // 128 UTF-16 units
    [`Aa1!${'x'.repeat(125)}`, 'PASSWORD_TOO_LONG'],
  ])('returns for %j the error code %s (null: accepted)', (password, code) => {
    expect(refusalOf(password)).toBe(code);
  });
});
