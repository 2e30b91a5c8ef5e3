import { expect, it } from 'vitest';
import { asksForHelp } from './asks-for-help.ts';

it.each([
  'ajuda',
  'Me AJUDA!',
  'preciso de ajuda',
  'ajude-me',
  'socorro',
  'crise',
  'crises de pânico',
  'suicídio',
  'suicidio',
  'pensamento suicida',
  '188',
])('asksForHelp returns true for “%s”', (query) => expect(asksForHelp(query)).toBe(true));

it.each(['', 'sono', 'respirar', 'Cristo', 'ajudante de cozinha', 'descrise', '1880'])(
  'asksForHelp returns false for “%s”',
  (query) => expect(asksForHelp(query)).toBe(false),
);
